import { COLOR_GROUP, findColorGroup } from "../../catalogue/color-group.ts";
import type { Price } from "../../catalogue/import-fields.ts";
import { type LanguageCode, wholeCodes } from "../../languages.ts";
import type { CatalogueFrame } from "../../store/catalogue-frame.ts";
import { offeredVariants } from "../../store/offered-variants.ts";
import {
	isStandardProduct,
	listVariantGroups,
	type MemberRecord,
	type ProductRecord,
	type VariantRecord,
} from "../../store/product-records.ts";
import {
	BUNDLE,
	type GroupColumns,
	NEW_ARRIVAL,
	ORDERABLE,
	SET,
	SHY,
	STANDARD_PRODUCT,
	toListPrices,
	toLists,
} from "../columns.ts";
import { PostingLists } from "../postings.ts";
import { productTerms, type Words } from "../text/product-terms.ts";
import { computeDiscount } from "./discount.ts";
import { namedProducts } from "./priced-rows.ts";
import { variantColumns } from "./variant-columns.ts";

export type IndexedWord = { shown: string; products: number; fields: number };
export type IndexedTexts = { postings: PostingLists; words: Map<string, IndexedWord> };
export type IndexedProducts = { columns: GroupColumns; texts: Record<LanguageCode, IndexedTexts> };
type Group = {
	id: string;
	product: ProductRecord;
	master: number;
	variants: readonly VariantRecord[];
	values: Record<string, string[]>;
};

export function indexProducts(
	products: readonly ProductRecord[],
	frame: CatalogueFrame,
	members: ReadonlyMap<string, readonly MemberRecord[]>,
	firstOrdinal: number,
): IndexedProducts {
	const groups = products.flatMap((product, master): Group[] => {
		if (product.custom.c_offline === true) return [];
		const own: [string, readonly VariantRecord[]][] =
			product.kind === "set"
				? [[product.id, (members.get(product.id) ?? []).flatMap(({ variants }) => variants)]]
				: [...listVariantGroups(product)];
		return own.map(([id, variants]) => ({
			id,
			product,
			master,
			variants,
			values: attributeValues(product, product.kind === "set" ? [] : variants),
		}));
	});
	const brands = [...new Set(products.map((product) => product.brand))];
	const attributes: GroupColumns["attributes"] = {};
	for (const attribute of frame.attributes.values()) {
		if (!attribute.refinable) continue;
		attributes[attribute.id] = toLists(
			groups.map(({ values }) =>
				(values[attribute.id] ?? []).flatMap((value) => attribute.valueById.get(value)?.ordinal ?? []),
			),
		);
	}
	const columns: GroupColumns = {
		ids: groups.map((group) => group.id),
		masters: products.map((product) => product.id),
		brands,
		master: Uint32Array.from(groups, (group) => group.master),
		flags: Uint8Array.from(groups, ({ product, variants }) => buildFlags(product, variants)),
		brand: Uint16Array.from(groups, ({ product }) => brands.indexOf(product.brand)),
		categories: toLists(groups.map(({ product }) => categoryOrdinals(product, frame))),
		promotions: toLists(
			groups.map(({ product }) => product.promotions.map((id) => frame.promotions.get(id)?.ordinal ?? 0)),
		),
		attributes,
		...priceColumns(groups.map((group) => group.variants)),
		variants: variantColumns(
			groups.map(({ product, variants }) => (product.kind === "product" ? variants : [])),
			(id, value) => {
				const attribute = frame.attributes.get(id);
				return attribute?.refinable ? attribute.valueById.get(value)?.ordinal : undefined;
			},
			namedProducts(),
		),
	};
	return {
		columns,
		texts: Object.fromEntries(
			wholeCodes.map((language) => [language, indexTexts(groups, frame, language, firstOrdinal)]),
		) as Record<LanguageCode, IndexedTexts>,
	};
}

function indexTexts(
	groups: readonly Group[],
	frame: CatalogueFrame,
	language: LanguageCode,
	firstOrdinal: number,
): IndexedTexts {
	const termReader = productTerms(frame, language);
	const postings = new PostingLists();
	const words = new Map<string, IndexedWord>();
	const count = (foundWords: Words): void => {
		for (const [word, { shown, fields }] of foundWords) {
			const entry = words.get(word);
			if (!entry) words.set(word, { shown, products: 1, fields });
			else {
				entry.products++;
				entry.fields |= fields;
			}
		}
	};
	let current: { product: ProductRecord; terms: Map<string, number> } | undefined;
	groups.forEach(({ product, values }, index) => {
		if (current?.product !== product) {
			const { terms, words: foundWords } = termReader.ofProduct(product, values);
			current = { product, terms };
			count(foundWords);
		}
		const colours = termReader.ofColours(values.color ?? []);
		count(colours.words);
		for (const [term, fields] of current.terms)
			postings.add(term, firstOrdinal + index, fields | (colours.terms.get(term) ?? 0));
		for (const [term, fields] of colours.terms)
			if (!current.terms.has(term)) postings.add(term, firstOrdinal + index, fields);
	});
	return { postings, words };
}

function buildFlags(product: ProductRecord, variants: readonly VariantRecord[]): number {
	const orderable = variants.some((variant) => variant.ats > 0 && Object.keys(variant.prices).length > 0);
	return (
		(product.kind === "set" ? SET : 0) |
		(product.kind === "bundle" ? BUNDLE : 0) |
		(product.kind === "product" && isStandardProduct(product) ? STANDARD_PRODUCT : 0) |
		(product.custom.c_newArrival === true ? NEW_ARRIVAL : 0) |
		(product.custom.c_searchableIfUnavailable === false ? SHY : 0) |
		(orderable ? ORDERABLE : 0)
	);
}

function attributeValues(
	product: ProductRecord,
	variants: readonly VariantRecord[],
): Record<string, string[]> {
	const values: Record<string, string[]> = { ...product.attributes };
	for (const id of product.variationAttributes) {
		values[id] = [...new Set(variants.flatMap((variant) => variant.values[id] ?? []))];
	}
	const colors: readonly (string | undefined)[] = values.color ?? [undefined];
	const groups = colors.flatMap((color) => findColorGroup(product.custom, color) ?? []);
	if (groups.length > 0) values[COLOR_GROUP] = [...new Set(groups)];
	return values;
}

function categoryOrdinals(product: ProductRecord, frame: CatalogueFrame): number[] {
	const ordinals = new Set<number>();
	for (const id of product.categories) {
		const category = frame.categoryById.get(id);
		for (const one of category ? [category, ...category.ancestors] : []) ordinals.add(one.ordinal);
	}
	return [...ordinals];
}

const salePrice = (price: Price): number => price.sale ?? price.list;

function priceColumns(
	groups: readonly (readonly VariantRecord[])[],
): Pick<GroupColumns, "prices" | "lists" | "discounts"> {
	const prices: GroupColumns["prices"] = {};
	const discounts: GroupColumns["discounts"] = {};
	const reducedPrices: Record<string, [number, number][]> = {};
	groups.forEach((variants, n) => {
		for (const currency of new Set(variants.flatMap((variant) => Object.keys(variant.prices)))) {
			prices[currency] ??= new Float32Array(groups.length).fill(Number.NaN);
			discounts[currency] ??= new Uint8Array(groups.length);
			const [first, ...others] = offeredVariants(variants, currency).flatMap(
				(variant) => variant.prices[currency] ?? [],
			);
			if (!first) continue;
			const lowest = others.reduce((low, price) => (salePrice(low) <= salePrice(price) ? low : price), first);
			prices[currency][n] = salePrice(lowest);
			discounts[currency][n] = computeDiscount(salePrice(lowest), lowest.list);
			if (lowest.list > salePrice(lowest)) {
				reducedPrices[currency] ??= [];
				reducedPrices[currency].push([n, lowest.list]);
			}
		}
	});
	const lists = Object.fromEntries(
		Object.entries(reducedPrices).map(([currency, currencyPrices]) => [
			currency,
			toListPrices(currencyPrices),
		]),
	);
	return { prices, lists, discounts };
}
