import { findTextCode, findWhole } from "@vetrina/shop-rules/locale/fallback.ts";
import { localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { PRICE, readPriceRange } from "@vetrina/shop-rules/price/price-range.ts";
import {
	lowestPriceField,
	offersField,
	pricesField,
	sizePricesField,
} from "@vetrina/shop-rules/price/size-offers.ts";
import type { SearchForHits } from "algoliasearch/lite";
import type { SiteSettings } from "../../site-settings.ts";
import { SIZE_FACET } from "../refinement-ids.ts";
import type { SearchQuery, SearchShopper } from "../search-port.ts";

export type HostedContext = {
	locale: Pick<SiteLocale, "siteId" | "country" | "language" | "currency">;
	settings: SiteSettings["hostedSearch"];
	shopper?: SearchShopper;
};

const MAX_CONTEXTS = 10;
const MAX_VALUES = 1000;
export const CATEGORY = "cgid";
const ROOT = "root";

/** Returns the code of the index: the language, or its script with texts of its own. */
const findSearched = (locale: HostedContext["locale"]): string =>
	findWhole(findTextCode(locale.language, localeTag(locale)));

const writeIndexName = (kind: string, { locale, settings: { indexPrefix } }: HostedContext): string =>
	[...(indexPrefix ? [indexPrefix] : []), locale.siteId, kind, findSearched(locale)].join("__");

/**
 * Returns the name of the index. Each site and language has an index, a replica per sorting (per currency, for the currencies that the
 * sorting names) and, if enabled, an index for customers with groups or a personalisation key (search-7).
 */
export const productsIndex = (cx: HostedContext, sort?: string): string => {
	const { locale, settings, shopper } = cx;
	const index = writeIndexName("products", cx);
	if (sort !== undefined) {
		const isApart =
			settings.sortings.find(({ id }) => id === sort)?.currencies?.includes(locale.currency) ?? false;
		return `${index}__${sort}${isApart ? `__${locale.currency}` : ""}`;
	}
	const hasTaste = shopper !== undefined && (shopper.groups.length > 0 || shopper.personalisationKey !== "");
	return settings.personalisedIndex && hasTaste
		? `${index}__${settings.personalisedSuffix ?? "personalised"}`
		: index;
};

export const suggestionsIndex = (cx: HostedContext): string => writeIndexName("query_suggestions", cx);

export const chooseSort = ({ sort }: SearchQuery, { settings: { sortings } }: HostedContext): string =>
	(sortings.find(({ id }) => id === sort) ?? sortings[0])?.id ?? "";

export const ruleContexts = ({ locale, shopper }: HostedContext): string[] =>
	[locale.country, ...(shopper?.groups ?? [])].slice(0, MAX_CONTEXTS);

const writeFilter = (id: string, value: string): string => `${id}:${value.replace(/^-/, "\\-")}`;

/** Returns the largest amount in cents' precision below an exclusive bound, because the service's ranges include both ends. */
const amountBelow = (bound: number): number => (Math.ceil(Number((bound * 100).toFixed(4))) - 1) / 100;

export const chosenSizes = ({ refinements }: Pick<SearchQuery, "refinements">): readonly string[] =>
	refinements.find(({ id }) => id === SIZE_FACET)?.values ?? [];

const priceFilters = (value: string, currency: string, sizes: readonly string[]): string[] => {
	const range = readPriceRange(value);
	if (!range) return [];
	const fields =
		sizes.length === 0 ? [pricesField(currency)] : sizes.map((size) => sizePricesField(currency, size));
	return fields.map((field) =>
		Number.isFinite(range.max)
			? `${field}:${range.min} TO ${amountBelow(range.max)}`
			: `${field}>=${range.min}`,
	);
};

const toPlace = ({ offset, limit }: SearchQuery): Partial<SearchForHits> =>
	limit > 0 && offset % limit === 0
		? { page: offset / limit, hitsPerPage: limit }
		: { offset, length: limit };

export type FacetRequest = { id: string; request: SearchForHits };

/**
 * Returns the requests of one results page: the hits with the facets that have no choice, and one request each for the prices and for every
 * chosen facet, which leaves that facet's own choice out, so that the counts of its other values are right.
 */
export const hostedRequests = (
	query: SearchQuery,
	cx: HostedContext,
): { hits: SearchForHits; facets: FacetRequest[] } => {
	const { settings, locale, shopper } = cx;
	const sort = chooseSort(query, cx);
	const isUsual = sort === (settings.sortings[0]?.id ?? "");
	// Every product is below the root category, but the index has no entry for the root.
	const isWithin = query.categoryId !== undefined && query.categoryId !== ROOT;
	const filtersBut = (omittedId?: string) => ({
		facetFilters: [
			...(isWithin && omittedId !== CATEGORY ? [[writeFilter(CATEGORY, query.categoryId ?? "")]] : []),
			...query.refinements
				.filter(({ id }) => id !== PRICE && id !== omittedId)
				.map(({ id, values }) => values.map((value) => writeFilter(id, value))),
		],
		numericFilters: query.refinements
			.filter(({ id }) => id === PRICE && id !== omittedId)
			.map(({ values }) =>
				priceFilters(values[0] ?? "", locale.currency, omittedId === SIZE_FACET ? [] : chosenSizes(query)),
			),
	});
	const common = {
		indexName: productsIndex(cx, isUsual ? undefined : sort),
		query: query.query ?? "",
		ruleContexts: ruleContexts(cx),
		// A/B variants must not get into shared pages.
		enableABTest: settings.abTest && shopper !== undefined,
		userToken: shopper?.userToken || undefined,
	};
	const facet = (id: string, names: string[], filters: object = filtersBut(id)): FacetRequest => ({
		id,
		request: {
			...common,
			...filters,
			hitsPerPage: 0,
			facets: names,
			maxValuesPerFacet: MAX_VALUES,
			analytics: false,
		},
	});
	const offers = offersField(locale.currency);
	const isPriced = query.refinements.some(({ id }) => id === PRICE);
	const listFacetNames = (id: string): string[] => (id === SIZE_FACET && isPriced ? [id, offers] : [id]);
	// Records without a price in a chosen size would shift the price ranges.
	const sizePrices = chosenSizes(query).map((size) => `${sizePricesField(locale.currency, size)}>=0`);
	const prices = facet(PRICE, [lowestPriceField(locale.currency), offers], {
		...filtersBut(PRICE),
		numericFilters: sizePrices.length > 0 ? [sizePrices] : [],
	});
	const isSearch = query.query !== undefined;
	const chosenFacets = settings.facets.filter((id) => query.refinements.some((one) => one.id === id));
	return {
		hits: {
			...common,
			...filtersBut(),
			...toPlace(query),
			facets: [
				...(isSearch && !isWithin ? [CATEGORY] : []),
				...settings.facets.filter((id) => !chosenFacets.includes(id)).flatMap(listFacetNames),
			],
			maxValuesPerFacet: MAX_VALUES,
			attributesToHighlight: [],
			clickAnalytics: true,
		},
		facets: [
			...(isSearch && isWithin ? [facet(CATEGORY, [CATEGORY])] : []),
			...chosenFacets.map((id) => facet(id, listFacetNames(id))),
			prices,
		],
	};
};

export const suggestionRequests = (query: string, limit: number, cx: HostedContext): SearchForHits[] => [
	{ indexName: suggestionsIndex(cx), query, hitsPerPage: limit, attributesToHighlight: [] },
	{
		indexName: productsIndex(cx),
		query,
		hitsPerPage: limit,
		facets: [CATEGORY, "brand"],
		ruleContexts: ruleContexts(cx),
		enableABTest: false,
		attributesToHighlight: [],
		analytics: false,
	},
];

export const popularRequests = (limit: number, cx: HostedContext): SearchForHits[] => [
	{
		indexName: suggestionsIndex(cx),
		query: "",
		hitsPerPage: limit,
		attributesToHighlight: [],
		analytics: false,
	},
];
