import { redirectFor } from "../../search/redirects.ts";
import { searchRules } from "../../settings/search-settings.ts";
import { findSorting } from "../../settings/sorting-options.ts";
import { loadProducts, type ProductRecord } from "../../store/product-records.ts";
import { applyRules } from "./apply-rules.ts";
import { facetResponse } from "./facets/facet-counts.ts";
import { facetGuide } from "./facets/facet-guide.ts";
import { facetSearch } from "./facets/facet-search.ts";
import { soughtWords } from "./highlight.ts";
import { isRefusal, noSuchIndex, type Refusal, refusal } from "./hosted-results.ts";
import {
	type HostedIndex,
	indexByName,
	isIndexName,
	type ProductIndex,
	type SuggestionIndex,
} from "./index-names.ts";
import type { OpenIndex } from "./open-index.ts";
import { productRecord } from "./product-record.ts";
import { readParams, type SearchParams, searchedText } from "./search-params.ts";
import { type Page, queryResponse, toPage } from "./search-response.ts";
import { type SelectedProducts, selectProducts } from "./select-products.ts";
import { matchingPhrases, suggestedPhrases, suggestionRecord } from "./suggestions.ts";

export type HostedQuery = { name: string; index: HostedIndex; params: SearchParams; facet?: string };
export type QueryResponse = Record<string, unknown>;

export function readQuery(
	name: string,
	givenParams: Record<string, unknown>,
	facet?: string,
): HostedQuery | Refusal {
	if (!isIndexName(name)) return refusal(400, "indexName is not valid");
	const index = indexByName(name);
	if (!index) return noSuchIndex(name);
	const reading = readParams(givenParams);
	if (!reading.ok) return refusal(400, reading.message);
	return { name, index, params: reading.params, ...(facet === undefined ? {} : { facet }) };
}

type Found = { query: HostedQuery } & (
	| { kind: "products"; open: OpenIndex; products: SelectedProducts; page: Page; redirect?: string }
	| { kind: "done"; response: QueryResponse }
);
export type Finished = { query: HostedQuery; response: QueryResponse; phrase: SelectedProducts["phrase"] };

type Opener = (index: HostedIndex) => Promise<OpenIndex>;

export async function runQueries(
	queries: readonly HostedQuery[],
	open: Opener,
	stopsWhenEnough: boolean,
): Promise<Finished[] | Refusal> {
	const startedAt = Date.now();
	const redirects = new Map<string, Promise<string | undefined>>();
	const results: Found[] = [];
	let isEnough = false;
	for (const query of queries) {
		const one: Found | Refusal = isEnough ? skipQuery(query) : await find(query, open, redirects);
		if (isRefusal(one)) return one;
		results.push(one);
		isEnough ||=
			stopsWhenEnough && one.kind === "products" && one.products.sortedGroups.length >= one.page.size;
	}
	const records = await loadRecords(results);
	return results.map((one) => {
		const result = one.kind === "done" ? one.response : productResponse(one, records(one.open));
		return {
			query: one.query,
			response: { ...result, processingTimeMS: Date.now() - startedAt },
			phrase: one.kind === "products" ? one.products.phrase : [],
		};
	});
}

const skipQuery = (query: HostedQuery): Found => ({
	query,
	kind: "done",
	response: { ...queryResponse(query.params, [], 0), processed: false },
});

async function find(
	query: HostedQuery,
	opener: Opener,
	redirects: Map<string, Promise<string | undefined>>,
): Promise<Found | Refusal> {
	const open = await opener(query.index);
	if (query.index.kind === "suggestions") {
		if (query.facet !== undefined) return notSearchable(query.facet);
		return { query, kind: "done", response: await suggestionResponse(open, query.index, query.params) };
	}
	if (query.facet !== undefined) {
		const values = await facetSearch(open, query.index, query.facet, query.params);
		return values ? { query, kind: "done", response: values } : notSearchable(query.facet);
	}
	const { pinnedIds, redirect } = await loadRules(open, query.index, query.params, redirects);
	const products = await selectProducts(open, query.index, query.params, pinnedIds);
	const page = toPage(query.params, products.sortedGroups.length);
	return { query, kind: "products", open, products, page, ...(redirect === undefined ? {} : { redirect }) };
}

const notSearchable = (facet: string): Refusal =>
	refusal(
		400,
		`Cannot search in \`${facet.slice(0, 100)}\` attribute, you need to add \`searchable(${facet.slice(0, 100)})\` to attributesForFaceting.`,
	);

async function loadRules(
	{ view }: OpenIndex,
	index: ProductIndex,
	params: SearchParams,
	redirects: Map<string, Promise<string | undefined>>,
): Promise<{ pinnedIds: readonly string[]; redirect?: string }> {
	if (params.enableRules === false) return { pinnedIds: [] };
	const query = searchedText(params.query);
	const contexts = params.ruleContexts ?? [];
	const { pinnedIds, redirect } = applyRules(searchRules, { query, contexts, language: index.language });
	const key = `${index.siteId} ${query}`;
	const redirectRequest =
		redirects.get(key) ?? (query === "" ? undefined : redirectFor(view.db, index.siteId, query));
	if (redirectRequest) redirects.set(key, redirectRequest);
	const url = redirect ?? (await redirectRequest);
	return {
		pinnedIds: findSorting(index.siteId, index.sort).by.isRelevance ? pinnedIds : [],
		...(url === undefined ? {} : { redirect: url }),
	};
}

type ProductsFound = Extract<Found, { kind: "products" }>;

const listOrdinals = ({ products: { sortedGroups }, page }: ProductsFound): Uint32Array =>
	sortedGroups.subarray(page.offset, page.offset + page.size);

type Records = (open: OpenIndex) => ReadonlyMap<string, ProductRecord>;

async function loadRecords(results: readonly Found[]): Promise<Records> {
	const wantedRecords = new Map<number, { db: D1Database; ids: Set<string> }>();
	for (const one of results) {
		if (one.kind !== "products") continue;
		const { view, search } = one.open;
		const { ids } = wantedRecords.get(view.gen) ?? { ids: new Set<string>() };
		for (const n of listOrdinals(one)) ids.add(search.masters[search.master[n] ?? 0] ?? "");
		wantedRecords.set(view.gen, { db: view.db, ids });
	}
	const loadedRecords = new Map(
		await Promise.all(
			[...wantedRecords].map(
				async ([gen, { db, ids }]) => [gen, await loadProducts(db, gen, [...ids])] as const,
			),
		),
	);
	return ({ view }) => loadedRecords.get(view.gen) ?? new Map();
}

function productResponse(result: ProductsFound, records: ReadonlyMap<string, ProductRecord>): QueryResponse {
	const { open, products, query, redirect } = result;
	const { view, search } = open;
	const hits = [...listOrdinals(result)].flatMap((n) => {
		const product = records.get(search.masters[search.master[n] ?? 0] ?? "");
		return product ? [productRecord(search.ids[n] ?? "", product, view)] : [];
	});
	const words = soughtWords(products.phrase, view.searched);
	return {
		...queryResponse(query.params, hits, products.sortedGroups.length, { words, language: view.searched }),
		...facetResponse(products, query.params),
		...facetGuide(open, products, query.params, redirect),
	};
}

async function suggestionResponse(
	open: OpenIndex,
	index: SuggestionIndex,
	params: SearchParams,
): Promise<QueryResponse> {
	const query = searchedText(params.query);
	const phrases = matchingPhrases(await suggestedPhrases(open.view.db, index), query, index.language);
	const { offset, size } = toPage(params, phrases.length);
	const shownPhrases = phrases.slice(offset, offset + Math.min(size, MOST_SUGGESTIONS));
	const hits = await Promise.all(shownPhrases.map((phrase) => suggestionRecord(open, index, phrase)));
	const typedWords = query.split(" ").filter((word) => word !== "");
	const words = soughtWords(
		typedWords.map((word) => ({ typed: word, readings: [], isFound: true })),
		index.language,
	);
	return queryResponse(params, hits, phrases.length, {
		words,
		language: index.language,
		highlighted: ["query"],
	});
}

const MOST_SUGGESTIONS = 20;
