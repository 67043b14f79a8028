import { PRICE, readPriceRange } from "@vetrina/shop-rules/price/price-range.ts";
import type { LiteClient, SearchForHits } from "algoliasearch/lite";
import type * as z from "zod";
import type { SearchResult, SearchSuggestions } from "../../../../shared/domain/catalogue/catalogue.ts";
import type { CategoryIndex } from "../../../../shared/domain/catalogue/categories.ts";
import { quickSearchCategories } from "../quick-search-categories.ts";
import {
	type AskedSearch,
	failedSearch,
	NO_SUGGESTIONS,
	POPULAR_SEARCHES,
	type SearchProvider,
	SUGGESTIONS,
} from "../search-port.ts";
import { type HostedPlatform, searchClient } from "./hosted-client.ts";
import { type HostedContext, hostedRequests, popularRequests, suggestionRequests } from "./hosted-query.ts";
import { resultSchema, suggestionsSchema } from "./hosted-results.ts";
import { mapHosted } from "./map-hosted.ts";
import { mapRecord } from "./map-record.ts";
import { suggestedBrands, suggestedCategories } from "./map-suggestions.ts";

export type HostedSearchContext = HostedContext & {
	platform: HostedPlatform;
	categories: () => Promise<CategoryIndex>;
};

const ask = async (client: LiteClient, requests: readonly SearchForHits[]): Promise<unknown[]> => {
	const { results } = await client.search({ requests: [...requests] });
	if (results.length !== requests.length)
		throw new Error("The hosted search returned an unexpected number of results");
	return results;
};

const parsed = <T>(schema: z.ZodType<T>, result: unknown): T => schema.parse(result);

/** A hosted search service, called with its own client. Failures are logged and give an empty result (search-6). */
export const createHostedSearch = (cx: HostedSearchContext): SearchProvider => {
	const { log } = cx.platform;
	const search = async (query: AskedSearch): Promise<SearchResult> => {
		const { hits, facets } = hostedRequests(query, cx);
		const [[first, ...others], { roots }] = await Promise.all([
			ask(searchClient(cx.platform), [hits, ...facets.map(({ request }) => request)]),
			cx.categories(),
		]);
		const counted = facets.map(({ id }, index) => ({ id, result: parsed(resultSchema, others[index]) }));
		return mapHosted(parsed(resultSchema, first), counted, query, cx, roots);
	};
	const orElse = async <T>(what: string, asked: () => Promise<T>, none: T): Promise<T> => {
		try {
			return await asked();
		} catch (error) {
			log("error", "search/hosted", `The hosted search has no ${what}`, { error });
			return none;
		}
	};
	return {
		search: (query) => {
			const isTaken = query.refinements.every(
				({ id, values }) => id !== PRICE || readPriceRange(values.join("|")) !== undefined,
			);
			const wanted = isTaken ? query : { ...query, refinements: [], sort: undefined, offset: 0 };
			return orElse(
				"results",
				async () => ({ ...(await search(wanted)), ...(isTaken ? {} : { withoutChoices: true as const }) }),
				failedSearch(query, cx.settings.sortings[0]?.id),
			);
		},
		suggest: (query, limit = SUGGESTIONS) =>
			orElse("suggestions", () => suggest(query, limit, cx), NO_SUGGESTIONS),
		popular: (limit = POPULAR_SEARCHES) =>
			orElse("popular searches", async () => {
				const [result] = await ask(searchClient(cx.platform), popularRequests(limit, cx));
				return parsed(suggestionsSchema, result).hits.map(({ query }) => query);
			}, []),
	};
};

const suggest = async (query: string, limit: number, cx: HostedSearchContext): Promise<SearchSuggestions> => {
	const [[phrases, products], { byId }, named] = await Promise.all([
		ask(searchClient(cx.platform), suggestionRequests(query, limit, cx)),
		cx.categories(),
		quickSearchCategories(cx, query, cx.shopper),
	]);
	const found = parsed(resultSchema, products);
	return {
		phrases: parsed(suggestionsSchema, phrases).hits.map((hit) => hit.query),
		brands: suggestedBrands(found, query),
		categories: named.length > 0 ? named : suggestedCategories(found, (id) => byId.get(id)),
		pages: [],
		products: found.hits
			.map((record) => mapRecord(record, cx.locale.currency))
			.filter(({ price }) => price !== null)
			.map((hit) => ({ ...hit, image: hit.images[0] ?? null })),
	};
};
