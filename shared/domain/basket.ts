import type { Image, Price } from "./catalogue.ts";

/** A shopper's basket, with what its lines show; totals are the platform's. */
export type BasketLine = {
	itemId: string;
	productId: string;
	quantity: number;
	name: string;
	brand: string;
	slugUrl: string;
	colour: string;
	size: string;
	image: Image | null;
	/** Of one piece. */
	price: Price | null;
	total: number;
	/** Highest quantity the shop would sell now. */
	maxQuantity: number;
	available: boolean;
};

export type Basket = {
	id: string;
	currency: string;
	lines: BasketLine[];
	productTotal: number;
	discount: number;
	total: number;
	/** Products that were carried over from another site's basket (docs/decisions). */
	carriedProductIds: string[];
};

export const countOf = (lines: readonly { quantity: number }[]): number =>
	lines.reduce((sum, line) => sum + line.quantity, 0);

type Kept = { productId: string; quantity: number };

/**
 * What has to happen to a site's basket when its shopper comes from another site, so that the basket follows.
 * The other basket says the quantities of what it holds; what had been carried to it and is no longer there was
 * removed by the shopper; what it never knew stays.
 */
export const planCarryOver = (
	from: readonly Kept[],
	carriedBefore: readonly string[],
	to: readonly Kept[],
): { set: Kept[]; remove: string[] } => {
	const wanted = new Map(from.map((line) => [line.productId, line.quantity]));
	const present = new Map(to.map((line) => [line.productId, line.quantity]));
	return {
		set: [...wanted]
			.filter(([id, quantity]) => present.get(id) !== quantity)
			.map(([productId, quantity]) => ({ productId, quantity })),
		remove: [...present.keys()].filter((id) => carriedBefore.includes(id) && !wanted.has(id)),
	};
};
