import { type Context, Hono } from "hono";
import type { CommerceHono } from "../http.ts";
import { problem } from "../problem.ts";
import { redirectFor } from "../search/redirects.ts";
import { parseRefinements, type Refinements } from "../search/refine.ts";
import { runSearch } from "../search/run-search.ts";
import { searchIndex } from "../search/search-index.ts";
import { type SortId, sortIdOf, sortingOptions } from "../search/sorting.ts";
import { textIn } from "../store/texts.ts";
import { catalogueView, readExpand, readInteger } from "./catalogue-request.ts";
import { parseImageTypes } from "./product-images.ts";
import { answer } from "./property-selection.ts";
import { acceptParameters, listParameter, type ParameterKinds, unescapeValue } from "./query-parameters.ts";
import { DEFAULT_HIT_EXPANDS, HIT_EXPANDS, type HitOptions, hitDocuments } from "./search-hits.ts";
import { refinementDocuments } from "./search-refinements.ts";
import { requireShopper } from "./slas/require-shopper.ts";

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 200;
/** The platform's limit of a lexical query; what is longer is cut (DESIGN §7 "Caches"). */
const MAX_QUERY = 50;
/** Beyond this the document itself refuses. */
const MAX_Q_PARAMETER = 500;
const MAX_VARIANT_PROPERTIES = 5;

type SearchParameters = {
	query: string;
	refinements: Refinements;
	sort: SortId;
	offset: number;
	limit: number;
	options: HitOptions;
};

export const searchApp = new Hono<CommerceHono>();

const PARAMETERS: ParameterKinds = {
	select: "text",
	q: "text",
	refine: "repeated",
	sort: "text",
	currency: "text",
	expand: "list",
	allImages: "boolean",
	imgTypes: "text",
	perPricebook: "boolean",
	allVariationProperties: "boolean",
	includedCustomVariationProperties: "list",
	limit: "text",
	offset: "text",
};

const PATH = "/search/shopper-search/v1/organizations/:org/product-search";

searchApp.get(PATH, requireShopper, acceptParameters(PARAMETERS), async (c) => {
	const parameters = readParameters(c);
	if (parameters instanceof Response) return parameters;
	const view = await catalogueView(c);
	if (view instanceof Response) return view;
	const { query, refinements, sort, offset, limit, options } = parameters;
	const index = await searchIndex(view.db, view.gen);
	const request = {
		refinements,
		sort,
		offset,
		limit,
		language: view.language,
		currency: view.currency,
		...(query ? { query } : {}),
	};
	const [found, redirectUrl] = await Promise.all([
		runSearch(view.db, view.gen, index, view.frame, request),
		query ? redirectFor(view.db, view.siteId, query) : undefined,
	]);
	const hits = await hitDocuments(found.hits, view, options);
	return answer(c, {
		limit,
		hits,
		query,
		refinements: refinementDocuments(found.facets, index.brands, refinements.asked, view),
		searchPhraseSuggestions: {
			suggestedPhrases: query ? [{ exactMatch: true, phrase: query }] : [],
			suggestedTerms: [],
			...(redirectUrl ? { redirectUrl } : {}),
		},
		...(Object.keys(refinements.asked).length > 0 ? { selectedRefinements: refinements.asked } : {}),
		selectedSortingOption: sort,
		sortingOptions: sortingOptions.map(({ id, label }) => ({ id, label: textIn(label, view.language) })),
		offset,
		total: found.total,
	});
});

function readParameters(c: Context<CommerceHono>): SearchParameters | Response {
	const constraint = (parameter: string, expected: string) =>
		problem(
			400,
			"bad-request",
			`'${parameter}' violates the value constraint. The expected value is ${expected}.`,
			{ parameter, expected },
		);
	const q = c.req.query("q") ?? "";
	if (q.length > MAX_Q_PARAMETER) return constraint("q", `at most ${MAX_Q_PARAMETER} characters long`);
	const limit = readInteger(c.req.query("limit"), DEFAULT_LIMIT, 1, MAX_LIMIT);
	if (limit === undefined) return constraint("limit", `between '(1..${MAX_LIMIT})'`);
	const offset = readInteger(c.req.query("offset"), 0, 0, 1_000_000);
	if (offset === undefined) return constraint("offset", "a number from 0");
	const refinements = parseRefinements((c.req.queries("refine") ?? []).map(unescapeValue));
	if (!refinements.ok) return problem(400, "bad-request", refinements.detail, { parameter: "refine" });
	const expand = readExpand(c, HIT_EXPANDS, DEFAULT_HIT_EXPANDS);
	if (!expand.ok) return expand.response;
	const imgTypes = c.req.query("imgTypes");
	const imageLimits = imgTypes === undefined ? undefined : parseImageTypes(imgTypes);
	if (imgTypes !== undefined && !imageLimits) return constraint("imgTypes", "of the form large:2,small:1");
	const variantProperties = listParameter(c, "includedCustomVariationProperties") ?? [];
	if (variantProperties.length > MAX_VARIANT_PROPERTIES)
		return constraint("includedCustomVariationProperties", `between '(0..${MAX_VARIANT_PROPERTIES})'`);
	const allImages = c.req.query("allImages");
	return {
		query: cut(q.replace(/[\s\p{Cc}]+/gu, " ").trim()),
		refinements: refinements.value,
		sort: sortIdOf(c.req.query("sort")),
		offset,
		limit,
		options: {
			has: expand.has,
			...(allImages === undefined ? {} : { allImages: allImages === "true" }),
			...(imageLimits ? { imageLimits } : {}),
			perPricebook: c.req.query("perPricebook") === "true",
			allVariationProperties: c.req.query("allVariationProperties") === "true",
			variantProperties,
		},
	};
}

const cut = (query: string): string => [...query].slice(0, MAX_QUERY).join("").trim();
