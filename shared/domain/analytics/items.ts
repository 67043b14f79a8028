import type { Price, Product } from "../catalogue/catalogue.ts";

/** A list event names this many products unless the house sets another number (event-8). */
export const PRODUCTS_PER_LIST = 20;
/** Sections of editors name this many, whatever the house has set for its own lists (event-33). */
export const PRODUCTS_PER_CONTENT_LIST = 20;

/** Promotions that an item names. */
export const MOST_PROMOTIONS = 10;

/** MD: a sales price book applies; FP: the full price, from which a promotion may still be taken (event-7). */
export type PriceType = "MD" | "FP";

export type SizeFact = { id: string; size: string; available: boolean };

/** Describes a product in an event. `price` and `discount` are floored to whole units of the currency, `unitPrice` is exact (event-7). */
export type AnalyticsItem = {
	id: string;
	masterId: string;
	name: string;
	brand: string;
	variant?: string;
	size?: string;
	/** The names of the product's category and its ancestors, from the root's child down to the product's own. */
	categories: string[];
	/** Their ids, in the same order; absent for products that the catalogue does not give. */
	categoryIds?: string[];
	/** The promotions that apply to the product. */
	promotionIds?: string[];
	price: number | null;
	unitPrice?: number;
	discount: number;
	priceType: PriceType;
	quantity?: number;
	/** Counts from 1. */
	position?: number;
	/** One variant for each size (event-8). */
	sizes?: SizeFact[];
};

/** Floors an amount; an amount such as 19.999999 that stands for 20 in binary stays 20. */
export const floorAmount = (amount: number): number => Math.floor(Math.round(amount * 1000) / 1000);

export const pricing = (
	price: Price | null,
): Pick<AnalyticsItem, "price" | "unitPrice" | "discount" | "priceType"> => {
	if (!price) return { price: null, discount: 0, priceType: "FP" };
	const { value, list = value, isMarkdown } = price;
	return {
		price: floorAmount(value),
		unitPrice: value,
		discount: list > value ? floorAmount(list - value) : 0,
		priceType: isMarkdown ? "MD" : "FP",
	};
};

type Sized = Pick<Product, "variants" | "sizes">;

/** Returns one variant for each size, preferring one that is in stock, in the order of the sizes (event-8). */
export function onePerSize({ variants, sizes }: Sized): SizeFact[] {
	const labels = new Map(sizes.map(({ value, label }) => [value, label]));
	const bySize = new Map<string, SizeFact>();
	for (const { id, values, stock } of variants) {
		const value = values.size ?? "";
		const available = stock.ats > 0;
		const current = bySize.get(value);
		if (!current || (available && !current.available))
			bySize.set(value, { id, size: labels.get(value) ?? value, available });
	}
	const ordered = [...new Set([...labels.keys(), ...bySize.keys()])];
	return ordered.flatMap((value) => bySize.get(value) ?? []);
}

/** A category of a product, as events name it. */
export type EventCategory = { id: string; name: string };
/** A path may be longer than receivers take. The product's own category, the last, is always named. */
const MOST_CATEGORIES = 5;

/** Describes a product, or the one of its variants that is named. `categories`: from the root's child down to the product's own. */
export function toAnalyticsItem(
	product: Product,
	{ variantId, categories = [] }: { variantId?: string; categories?: readonly EventCategory[] } = {},
): AnalyticsItem {
	const variant = product.variants.find(({ id }) => id === variantId);
	const path = categories.slice(-MOST_CATEGORIES);
	const size = variant && product.sizes.find(({ value }) => value === variant.values.size);
	return {
		id: variant?.id ?? product.id,
		masterId: product.masterId,
		name: product.name,
		brand: product.brand,
		...(product.colour && { variant: product.colour.label }),
		...(size && { size: size.label }),
		categories: path.map((one) => one.name),
		...(path.length > 0 && { categoryIds: path.map((one) => one.id) }),
		...(product.promotionIds && { promotionIds: product.promotionIds.slice(0, MOST_PROMOTIONS) }),
		...pricing(variant?.price ?? product.price),
	};
}
