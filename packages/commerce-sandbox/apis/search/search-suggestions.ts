import { isEastAsian } from "@vetrina/shop-rules/locale/scripts.ts";
import { type Context, Hono } from "hono";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { type Text, textIn } from "../../languages.ts";
import { listEditorialPages } from "../../records/content/read-pages.ts";
import {
	acceptParameters,
	listParameter,
	type ParameterKinds,
	readInteger,
} from "../../requests/query-parameters.ts";
import { searchIndex } from "../../search/index/search-index.ts";
import { nothingRefined } from "../../search/refine.ts";
import { type Found, runSearch } from "../../search/run-search.ts";
import { type SuggestionDocument, suggestedTerms } from "../../search/text/phrase-suggestion.ts";
import { searchedPhrases } from "../../search/text/searched-phrases.ts";
import { suggestCategories, suggestNames } from "../../search/text/suggest-names.ts";
import type { PhraseTerm } from "../../search/text/text-matches.ts";
import { usualSorting } from "../../settings/sorting-options.ts";
import { type CatalogueView, catalogueView } from "../products/catalogue-request.ts";
import type { promotionDocuments } from "../products/product-promotions.ts";
import { hitDocuments } from "./search-hits.ts";
import { cleanQuery, constraintViolation, MAX_CUSTOM_PROPERTIES, MAX_QUERY } from "./search-parameters.ts";

const DEFAULT_LIMIT = 5;
const MAX_LIMIT = 10;
/** The platform requires three characters; words in Chinese, Japanese and Korean often have two. */
const MIN_LENGTH = 3;
const EAST_ASIAN_MIN_LENGTH = 2;

const EXPANDS = ["images", "prices", "custom_product_properties"] as const;
type SuggestionExpand = (typeof EXPANDS)[number];

const PARAMETERS: ParameterKinds = {
	q: "required text",
	limit: "text",
	currency: "text",
	expand: "list",
	includedCustomProductProperties: "list",
	includeEinsteinSuggestedPhrases: "boolean",
};

export const searchSuggestionsApp = new Hono<CommerceHono>();

const PATH = "/search/shopper-search/v1/organizations/:org/search-suggestions";

searchSuggestionsApp.get(PATH, requireShopper, acceptParameters(PARAMETERS), async (c) => {
	const parameters = readParameters(c);
	if (parameters instanceof Response) return parameters;
	const view = await catalogueView(c);
	if (view instanceof Response) return view;
	const { query, limit } = parameters;
	const least = isEastAsian(view.searched) ? EAST_ASIAN_MIN_LENGTH : MIN_LENGTH;
	if (query.length < least || query.length > MAX_QUERY) return lengthViolation(`(${least}..${MAX_QUERY})`);
	const index = await searchIndex(view.db, view.gen);
	const result = await runSearch(view.db, view.gen, index, view.frame, {
		query,
		completing: true,
		refinements: nothingRefined(),
		sort: usualSorting(view.siteId).by,
		offset: 0,
		// Products without a price in this currency cannot be suggested, so more hits are read.
		limit: 2 * limit,
		language: view.searched,
		currency: view.currency,
		siteId: view.siteId,
		now: new Date(),
	});
	const { phrase } = result;
	const [products, pages, frequentPhrases] = await Promise.all([
		productSuggestions(result, view, parameters),
		customSuggestion(view, limit, query, phrase),
		parameters.withSearched
			? searchedPhrases(view.db, { shopper: c.get("shopper"), language: view.searched, phrase: query }, limit)
			: undefined,
	]);
	return c.json({
		brandSuggestions: toNamed(suggestNames(index.brands, phrase, view.searched, limit), query, phrase),
		categorySuggestions: categorySuggestions(view, limit, phrase),
		...pages,
		...(frequentPhrases
			? {
					einsteinSuggestedPhrases: {
						popularSearchPhrases: phrases(frequentPhrases.popular, query),
						recentSearchPhrases: phrases(frequentPhrases.recent, query),
					},
				}
			: {}),
		productSuggestions: products,
		searchPhrase: query,
	});
});

type SuggestionParameters = {
	query: string;
	limit: number;
	expand: ReadonlySet<SuggestionExpand>;
	customProperties: readonly string[];
	withSearched: boolean;
};

function readParameters(c: Context<CommerceHono>): SuggestionParameters | Response {
	const q = c.req.query("q") ?? "";
	const limit = readInteger(c.req.query("limit"), DEFAULT_LIMIT, 1, MAX_LIMIT);
	if (limit === undefined) return constraintViolation("limit", `(1..${MAX_LIMIT})`);
	const names = listParameter(c, "expand") ?? ["prices"];
	const unknownName = names.find((name) => !EXPANDS.some((one) => one === name));
	if (unknownName !== undefined) {
		const param = unknownName.slice(0, 64);
		return problem(400, "invalid-expand-parameter", `An invalid expand parameter '${param}' was found.`, {
			param,
		});
	}
	const customProperties = listParameter(c, "includedCustomProductProperties") ?? [];
	if (customProperties.length > MAX_CUSTOM_PROPERTIES)
		return constraintViolation("includedCustomProductProperties", `(0..${MAX_CUSTOM_PROPERTIES})`);
	if (customProperties.some((name) => !/^c_.{0,254}$/.test(name)))
		return constraintViolation("includedCustomProductProperties", "names that begin with 'c_'", false);
	return {
		query: cleanQuery(q),
		limit,
		expand: new Set(EXPANDS.filter((name) => names.includes(name))),
		customProperties,
		withSearched: c.req.query("includeEinsteinSuggestedPhrases") === "true",
	};
}

const lengthViolation = (expectation: string): Response =>
	problem(
		400,
		"string-constraint-violation",
		`The string length constraint was violated by 'q'. The expected length is '${expectation}'.`,
		{ expected: expectation, parameter: "q" },
	);

const phrases = (names: readonly string[], query: string): SuggestionDocument["suggestedPhrases"] =>
	names.map((phrase) => ({ exactMatch: phrase.toLowerCase() === query.toLowerCase(), phrase }));

const toNamed = (
	names: readonly string[],
	query: string,
	phrase: readonly PhraseTerm[],
): SuggestionDocument => ({
	suggestedPhrases: phrases(names, query),
	suggestedTerms: suggestedTerms(phrase),
});

function categorySuggestions(
	{ frame, texts, searched: language }: CatalogueView,
	limit: number,
	phrase: readonly PhraseTerm[],
) {
	const categories = suggestCategories(frame.categories, phrase, language, limit);
	return {
		categories: categories.map((category) => {
			const above = category.ancestors.at(-1);
			return {
				id: category.id,
				name: textIn(category.name, texts),
				parentCategoryName: above ? textIn(above.name, texts) : "root",
				c_url: category.url,
			};
		}),
		suggestedTerms: suggestedTerms(phrase),
	};
}

async function customSuggestion(
	{ db, siteId, texts, searched: language }: CatalogueView,
	limit: number,
	query: string,
	phrase: readonly PhraseTerm[],
) {
	const pages = await listEditorialPages(db, siteId);
	// The content model requires a title for every page.
	const urls = new Map(pages.map(({ slug, fields }) => [textIn(fields.title as Text, texts), slug]));
	const titles = suggestNames([...urls.keys()], phrase, language, limit);
	if (titles.length === 0) return {};
	return {
		customSuggestion: {
			suggestedPhrases: phrases(titles, query).map((one) => ({
				...one,
				c_url: urls.get(one.phrase),
			})),
			suggestedTerms: suggestedTerms(phrase),
		},
	};
}

async function productSuggestions(
	{ hits, phrase }: Found,
	view: CatalogueView,
	{ query, limit, expand, customProperties }: SuggestionParameters,
) {
	const documents = await hitDocuments(hits, view, {
		has: (name) => ["prices", "images", "promotions", "custom_properties"].includes(name),
		perPricebook: false,
		allVariationProperties: false,
		variantProperties: [],
	});
	const products = documents
		.filter((hit) => hit.price !== undefined)
		.slice(0, limit)
		.map((hit) => ({ ...hit, ...promotedPrice(hit) }))
		.map((hit) => ({
			currency: hit.currency,
			price: hit.price,
			productId: hit.productId,
			productName: hit.productName,
			...(expand.has("images") && hit.image ? { image: hit.image } : {}),
			...(expand.has("custom_product_properties")
				? Object.fromEntries(customProperties.filter((name) => name in hit).map((name) => [name, hit[name]]))
				: {}),
		}));
	return {
		products,
		suggestedPhrases: phrases(completedPhrases(query, phrase).slice(0, limit), query),
		suggestedTerms: suggestedTerms(phrase),
	};
}

/**
 * Returns the lowest promotional price as `c_promotionalPrice` if it is below the price; otherwise empty. Suggestions thus match the
 * product page (price-6).
 */
function promotedPrice({ price, productPromotions }: Record<string, unknown>): Record<string, number> {
	const promotions = (productPromotions as ReturnType<typeof promotionDocuments>).map(
		({ promotionalPrice }) => promotionalPrice,
	);
	const lowest = Math.min(...promotions);
	return lowest < Number(price) ? { c_promotionalPrice: lowest } : {};
}

function completedPhrases(query: string, phrase: readonly PhraseTerm[]): string[] {
	if (phrase.length === 0 || phrase.some(({ isFound }) => !isFound)) return [];
	const best = phrase.map(({ typed, readings: [reading] }) =>
		reading?.corrected || reading?.completed ? reading.value : typed,
	);
	const last = phrase.at(-1);
	const ways = last?.readings.length ? last.readings.map(({ value }) => value) : [best.at(-1) ?? ""];
	const isUnchanged = phrase.every(({ readings }) => readings.length === 0);
	const all = isUnchanged ? [query] : ways.map((way) => [...best.slice(0, -1), way].join(" "));
	return [...new Set(all)].filter((one) => one.length <= MAX_QUERY);
}
