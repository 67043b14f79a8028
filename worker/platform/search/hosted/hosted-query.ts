import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
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

/** A search in the words of the hosted service (search-7). */
export type HostedContext = {
	locale: Pick<SiteLocale, "siteId" | "country" | "language" | "currency">;
	settings: SiteSettings["hostedSearch"];
	/** Absent on pages that everybody sees. */
	shopper?: SearchShopper;
};

/** Rule search-7. */
const MAX_CONTEXTS = 10;
/** The most the service counts of a facet; prices are counted one by one, and summed up here. */
const MAX_VALUES = 1000;
export const CATEGORY = "cgid";
const ROOT = "root";

const nameOf = (kind: string, { locale, settings: { indexPrefix } }: HostedContext): string =>
	[...(indexPrefix ? [indexPrefix] : []), locale.siteId, kind, locale.language || "en"].join("__");

/**
 * An index for each site and language, one more for each further order (by price in each currency that has one of its own), and
 * one for customers whose taste is known (search-7).
 */
export const productsIndex = (cx: HostedContext, sort?: string): string => {
	const { locale, settings, shopper } = cx;
	const index = nameOf("products", cx);
	if (sort !== undefined) {
		const isApart =
			settings.sortings.find(({ id }) => id === sort)?.currencies?.includes(locale.currency) ?? false;
		return `${index}__${sort}${isApart ? `__${locale.currency}` : ""}`;
	}
	// Who only takes part in a test has no known taste: neither groups nor a key.
	const hasTaste = shopper !== undefined && (shopper.groups.length > 0 || shopper.personalisationKey !== "");
	return settings.personalisedIndex && hasTaste
		? `${index}__${settings.personalisedSuffix ?? "personalised"}`
		: index;
};

export const suggestionsIndex = (cx: HostedContext): string => nameOf("query_suggestions", cx);

/** The order that is asked for, where the site offers it; else its usual one, as on the commerce cloud. */
export const sortOf = ({ sort }: SearchQuery, { settings: { sortings } }: HostedContext): string =>
	(sortings.find(({ id }) => id === sort) ?? sortings[0])?.id ?? "";

/** The country and the customer's groups, at most ten (search-7). */
export const ruleContexts = ({ locale, shopper }: HostedContext): string[] =>
	[locale.country, ...(shopper?.groups ?? [])].slice(0, MAX_CONTEXTS);

/** A value that begins with a minus would mean everything else. */
const filterOf = (id: string, value: string): string => `${id}:${value.replace(/^-/, "\\-")}`;

/** The largest amount below a bound: the service's ranges include both of their ends. */
const amountBelow = (bound: number): number => (Math.ceil(Number((bound * 100).toFixed(4))) - 1) / 100;

/** The sizes that are chosen, each of which has prices of its own. */
export const chosenSizes = ({ refinements }: Pick<SearchQuery, "refinements">): readonly string[] =>
	refinements.find(({ id }) => id === SIZE_FACET)?.values ?? [];

/** One of these sizes costs so much; any that is offered, where none is chosen. */
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

/** By pages; where content takes places of a list, its pages are of different lengths, and only the place says where one begins. */
const placeOf = ({ offset, limit }: SearchQuery): Partial<SearchForHits> =>
	limit > 0 && offset % limit === 0
		? { page: offset / limit, hitsPerPage: limit }
		: { offset, length: limit };

export type FacetRequest = { id: string; request: SearchForHits };

/**
 * All that a page of results needs, for one call: the hits with the facets that nothing is chosen of, and one request for each
 * that something is chosen of, without that choice, so that its other values say what they would find (search-7).
 */
export const hostedRequests = (
	query: SearchQuery,
	cx: HostedContext,
): { hits: SearchForHits; facets: FacetRequest[] } => {
	const { settings, locale, shopper } = cx;
	const sort = sortOf(query, cx);
	const isUsual = sort === (settings.sortings[0]?.id ?? "");
	// Everything is below the root, and nothing says so of itself.
	const isWithin = query.categoryId !== undefined && query.categoryId !== ROOT;
	const filtersBut = (left?: string) => ({
		facetFilters: [
			...(isWithin && left !== CATEGORY ? [[filterOf(CATEGORY, query.categoryId ?? "")]] : []),
			...query.refinements
				.filter(({ id }) => id !== PRICE && id !== left)
				.map(({ id, values }) => values.map((value) => filterOf(id, value))),
		],
		numericFilters: query.refinements
			.filter(({ id }) => id === PRICE && id !== left)
			.map(({ values }) =>
				priceFilters(values[0] ?? "", locale.currency, left === SIZE_FACET ? [] : chosenSizes(query)),
			),
	});
	const common = {
		indexName: productsIndex(cx, isUsual ? undefined : sort),
		query: query.query ?? "",
		ruleContexts: ruleContexts(cx),
		// Otherwise everybody would see what one visitor was chosen for.
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
	// Which of a record's sizes cost what is chosen, its offers say.
	const namesOf = (id: string): string[] => (id === SIZE_FACET && isPriced ? [id, offers] : [id]);
	// What has no price in a chosen size is in none of the ranges, and moves none of them.
	const sizePrices = chosenSizes(query).map((size) => `${sizePricesField(locale.currency, size)}>=0`);
	const prices = facet(PRICE, [lowestPriceField(locale.currency), offers], {
		...filtersBut(PRICE),
		numericFilters: sizePrices.length > 0 ? [sizePrices] : [],
	});
	// A category's own list is not refined by categories.
	const isSearch = query.query !== undefined;
	const chosen = settings.facets.filter((id) => query.refinements.some((one) => one.id === id));
	return {
		hits: {
			...common,
			...filtersBut(),
			...placeOf(query),
			facets: [
				...(isSearch && !isWithin ? [CATEGORY] : []),
				...settings.facets.filter((id) => !chosen.includes(id)).flatMap(namesOf),
			],
			maxValuesPerFacet: MAX_VALUES,
			attributesToHighlight: [],
			clickAnalytics: true,
		},
		facets: [
			...(isSearch && isWithin ? [facet(CATEGORY, [CATEGORY])] : []),
			...chosen.map((id) => facet(id, namesOf(id))),
			prices,
		],
	};
};

/** The beginning of a phrase: how it may continue, and what it finds; it does not count as a search. */
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
