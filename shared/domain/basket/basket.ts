import type { GiftCard } from "@vetrina/shop-rules/gift-cards/gift-card.ts";
import type { Image, Price } from "../catalogue/catalogue.ts";
import type { GiftOptions } from "../checkout/gift-options.ts";
import type { ChosenAmount } from "../gift-cards/gift-card-abroad.ts";
import type { CustomChoice, Customisation } from "../product/customisation.ts";
import type { LineFields } from "./line-fields.ts";

/** A shopper's basket, with what its lines show; totals are the platform's. */
export type BasketLine = {
	itemId: string;
	productId: string;
	/** What it is a size of; unknown where neither the catalogue nor the line says it. */
	product?: { id: string; masterId: string };
	quantity: number;
	name: string;
	brand: string;
	slugUrl: string;
	colour: string;
	size: string;
	image: Image | null;
	/** The product has none; absent where that is not known, as the catalogue does not respond. */
	withoutImage?: true;
	/** Of one unit. */
	price: Price | null;
	total: number;
	/** Promotions that are taken off in `total`, by name, and what it would be without them. */
	discounts?: { names: string[]; before: number };
	/** Highest quantity the shop would sell now; none of what is not sold any more. */
	maxQuantity: number;
	available: boolean;
	/** More of it than there is on the shelf: it ships later (basket-21). */
	preorder?: true;
	/** It is made once it is ordered, and ships later (checkout-26). */
	madeToOrder?: true;
	/** When a piece that is made to order is there, in the merchant's words. */
	madeIn?: string;
	/** A gift of a promotion. */
	bonus?: true;
	/** What was done to it for this shopper; `id` is the same for the same choice. */
	custom?: { id: string; choice: CustomChoice; configuration: Customisation | null };
	/** Of a bundle kit; one id for all that belongs together. */
	kit?: { id: string; role: "parent" | "part" };
	/** All custom properties that are the line's own, those of `custom` and `kit` among them (basket-28). */
	fields?: LineFields;
	/** In an order, what it cost before it was exchanged (returns-3). */
	exchangedPrice?: number;
	/** What a kit's product brings along (kit-lines.ts). */
	parts?: { itemId: string; productId: string; name: string; detail: string; quantity: number }[];
};

/** A gift card that is bought: of an amount, for a person (gifts-2). `chosen`: where the bag has come from another country since. */
export type BasketGiftCard = GiftCard & { id: string; chosen?: ChosenAmount };

/** A gift card that waits for a country that offers its amount (gifts-6). */
export type LeftGiftCard = { key: string; card: GiftCard; chosen: ChosenAmount };

export type BasketSums = {
	/** Of the lines as they are shown. */
	productTotal: number;
	/** Off the whole order, each by its promotion's name. */
	discounts: { name: string; amount: number }[];
	giftCertificates: number;
	/** Absent as long as there is no method. */
	shipping?: number;
	/** Shipping is what the country's default method costs: there is no address yet. */
	isEstimate?: true;
	/** Added to the total; 0 where prices have it in them, absent as long as it is not known. */
	tax?: number;
	/** Prices are without it. */
	isNet: boolean;
	total: number;
};

/** A gift card, or the customer's store credit, that pays a part; `code` is masked but for its end. */
export type PaidByGiftCard = { id: string; code: string; amount: number; isStoreCredit: boolean };

export type Basket = BasketSums & {
	id: string;
	currency: string;
	/** What gift cards pay of the total, and what they leave to pay (basket-26). */
	paid: { giftCards: PaidByGiftCard[]; open: number };
	/** ISO; absent where the platform does not say. */
	lastModified?: string;
	/** How it is sent, once that is chosen. */
	shippingMethodId?: string;
	lines: BasketLine[];
	giftCards: BasketGiftCard[];
	/** It is a gift (gifts-5). */
	gift?: GiftOptions;
	/** The products could not be loaded: lines show what the platform's basket knows, without customisations (basket-12). */
	isBlind?: true;
	/** Codes that the shopper has entered; one may wait for its conditions to be met again (basket-4). */
	coupons: { id: string; code: string; applied: boolean }[];
	/** What was to pay it was removed, since the shopper is in another country now (basket-16). */
	isPaymentRemoved?: true;
	/** What the shopper had put in before they signed in is not in it yet (basket-20). */
	isMergeLate?: true;
	/** Keys of lines that were carried over from another site's basket (docs/decisions). */
	carriedProductIds: string[];
	/** What another site's basket had and cannot be had here: it is tried again wherever the shopper goes (basket-25). */
	leftBehind: LeftBehind;
};

export type LeftBehind = {
	lines: {
		key: string;
		name: string;
		productId: string;
		quantity: number;
		/** In bags that were left before all of a line's properties were kept. */
		custom?: CustomChoice;
		fields?: LineFields;
		parts?: string[];
	}[];
	/** Of coupons. */
	codes: string[];
	giftCards: LeftGiftCard[];
};

export const isAnyLeft = ({ lines, codes, giftCards }: LeftBehind): boolean =>
	lines.length + codes.length + giftCards.length > 0;

export const countOf = (lines: readonly { quantity: number }[]): number =>
	lines.reduce((sum, line) => sum + line.quantity, 0);

type Kept = { key: string; quantity: number };

/**
 * What has to happen to a site's basket when its shopper comes from another site, so that the basket follows (basket-11).
 * The other basket says the quantities of what it holds; what had been carried to it and is no longer there was
 * removed by the shopper; what it never knew stays.
 */
export const planCarryOver = (
	from: readonly Kept[],
	carriedBefore: readonly string[],
	to: readonly Kept[],
): { set: Kept[]; remove: string[] } => {
	const wanted = new Map(from.map((line) => [line.key, line.quantity]));
	const present = new Map(to.map((line) => [line.key, line.quantity]));
	return {
		set: [...wanted]
			.filter(([key, quantity]) => present.get(key) !== quantity)
			.map(([key, quantity]) => ({ key, quantity })),
		remove: [...present.keys()].filter((key) => carriedBefore.includes(key) && !wanted.has(key)),
	};
};
