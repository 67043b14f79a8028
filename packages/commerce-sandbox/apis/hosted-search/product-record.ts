import { sizeKey, writeOffers } from "@vetrina/shop-rules/price/size-offers.ts";
import type { Price } from "../../catalogue/import-fields.ts";
import { textIn } from "../../languages.ts";
import { siteById } from "../../settings/sites.ts";
import { offeredVariants } from "../../store/offered-variants.ts";
import { listVariantGroups, type ProductRecord, type VariantRecord } from "../../store/product-records.ts";
import { productPath } from "../../store/slug.ts";
import type { CatalogueView } from "../products/catalogue-request.ts";
import { HIT_VIEWS, imageGroups } from "../products/product-images.ts";
import {
	customFields,
	groupValues,
	isOrderable,
	paidIn,
	priceBooks,
	rangeUnitPricesIn,
	sumStock,
} from "../products/product-parts.ts";
import { createUnitPrices, promotionDocuments } from "../products/product-promotions.ts";
import { categoryPath } from "./facets/facet-attributes.ts";

export function productRecord(
	id: string,
	product: ProductRecord,
	view: CatalogueView,
): Record<string, unknown> {
	const variants = listVariantGroups(product).get(id) ?? product.variants;
	const prices = paidPrices(product, view);
	const name = textIn(product.name, view.texts);
	const { color } = groupValues(variants);
	const { ats, stockLevel, orderable, preorderable } = sumStock(variants, view.currency);
	return {
		objectID: id,
		id,
		masterId: product.id,
		name,
		brand: product.brand,
		url: productPath(textIn(product.name, view.language), id),
		image_groups: listImages(product, view, color),
		...buildPrices(variants, view, prices),
		...buildOffers(variants, listCurrencies(view), prices),
		unitPricing: Object.fromEntries(
			listCurrencies(view).flatMap((currency) => {
				const range = rangeUnitPricesIn(variants, currency);
				return range ? [[currency, range]] : [];
			}),
		),
		in_stock: orderable,
		inventory: { ats, stock_level: stockLevel, orderable, preorderable },
		variants: variants.map((variant) => ({
			id: variant.id,
			...variant.values,
			in_stock: isOrderable(variant, view.currency),
			ats: variant.ats,
			stock_level: variant.stockLevel,
			preorderable: variant.preorderable,
		})),
		defaultVariantID: (variants.find((one) => isOrderable(one, view.currency)) ?? variants[0])?.id,
		...buildTexts(product, variants, view),
		colorCount: new Set(product.variants.flatMap((variant) => variant.values.color ?? [])).size,
		colorName: textIn(view.frame.attributes.get("color")?.name ?? { en: "" }, view.texts),
		...buildCategories(product, view),
		promotions: listPromotions(product, variants, view),
		...customFields(product, view, color),
	};
}

const listImages = (product: ProductRecord, view: CatalogueView, color: string | undefined) =>
	imageGroups(product, view, { views: HIT_VIEWS, ...(color === undefined ? {} : { colour: color }) }).map(
		({ viewType, images }) => ({
			view_type: viewType,
			images: images.map(({ alt, link, disBaseLink }) => ({
				dis_base_link: disBaseLink,
				link,
				alt,
				title: alt,
			})),
		}),
	);

function listPromotions(product: ProductRecord, variants: readonly VariantRecord[], view: CatalogueView) {
	const inCurrencies = listCurrencies(view).map((currency) => ({
		currency,
		documents: promotionDocuments(product, variants, { ...view, currency }),
	}));
	return promotionDocuments(product, variants, view).map(({ promotionId, calloutMsg }, index) => ({
		id: promotionId,
		callout: calloutMsg,
		prices: Object.fromEntries(
			inCurrencies.map(({ currency, documents }) => [currency, documents[index]?.promotionalPrice ?? 0]),
		),
	}));
}

const listCurrencies = ({ siteId }: CatalogueView) => [
	...new Set(siteById(siteId)?.countries.map((country) => country.currency)),
];

type PriceBook = { price: number; priceMax?: number; listPrice?: number; tiers?: Price["tiers"] };

type Paid = (variant: VariantRecord, currency: string) => number | undefined;

function paidPrices(product: ProductRecord, view: CatalogueView): Paid {
	const inCurrencies = new Map(
		listCurrencies(view).map((currency) => [currency, createUnitPrices(product, { ...view, currency })]),
	);
	return (variant, currency) => inCurrencies.get(currency)?.(variant);
}

const readSale = (price: Price): number => price.sale ?? price.list;

function buildPrices(variants: readonly VariantRecord[], view: CatalogueView, pricesPaid: Paid) {
	const { currency } = view;
	const pricing: Record<string, PriceBook> = {};
	const price: Record<string, number> = {};
	let listPrice: number | undefined;
	for (const one of listCurrencies(view)) {
		const available = offeredVariants(variants, one);
		const prices = available.flatMap((variant) => variant.prices[one] ?? []);
		const [lowest] = [...prices].sort((a, b) => readSale(a) - readSale(b));
		if (!lowest) continue;
		const books = priceBooks(one);
		const isReduced = prices.some((each) => readSale(each) < each.list);
		const tiers = lowest.tiers ? { tiers: lowest.tiers } : {};
		price[one] = Math.min(...available.flatMap((variant) => pricesPaid(variant, one) ?? []));
		if (one === currency) listPrice = lowest.list;
		pricing[books.list] = { ...span(prices.map(({ list }) => list)), ...(isReduced ? {} : tiers) };
		if (isReduced)
			pricing[books.sale] = {
				...span(prices.map(readSale)),
				...(lowest.list > readSale(lowest) ? { listPrice: lowest.list } : {}),
				...tiers,
			};
	}
	return { pricing, price, ...(listPrice === undefined ? {} : { listPrice }), currency };
}

function buildOffers(variants: readonly VariantRecord[], currencies: readonly string[], pricesPaid: Paid) {
	const prices: Record<string, number[]> = {};
	const sizePrices: Record<string, Record<string, number[]>> = {};
	const offers: Record<string, string> = {};
	for (const currency of currencies) {
		const offeredPrices = new Set(
			offeredVariants(variants, currency).map((variant) => paidIn(variant, currency)),
		);
		const all = variants.map((variant) => ({
			price: offeredPrices.has(paidIn(variant, currency)) ? pricesPaid(variant, currency) : undefined,
			size: variant.values.size,
		}));
		const text = writeOffers(all);
		if (text === undefined) continue;
		offers[currency] = text;
		prices[currency] = [...new Set(all.flatMap(({ price }) => price ?? []))];
		const bySize: Record<string, number[]> = {};
		for (const { price, size } of all)
			if (price !== undefined && size !== undefined)
				bySize[sizeKey(size)] = [...new Set([...(bySize[sizeKey(size)] ?? []), price])];
		sizePrices[currency] = bySize;
	}
	return { prices, sizePrices, offers };
}

function span(values: readonly number[]): { price: number; priceMax?: number } {
	const price = Math.min(...values);
	const priceMax = Math.max(...values);
	return { price, ...(priceMax > price ? { priceMax } : {}) };
}

function buildTexts(
	product: ProductRecord,
	variants: readonly VariantRecord[],
	{ frame, texts: language }: CatalogueView,
) {
	return Object.fromEntries(
		[...frame.attributes.values()].flatMap((attribute) => {
			const ids = product.variationAttributes.includes(attribute.id)
				? [...new Set(variants.flatMap((variant) => variant.values[attribute.id] ?? []))]
				: (product.attributes[attribute.id] ?? []);
			const texts = ids.flatMap((id) => {
				const name = attribute.valueById.get(id)?.name;
				return name ? textIn(name, language) : [];
			});
			if (texts.length === 0 || attribute.id === "brand") return [];
			return [[attribute.id, attribute.id === "color" && texts.length === 1 ? texts[0] : texts]];
		}),
	);
}

function buildCategories(product: ProductRecord, { frame, texts: language }: CatalogueView) {
	const own = product.categories.flatMap((id) => frame.categoryById.get(id) ?? []);
	const all = new Set(own.flatMap((category) => [...category.ancestors, category]));
	const levels: Record<string, string[]> = {};
	for (const category of all) {
		const level = `lvl${category.ancestors.length}`;
		levels[level] = [...(levels[level] ?? []), categoryPath(category, language)];
	}
	return {
		categories: [...all].map(({ id }) => id),
		primaryCategory: product.primaryCategory,
		hierarchicalCategories: levels,
	};
}
