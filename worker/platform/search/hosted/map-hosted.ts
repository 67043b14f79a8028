import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { PRICE, type PriceRange, readPriceRange } from "@vetrina/shop-rules/price/price-range.ts";
import {
	isOffered,
	lowestPriceField,
	offersField,
	readOffers,
} from "@vetrina/shop-rules/price/size-offers.ts";
import type { Category, Refinement, SearchResult } from "../../../../shared/domain/catalogue/catalogue.ts";
import { hexField } from "../../commerce/catalogue/custom-fields.ts";
import { SIZE_FACET } from "../refinement-ids.ts";
import type { AskedSearch } from "../search-port.ts";
import { CATEGORY, chooseSort, type HostedContext, productsIndex } from "./hosted-query.ts";
import type { HostedResult } from "./hosted-results.ts";
import { mapRecord } from "./map-record.ts";

type Facet = { id: string; result: HostedResult };

const findFacetLabels = ({ userData }: HostedResult, id: string) =>
	userData.map(({ facetLabels }) => facetLabels[id]).find((labels) => labels !== undefined);

const mapFacet = ({ id, result }: Facet, selectedValues: readonly string[]): Refinement => {
	const counts = result.facets[id] ?? {};
	const labels = findFacetLabels(result, id);
	const order = result.renderingContent.facetOrdering.values[id]?.order ?? [];
	const values = [...new Set([...order, ...Object.keys(counts), ...selectedValues])];
	return {
		id,
		label: labels?.label || id,
		values: values
			.map((value) => ({
				value,
				label: labels?.values[value]?.label || value,
				hitCount: counts[value] ?? 0,
				hex: hexField(labels?.values[value]?.hex),
				children: [],
			}))
			.filter(({ value, hitCount }) => hitCount > 0 || selectedValues.includes(value)),
	};
};

const categoryValues = (
	categories: readonly Category[],
	counts: Readonly<Record<string, number>>,
	chosenId: string | undefined,
): Refinement["values"] =>
	categories.flatMap(({ id, name, children }) => {
		const below = categoryValues(children, counts, chosenId);
		const hitCount = counts[id] ?? 0;
		return hitCount > 0 || below.length > 0 || id === chosenId
			? [{ value: id, label: name, hitCount, children: below }]
			: [];
	});

const rangeValue = ({ min, max }: PriceRange): string => `(${min}..${Number.isFinite(max) ? max : ""})`;

const rangeLabel = ({ min, max }: PriceRange, { locale }: HostedContext): string => {
	const money = new Intl.NumberFormat(localeTag(locale), {
		style: "currency",
		currency: locale.currency,
		maximumFractionDigits: 0,
	});
	return Number.isFinite(max) ? `${money.format(min)} – ${money.format(max)}` : `${money.format(min)} +`;
};

const countIn = (
	range: PriceRange,
	result: HostedResult,
	sizes: readonly string[],
	currency: string,
): number => {
	const offers = result.facets[offersField(currency)];
	if (offers)
		return Object.entries(offers).reduce(
			(sum, [text, count]) => (isOffered(readOffers(text), range, sizes) ? sum + count : sum),
			0,
		);
	const prices = Object.entries(result.facets[lowestPriceField(currency)] ?? {});
	return prices.reduce(
		(sum, [price, count]) => (Number(price) >= range.min && Number(price) < range.max ? sum + count : sum),
		0,
	);
};

const mapPrices = (
	{ result }: Facet,
	selectedValues: readonly string[],
	sizes: readonly string[],
	cx: HostedContext,
): Refinement => {
	const labels = findFacetLabels(result, PRICE);
	return {
		id: PRICE,
		label: labels?.label || PRICE,
		values: (labels?.ranges ?? [])
			.map(([min, to]) => {
				const range = { min, max: to ?? Number.POSITIVE_INFINITY };
				return {
					value: rangeValue(range),
					label: rangeLabel(range, cx),
					hitCount: countIn(range, result, sizes, cx.locale.currency),
					children: [],
				};
			})
			.filter(({ value, hitCount }) => hitCount > 0 || selectedValues.includes(value)),
	};
};

/**
 * Subtracts from the counts of the size facet the records that do not offer the size within the price range: a record matches if any of its
 * sizes does. Other facets are returned unchanged.
 */
const withinPrice = (
	{ id, result }: Facet,
	price: string | undefined,
	{ locale: { currency } }: HostedContext,
): Facet => {
	const range = readPriceRange(price ?? "");
	const counts = result.facets[id];
	if (id !== SIZE_FACET || !range || !counts) return { id, result };
	const remainingCounts = { ...counts };
	for (const [text, count] of Object.entries(result.facets[offersField(currency)] ?? {})) {
		const offers = readOffers(text);
		if (offers.length === 1) continue;
		for (const size of new Set(offers.flatMap(({ sizes }) => sizes)))
			if (!isOffered(offers, range, [size])) remainingCounts[size] = (remainingCounts[size] ?? 0) - count;
	}
	return { id, result: { ...result, facets: { ...result.facets, [id]: remainingCounts } } };
};

const widenedBy = ({ userData, queryAfterRemoval, nbHits }: HostedResult): SearchResult["widened"] => {
	const { phrase, exactTotal } =
		userData.find(({ searched }) => Object.keys(searched).length > 0)?.searched ?? {};
	const exact = exactTotal ?? (queryAfterRemoval === undefined ? undefined : 0);
	return nbHits === 0 || (phrase === undefined && exact === undefined) ? undefined : { phrase, exact };
};

export const mapHosted = (
	result: HostedResult,
	facets: readonly Facet[],
	query: AskedSearch,
	cx: HostedContext,
	roots: readonly Category[],
): SearchResult => {
	const { settings, locale } = cx;
	const listChosen = (id: string): readonly string[] =>
		query.refinements.find((refinement) => refinement.id === id)?.values ?? [];
	const apart = new Map(facets.map((facet) => [facet.id, facet]));
	const mapRefinement = (id: string): Refinement => {
		const facet = apart.get(id) ?? { id, result };
		if (id === PRICE) return mapPrices(facet, listChosen(id), listChosen(SIZE_FACET), cx);
		const refinement = mapFacet(withinPrice(facet, listChosen(PRICE)[0], cx), listChosen(id));
		if (id !== CATEGORY) return refinement;
		const counts = facet.result.facets[CATEGORY] ?? {};
		return { ...refinement, values: categoryValues(roots, counts, query.categoryId) };
	};
	const sort = chooseSort(query, cx);
	const isUsual = sort === (settings.sortings[0]?.id ?? "");
	return {
		hits: result.hits.map((record) => {
			const hit = mapRecord(record, locale.currency);
			return { ...hit, images: hit.images.slice(0, query.pictures) };
		}),
		total: result.nbHits,
		offset: query.offset,
		limit: query.limit,
		refinements: [CATEGORY, ...settings.facets, PRICE]
			.filter((id) => id !== CATEGORY || query.query !== undefined)
			.map(mapRefinement)
			.filter(({ values }) => values.length > 0),
		sortingOptions: settings.sortings.map(({ id, label }) => ({ id, label })),
		sortId: sort,
		redirectUrl: result.renderingContent.redirect?.url,
		widened: widenedBy(result),
		tracking: result.queryID
			? { queryId: result.queryID, index: productsIndex(cx, isUsual ? undefined : sort) }
			: undefined,
	};
};
