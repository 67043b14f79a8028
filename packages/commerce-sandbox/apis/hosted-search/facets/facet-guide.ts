import { offersField } from "@vetrina/shop-rules/price/size-offers.ts";
import { textIn } from "../../../languages.ts";
import { priceRanges } from "../../../search/price-ranges.ts";
import { phraseSuggestion } from "../../../search/text/phrase-suggestion.ts";
import { refinementLabel } from "../../search/search-refinements.ts";
import type { OpenIndex } from "../open-index.ts";
import type { SearchParams } from "../search-params.ts";
import type { SelectedProducts } from "../select-products.ts";
import type { FacetAttribute } from "./facet.ts";
import { countedValues } from "./facet-counts.ts";

type ValueLabels = Record<string, { label: string; hex?: string }>;
type FacetLabels = { label: string; values?: ValueLabels; ranges?: [number, number | null][] };

export function facetGuide(
	open: OpenIndex,
	products: SelectedProducts,
	params: SearchParams,
	redirect: string | undefined,
): Record<string, unknown> {
	const guidedFacets = products.facets.filter(({ id }) => labelledAs(id, open) !== undefined);
	const labels: Record<string, FacetLabels> = {};
	const order: Record<string, { order: string[]; sortRemainingBy: "count" }> = {};
	for (const facet of guidedFacets) {
		const values = valuesInOrder(facet, products);
		labels[facet.id] = {
			label: labelledAs(facet.id, open) ?? facet.id,
			values: isAskedAlone(params) ? allLabels(facet) : listLabels(facet, values),
		};
		order[facet.id] = { order: values.map(({ value }) => value), sortRemainingBy: "count" };
	}
	const prices = priceLabels(open, products, params);
	if (prices) labels.price = prices;
	const ordering = guidedFacets.length > 0 && {
		facetOrdering: { facets: { order: guidedFacets.map(({ id }) => id) }, values: order },
	};
	return {
		...(redirect === undefined && !ordering
			? {}
			: {
					renderingContent: {
						...ordering,
						...(redirect === undefined ? {} : { redirect: { url: redirect } }),
					},
				}),
		...guideData(labels, readAs(products, params)),
	};
}

type ReadAs = { phrase?: string; exactTotal?: number };

const guideData = (labels: Record<string, FacetLabels>, reading: ReadAs): Record<string, unknown> => {
	const data = [
		...(Object.keys(labels).length > 0 ? [{ facetLabels: labels }] : []),
		...(Object.keys(reading).length > 0 ? [{ searched: reading }] : []),
	];
	return data.length > 0 ? { userData: data } : {};
};

function readAs({ phrase, exactTotal, sortedGroups }: SelectedProducts, { query }: SearchParams): ReadAs {
	const [suggestion] = phraseSuggestion(query, phrase).suggestedPhrases;
	return {
		...(suggestion && !suggestion.exactMatch ? { phrase: suggestion.phrase } : {}),
		...(exactTotal !== undefined && exactTotal < sortedGroups.length ? { exactTotal } : {}),
	};
}

const isAskedAlone = ({ facets, hitsPerPage }: SearchParams): boolean =>
	hitsPerPage === 0 && facets?.filter((id) => !id.startsWith(OFFERS)).length === 1;
const OFFERS = offersField("");

const listLabels = (
	facet: FacetAttribute,
	values: readonly { value: string; ordinal: number }[],
): ValueLabels => Object.fromEntries(values.map(({ value, ordinal }) => [value, facet.labelOf(ordinal)]));

const allLabels = (facet: FacetAttribute): ValueLabels => {
	const values = Array.from({ length: facet.size }, (_, ordinal) => ({
		ordinal,
		value: facet.valueOf(ordinal),
	}));
	return listLabels(
		facet,
		values.flatMap(({ value, ordinal }) => (value === undefined ? [] : [{ value, ordinal }])),
	);
};

function labelledAs(id: string, { view }: OpenIndex): string | undefined {
	if (id === "cgid" || id === "brand") return refinementLabel(id, view.texts);
	const attribute = id.startsWith("c_") ? view.frame.attributes.get(id.slice(2)) : undefined;
	return attribute ? textIn(attribute.name, view.texts) : undefined;
}

function valuesInOrder(facet: FacetAttribute, products: SelectedProducts) {
	const values = countedValues(facet, products, "alpha");
	return facet.id === "brand" ? values : values.sort((a, b) => a.ordinal - b.ordinal);
}

function priceLabels(
	{ view, search }: OpenIndex,
	{ selection }: SelectedProducts,
	{ facets = [] }: SearchParams,
): FacetLabels | undefined {
	const priceFacet = facets.find((id) => id === "price" || id.startsWith("price."));
	if (priceFacet === undefined) return undefined;
	const column = search.prices.get(
		priceFacet === "price" ? view.currency : priceFacet.slice("price.".length),
	);
	const prices = Float32Array.from(selection.groups, (n) => column?.[n] ?? Number.NaN);
	return {
		label: refinementLabel("price", view.texts),
		ranges: priceRanges(prices).map(({ min, max }): [number, number | null] => [
			min,
			Number.isFinite(max) ? max : null,
		]),
	};
}
