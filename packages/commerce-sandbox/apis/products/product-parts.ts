import { rangeUnitPrices } from "@vetrina/shop-rules/price/unit-price.ts";
import { findColorGroup } from "../../catalogue/color-group.ts";
import type { Price } from "../../catalogue/import-fields.ts";
import { findPriorPrice } from "../../catalogue/prior-price.ts";
import { textIn } from "../../languages.ts";
import { offeredVariants } from "../../store/offered-variants.ts";
import {
	isStandardProduct,
	listVariantGroups,
	type ProductRecord,
	type VariantRecord,
} from "../../store/product-records.ts";
import { productPath } from "../../store/slug.ts";
import type { CatalogueView } from "./catalogue-request.ts";
import { firstImage } from "./product-images.ts";

export const readPrice = (variant: VariantRecord, currency: string): Price | undefined =>
	variant.prices[currency];
export const readSale = (price: Price): number => price.sale ?? price.list;
export const paidIn = ({ prices }: VariantRecord, currency: string): number | undefined =>
	prices[currency] && readSale(prices[currency]);

export const isOrderable = (variant: VariantRecord, currency: string): boolean =>
	variant.ats > 0 && variant.prices[currency] !== undefined;

export const priceBooks = (currency: string) => ({
	list: `${currency.toLowerCase()}-list-prices`,
	sale: `${currency.toLowerCase()}-sale-prices`,
});

/** Returns what a variant cost before its reduction; undefined if it is not reduced. */
export type ReadPrior = (variant: VariantRecord) => number | undefined;

/**
 * Returns what the price of the price books was before its reduction, by the market's law if it says how (legal-6); undefined if it is not
 * reduced.
 */
export function readPrior(
	variant: VariantRecord,
	{ currency, lowestPriceDays: days, frame }: Pick<CatalogueView, "currency" | "lowestPriceDays" | "frame">,
): number | undefined {
	const price = readPrice(variant, currency);
	if (!price || price.list <= readSale(price)) return undefined;
	if (days === null) return price.list;
	const former = frame.formerPrices.get(variant.id) ?? [];
	// Clients take a missing list price from the price books, so the price itself says that there is no reduction.
	return Math.max(findPriorPrice(price, { former, currency, days }), readSale(price));
}

export function priceFields(
	variants: readonly VariantRecord[],
	view: CatalogueView,
	perPricebook: boolean,
	findPrior: ReadPrior = (variant) => readPrior(variant, view),
): Record<string, unknown> {
	const offered = offeredVariants(variants, view.currency);
	const prices = offered.flatMap((variant) => readPrice(variant, view.currency) ?? []);
	const lowest = prices.reduce<Price | undefined>(
		(low, price) => (low && readSale(low) <= readSale(price) ? low : price),
		undefined,
	);
	if (!lowest) return {};
	const highest = Math.max(...prices.map(readSale));
	const cheapest = offered.find((variant) => readPrice(variant, view.currency) === lowest);
	const prior = cheapest && findPrior(cheapest);
	return {
		price: readSale(lowest),
		...(highest > readSale(lowest) ? { priceMax: highest } : {}),
		...(prior === undefined ? {} : { c_listPrice: prior }),
		...(perPricebook ? pricebookFields(prices, lowest, view.currency) : {}),
	};
}

/** Returns what a litre or a kilogram costs, of products that are sold by amounts (legal-7). */
export const rangeUnitPricesIn = (variants: readonly VariantRecord[], currency: string) =>
	rangeUnitPrices(
		// The attribute of contents has a name of its own, and no other value is an amount.
		offeredVariants(variants, currency).flatMap((variant) =>
			Object.values(variant.values).map((size) => ({ size, price: paidIn(variant, currency) })),
		),
	);

export function unitPriceFields(
	variants: readonly VariantRecord[],
	{ currency }: Pick<CatalogueView, "currency">,
): Record<string, unknown> {
	const range = rangeUnitPricesIn(variants, currency);
	return range
		? {
				c_pricePerUnit: range.least,
				...(range.most === undefined ? {} : { c_pricePerUnitMax: range.most }),
				c_pricePerUnitUnit: range.per,
			}
		: {};
}

function pricebookFields(prices: readonly Price[], lowest: Price, currency: string): Record<string, unknown> {
	const books = priceBooks(currency);
	const range = (values: number[], pricebook: string) =>
		values.length > 0 ? [{ minPrice: Math.min(...values), maxPrice: Math.max(...values), pricebook }] : [];
	const sales = prices.flatMap((price) => price.sale ?? []);
	return {
		priceRanges: [
			...range(
				prices.map((price) => price.list),
				books.list,
			),
			...range(sales, books.sale),
		],
		tieredPrices: tieredPrices(lowest, currency),
	};
}

export function tieredPrices(
	price: Price,
	currency: string,
): { price: number; pricebook: string; quantity: number }[] {
	const books = priceBooks(currency);
	return [
		{ price: price.list, pricebook: books.list, quantity: 1 },
		...(price.sale === undefined ? [] : [{ price: price.sale, pricebook: books.sale, quantity: 1 }]),
		...(price.tiers ?? []).map((tier) => ({
			...tier,
			pricebook: price.sale === undefined ? books.list : books.sale,
		})),
	];
}

export const pricesByBook = (price: Price, currency: string): Record<string, number> =>
	Object.fromEntries(
		tieredPrices(price, currency).flatMap((tier) =>
			tier.quantity === 1 ? [[tier.pricebook, tier.price] as const] : [],
		),
	);

export type InventoryDocument = {
	ats: number;
	stockLevel: number;
	orderable: boolean;
	preorderable: boolean;
};

export const sumStock = (variants: readonly VariantRecord[], currency: string): InventoryDocument => ({
	ats: variants.reduce((sum, variant) => sum + variant.ats, 0),
	stockLevel: variants.reduce((sum, variant) => sum + variant.stockLevel, 0),
	orderable: variants.some((variant) => isOrderable(variant, currency)),
	preorderable: variants.some((variant) => variant.preorderable),
});

export function variantDocument(
	variant: VariantRecord,
	view: CatalogueView,
	perPricebook: boolean,
): Record<string, unknown> {
	const price = readPrice(variant, view.currency);
	return {
		productId: variant.id,
		orderable: isOrderable(variant, view.currency),
		...(price ? { price: readSale(price) } : {}),
		...(price && perPricebook ? { tieredPrices: tieredPrices(price, view.currency) } : {}),
		variationValues: variant.values,
	};
}

export function variantCustomFields(
	variant: VariantRecord,
	view: CatalogueView,
	findPrior: ReadPrior,
): Record<string, unknown> {
	const prior = findPrior(variant);
	const { orderable: _, ...stock } = sumStock([variant], view.currency);
	return {
		...(prior === undefined ? {} : { c_listPrice: prior }),
		c_inventory: stock,
	};
}

export function variantDetails(
	variants: readonly VariantRecord[],
	view: CatalogueView,
	findPrior: ReadPrior,
): Record<string, unknown> {
	return Object.fromEntries(
		variants.map((variant) => [
			variant.id,
			{
				...variantCustomFields(variant, view, findPrior),
				...(variant.ean === undefined ? {} : { c_ean: variant.ean }),
			},
		]),
	);
}

export const lastModified = ({ updatedAt }: ProductRecord): { c_lastModified?: string } =>
	updatedAt === null || updatedAt === undefined ? {} : { c_lastModified: new Date(updatedAt).toISOString() };

export function colourDetails(product: ProductRecord, view: CatalogueView): Record<string, unknown> {
	const values = view.frame.attributes.get("color")?.valueById;
	return Object.fromEntries(
		[...listVariantGroups(product)].flatMap(([id, [first]]) => {
			const colour = first?.values.color;
			if (colour === undefined) return [];
			const hex = values?.get(colour)?.swatch;
			return [
				[colour, { ...(hex ? { hex } : {}), url: productPath(textIn(product.name, view.language), id) }],
			];
		}),
	);
}

export function variationGroupDocuments(
	product: ProductRecord,
	view: CatalogueView,
): Record<string, unknown>[] {
	if (isStandardProduct(product)) return [];
	return [...listVariantGroups(product)].map(([id, variants]) => ({
		productId: id,
		orderable: variants.some((variant) => isOrderable(variant, view.currency)),
		price: (priceFields(variants, view, false).price as number | undefined) ?? 0,
		variationValues: groupValues(variants),
	}));
}

export const groupValues = (variants: readonly VariantRecord[]): Record<string, string> => {
	const color = variants[0]?.values.color;
	return color === undefined ? {} : { color };
};

export function variationAttributes(
	product: ProductRecord,
	variants: readonly VariantRecord[],
	view: CatalogueView,
	withImages: boolean,
) {
	return product.variationAttributes.flatMap((id) => {
		const attribute = view.frame.attributes.get(id);
		if (!attribute) return [];
		const values = attribute.values.flatMap((value) => {
			const having = variants.filter((variant) => variant.values[id] === value.id);
			if (having.length === 0) return [];
			const image = withImages && id === "color" ? firstImage(product, view, value.id) : undefined;
			const imageSwatch =
				withImages && id === "color" ? firstImage(product, view, value.id, "swatch") : undefined;
			return {
				name: textIn(value.name, view.texts),
				orderable: having.some((variant) => isOrderable(variant, view.currency)),
				value: value.id,
				...(image ? { image } : {}),
				...(imageSwatch ? { imageSwatch } : {}),
			};
		});
		return { id, name: textIn(attribute.name, view.texts), values };
	});
}

/** `color`: the document's colour, whose family it names (catalogue-28). */
export function customFields(
	product: ProductRecord,
	view: CatalogueView,
	color?: string,
): Record<string, unknown> {
	const { c_colorGroup: _groups, ...custom } = product.custom;
	const group = findColorGroup(product.custom, color);
	return {
		...Object.fromEntries(
			Object.entries(custom).map(([name, value]) => [
				name,
				typeof value === "object" && !Array.isArray(value) ? textIn(value, view.texts) : value,
			]),
		),
		...(group ? { c_colorGroup: group } : {}),
	};
}
