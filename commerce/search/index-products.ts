import { type Language, languages, type Price, type Text } from "../catalogue/import-lines.ts";
import type { CatalogueFrame } from "../store/catalogue-frame.ts";
import {
	groupsOf,
	isStandardProduct,
	type ProductRecord,
	type VariantRecord,
} from "../store/product-records.ts";
import { textIn } from "../store/texts.ts";
import { type GroupColumns, listsOf, NEW_ARRIVAL, ORDERABLE, STANDARD_PRODUCT } from "./columns.ts";
import { indexTokens } from "./words.ts";

/** Tokens of one group in one language, by the columns of the FTS5 tables. */
export type SearchText = [
	name: string,
	brand: string,
	category: string,
	colour: string,
	material: string,
	description: string,
];
export type IndexedProducts = { columns: GroupColumns; texts: Record<Language, SearchText[]> };

/** Turns products into their part of the search index: one row per variation group (a standard product is one too). */
export function indexProducts(products: readonly ProductRecord[], frame: CatalogueFrame): IndexedProducts {
	const groups = products.flatMap((product, master) =>
		[...groupsOf(product)].map(([id, variants]) => ({
			id,
			product,
			master,
			variants,
			values: attributeValues(product, variants),
		})),
	);
	const brands = [...new Set(products.map((product) => product.brand))];
	const attributes: GroupColumns["attributes"] = {};
	for (const attribute of frame.attributes.values()) {
		if (!attribute.refinable) continue;
		attributes[attribute.id] = listsOf(
			groups.map(({ values }) =>
				(values[attribute.id] ?? []).map((value) => attribute.valueById.get(value)?.ordinal ?? 0),
			),
		);
	}
	const columns: GroupColumns = {
		ids: groups.map((group) => group.id),
		masters: products.map((product) => product.id),
		brands,
		master: Uint32Array.from(groups, (group) => group.master),
		flags: Uint8Array.from(groups, ({ product, variants }) => flagsOf(product, variants)),
		brand: Uint16Array.from(groups, ({ product }) => brands.indexOf(product.brand)),
		categories: listsOf(groups.map(({ product }) => categoryOrdinals(product, frame))),
		promotions: listsOf(
			groups.map(({ product }) => product.promotions.map((id) => frame.promotions.get(id)?.ordinal ?? 0)),
		),
		attributes,
		...priceColumns(groups.map((group) => group.variants)),
	};
	const textsIn = (language: Language): SearchText[] => {
		const tokens = tokenCache(language);
		return groups.map(({ product, values }) => searchText(product, values, frame, language, tokens));
	};
	return {
		columns,
		texts: Object.fromEntries(languages.map((language) => [language, textsIn(language)])) as Record<
			Language,
			SearchText[]
		>,
	};
}

function flagsOf(product: ProductRecord, variants: readonly VariantRecord[]): number {
	const orderable = variants.some((variant) => variant.ats > 0 && Object.keys(variant.prices).length > 0);
	return (
		(isStandardProduct(product) ? STANDARD_PRODUCT : 0) |
		(product.custom.c_newArrival === true ? NEW_ARRIVAL : 0) |
		(orderable ? ORDERABLE : 0)
	);
}

/** What describes the group (its own colour, its sizes) and what describes its master. */
function attributeValues(
	product: ProductRecord,
	variants: readonly VariantRecord[],
): Record<string, string[]> {
	const values: Record<string, string[]> = { ...product.attributes };
	for (const id of product.variationAttributes) {
		values[id] = [...new Set(variants.flatMap((variant) => variant.values[id] ?? []))];
	}
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
): Pick<GroupColumns, "prices" | "discounts"> {
	const prices: GroupColumns["prices"] = {};
	const discounts: GroupColumns["discounts"] = {};
	groups.forEach((variants, n) => {
		for (const variant of variants) {
			for (const [currency, price] of Object.entries(variant.prices)) {
				prices[currency] ??= new Float32Array(groups.length).fill(Number.NaN);
				discounts[currency] ??= new Uint8Array(groups.length);
				const column = prices[currency];
				const discount = discounts[currency];
				const known = column[n] ?? Number.NaN;
				if (known <= salePrice(price)) continue;
				column[n] = salePrice(price);
				discount[n] = Math.max(0, 100 - Math.round((100 * salePrice(price)) / price.list));
			}
		}
	});
	return { prices, discounts };
}

/** Colours, materials and names repeat from group to group: segmenting them once saves most of the work. */
function tokenCache(language: Language): (text: string) => string {
	const known = new Map<string, string>();
	return (text) => {
		const found = known.get(text);
		if (found !== undefined) return found;
		const tokens = indexTokens(text, language).join(" ");
		known.set(text, tokens);
		return tokens;
	};
}

function searchText(
	product: ProductRecord,
	values: Record<string, string[]>,
	frame: CatalogueFrame,
	language: Language,
	tokens: (text: string) => string,
): SearchText {
	const names = (attributeId: string): string[] =>
		(values[attributeId] ?? []).flatMap((value) => {
			const name = frame.attributes.get(attributeId)?.valueById.get(value)?.name;
			return name ? [textIn(name, language)] : [];
		});
	const categories = new Set(
		product.categories.flatMap((id) => {
			const category = frame.categoryById.get(id);
			return category ? [...category.ancestors, category] : [];
		}),
	);
	const others = Object.keys(values).filter((id) => id !== "color" && id !== "size");
	const all = (texts: Iterable<string>): string => [...texts].map(tokens).join(" ");
	return [
		tokens(textIn(product.name, language)),
		// Who types a product's number means that product.
		`${tokens(product.brand)} ${tokens(product.id)}`,
		all([...categories].map((category) => textIn(category.name, language))),
		all(names("color")),
		all(others.flatMap(names)),
		product.description ? tokens(textIn(JSON.parse(product.description) as Text, language)) : "",
	];
}
