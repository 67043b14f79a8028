import * as z from "zod";
import type { Filter } from "./filters/filter.ts";
import { parseFacetFilters, parseNumericFilters } from "./filters/list-filters.ts";
import { parseFilters } from "./filters/parse-filters.ts";

const MAX_QUERY = 512;
const SEARCHED_QUERY = 50;
const MAX_CONTEXTS = 10;

const json = (value: unknown): unknown => {
	if (typeof value !== "string") return value;
	try {
		return JSON.parse(value);
	} catch {
		return value;
	}
};
const toList = (value: unknown): unknown => {
	const parsedList = json(value);
	if (typeof parsedList !== "string") return parsedList;
	return parsedList === "" ? [] : parsedList.split(",").map((one) => one.trim());
};
const whole = (min: number, max: number) => z.preprocess(json, z.int().min(min).max(max));
const flag = z.preprocess(json, z.boolean());
const list = z.preprocess(toList, z.array(z.string().max(200)).max(1000));
const text = z.string().max(4000);
const anything = z.unknown();
const filterList = z.preprocess(
	json,
	z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]),
);

const knownParams = {
	query: z.preprocess(
		(value) => (value === null ? "" : value),
		z.union([z.string(), z.number()]).transform(String),
	),
	page: whole(0, 100_000),
	hitsPerPage: whole(0, 1000),
	offset: whole(0, 10_000_000),
	length: whole(0, 1000),
	facets: list,
	maxValuesPerFacet: whole(0, 1000),
	sortFacetValuesBy: z.enum(["count", "alpha"]),
	filters: z.string().max(32_000),
	facetFilters: filterList,
	numericFilters: filterList,
	attributesToRetrieve: list,
	attributesToHighlight: list,
	attributesToSnippet: list,
	highlightPreTag: z.string().max(200),
	highlightPostTag: z.string().max(200),
	snippetEllipsisText: z.string().max(20),
	responseFields: list,
	clickAnalytics: flag,
	analytics: flag,
	enablePersonalization: flag,
	enableRules: flag,
	userToken: z.string().regex(/^[\w=+/-]{1,129}$/),
	ruleContexts: z.preprocess(
		toList,
		z.array(z.string().max(100)).max(MAX_CONTEXTS, `at most ${MAX_CONTEXTS} contexts are allowed`),
	),
	facetQuery: text,
	maxFacetHits: whole(1, 100),
};

const ignoredParams = [
	"advancedSyntax",
	"advancedSyntaxFeatures",
	"allowTyposOnNumericTokens",
	"alternativesAsExact",
	"analyticsTags",
	"aroundLatLng",
	"aroundLatLngViaIP",
	"aroundPrecision",
	"aroundRadius",
	"attributeCriteriaComputedByMinProximity",
	"customRanking",
	"decompoundQuery",
	"disableExactOnAttributes",
	"disableTypoToleranceOnAttributes",
	"distinct",
	"enableABTest",
	"enableReRanking",
	"exactOnSingleWordQuery",
	"explain",
	"extensions",
	"facetingAfterDistinct",
	"getRankingInfo",
	"ignorePlurals",
	"insideBoundingBox",
	"insidePolygon",
	"keepDiacriticsOnCharacters",
	"minProximity",
	"minWordSizefor1Typo",
	"minWordSizefor2Typos",
	"minimumAroundRadius",
	"mode",
	"naturalLanguages",
	"optionalFilters",
	"optionalWords",
	"percentileComputation",
	"personalizationImpact",
	"queryLanguages",
	"queryType",
	"ranking",
	"reRankingApplyFilter",
	"relevancyStrictness",
	"removeStopWords",
	"removeWordsIfNoResults",
	"renderingContent",
	"replaceSynonymsInHighlight",
	"restrictHighlightAndSnippetArrays",
	"restrictSearchableAttributes",
	"semanticSearch",
	"similarQuery",
	"sumOrFiltersScores",
	"synonyms",
	"tagFilters",
	"typoTolerance",
	"userData",
];

const schema = z
	.strictObject({
		...Object.fromEntries(ignoredParams.map((name) => [name, anything.optional()])),
		...knownParams,
	})
	.partial();

type Known = { [Name in keyof typeof knownParams]?: z.infer<(typeof knownParams)[Name]> };

export type SearchParams = Omit<Known, "query" | "filters" | "facetFilters" | "numericFilters"> & {
	query: string;
	filter: Filter;
	asWritten: string;
};
export type ParamsReading = { ok: true; params: SearchParams } | { ok: false; message: string };

export function readParams({ params, ...others }: Record<string, unknown>): ParamsReading {
	const packedParams =
		typeof params === "string"
			? Object.fromEntries(new URLSearchParams(params))
			: typeof params === "object" && params !== null
				? params
				: {};
	const givenParams = Object.fromEntries(
		Object.entries({ ...others, ...packedParams }).filter(
			([, value]) => value !== undefined && value !== null,
		),
	);
	const result = schema.safeParse(givenParams);
	if (!result.success) return { ok: false, message: describeParamError(result.error) };
	const { query = "", filters, facetFilters, numericFilters, ...rest } = result.data as Known;
	const parts = [
		...(filters === undefined ? [] : [parseFilters(filters)]),
		...(facetFilters === undefined ? [] : [parseFacetFilters(facetFilters)]),
		...(numericFilters === undefined ? [] : [parseNumericFilters(numericFilters)]),
	];
	const filter: Filter = [];
	for (const part of parts) {
		if (!part.ok) return { ok: false, message: part.message };
		filter.push(...part.filter);
	}
	return {
		ok: true,
		params: { ...rest, query: cut(query, MAX_QUERY), filter, asWritten: write(givenParams) },
	};
}

function describeParamError(error: z.ZodError): string {
	const [issue] = error.issues;
	if (issue?.code === "unrecognized_keys") return `Unknown parameter: ${issue.keys[0]?.slice(0, 60) ?? ""}`;
	return `invalid value for "${String(issue?.path[0] ?? "")}" parameter: ${issue?.message ?? "it has another form"}`;
}

function write(params: Record<string, unknown>): string {
	const parameters = new URLSearchParams();
	for (const [name, value] of Object.entries(params))
		parameters.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
	return parameters.toString();
}

const cut = (text: string, length: number): string => [...text].slice(0, length).join("");

export const searchedText = (query: string): string =>
	cut(query.replace(/[\s\p{Cc}]+/gu, " ").trim(), SEARCHED_QUERY).trim();
