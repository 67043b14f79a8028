import { PRICE } from "@vetrina/shop-rules/price/price-range.ts";
import { lowestPriceField } from "@vetrina/shop-rules/price/size-offers.ts";
import { type LanguageCode, textIn } from "../../../languages.ts";
import type { SearchIndex } from "../../../search/index/search-index.ts";
import type { CatalogueFrame, CategoryInfo } from "../../../store/catalogue-frame.ts";
import { type FacetAttribute, type FacetAttributes, facet, numberIn } from "./facet.ts";
import { sizePriceNumbers } from "./size-prices.ts";

const LEVELS = [0, 1, 2, 3];
const SEPARATOR = " > ";

const cache = new WeakMap<SearchIndex, Map<string, FacetAttributes>>();

export function facetAttributes(
	index: SearchIndex,
	frame: CatalogueFrame,
	language: LanguageCode,
	currency: string,
): FacetAttributes {
	const key = `${language} ${currency}`;
	const ofIndex = cache.get(index) ?? new Map<string, FacetAttributes>();
	cache.set(index, ofIndex);
	const entry = ofIndex.get(key) ?? {
		facets: buildFacets(index, frame, language),
		numbers: buildNumbers(index, frame, currency),
	};
	ofIndex.set(key, entry);
	return entry;
}

function buildFacets(
	index: SearchIndex,
	frame: CatalogueFrame,
	language: LanguageCode,
): FacetAttributes["facets"] {
	const categories = { source: "cgid", column: index.categories };
	const categoryLabels = frame.categories.map(({ name }) => ({ label: textIn(name, language) }));
	const facets: FacetAttribute[] = [
		facet(
			"cgid",
			categories,
			frame.categories.map(({ id }) => id),
			categoryLabels,
		),
		...LEVELS.map((level) =>
			facet(
				`hierarchicalCategories.lvl${level}`,
				categories,
				frame.categories.map((category) =>
					category.ancestors.length === level ? categoryPath(category, language) : undefined,
				),
			),
		),
	];
	for (const { id, refinable, values } of frame.attributes.values()) {
		const column = index.attributes.get(id);
		if (!refinable || !column) continue;
		const labels = values.map(({ name, swatch }) => ({
			label: textIn(name, language),
			...(swatch ? { hex: swatch } : {}),
		}));
		const ids = values.map((value) => value.id);
		facets.push(facet(id === "brand" ? id : `c_${id}`, { source: id, column }, ids, labels));
		if (id !== "brand")
			facets.push(
				facet(
					id,
					{ source: id, column },
					labels.map(({ label }) => label),
					labels,
				),
			);
	}
	const names = { source: "brandName", column: index.brand };
	if (!facets.some(({ id }) => id === "brand")) facets.push(facet("brand", names, index.brands));
	facets.push(facet("brandName", names, index.brands));
	return new Map(facets.map((one) => [one.id, one]));
}

export const categoryPath = (category: CategoryInfo, language: LanguageCode): string =>
	[...category.ancestors, category].map(({ name }) => textIn(name, language)).join(SEPARATOR);

export const IN_STOCK = "in_stock";

export function stockFacet(size: number, isOrderable: (ordinal: number) => boolean): FacetAttribute {
	const offsets = Uint32Array.from({ length: size + 1 }, (_, n) => n);
	const values = Uint16Array.from({ length: size }, (_, n) => (isOrderable(n) ? 1 : 0));
	return facet(IN_STOCK, { source: IN_STOCK, column: { offsets, values } }, ["false", "true"]);
}

function buildNumbers(
	index: SearchIndex,
	frame: CatalogueFrame,
	defaultCurrency: string,
): FacetAttributes["numbers"] {
	const currencies = [...index.prices.keys()];
	const numbers = [
		...currencies.map((currency) => numberIn(lowestPriceField(currency), () => index.prices.get(currency))),
		...currencies.map((currency) => numberIn(`discount.${currency}`, () => index.discounts.get(currency))),
		...(currencies.includes(defaultCurrency)
			? [numberIn(PRICE, () => index.prices.get(defaultCurrency))]
			: []),
		...currencies.flatMap((currency) => sizePriceNumbers(index, frame, currency)),
	];
	return new Map(numbers.map((one) => [one.id, one]));
}
