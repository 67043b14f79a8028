import { PRICE, readPriceRange } from "@vetrina/shop-rules/price/price-range.ts";
import type { LiteClient, SearchForHits } from "algoliasearch/lite";
import type * as z from "zod";
import type { SearchResult, SearchSuggestions } from "../../../../shared/domain/catalogue/catalogue.ts";
import type { CategoryIndex } from "../../../../shared/domain/catalogue/categories.ts";
import type { ScapiContext } from "../../commerce/scapi.ts";
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
	platform: HostedPlatform & ScapiContext["platform"];
	categories: () => Promise<CategoryIndex>;
};

const ask = async (client: LiteClient, requests: readonly SearchForHits[]): Promise<unknown[]> => {
	const { results } = await client.search({ requests: [...requests] });
	if (results.length !== requests.length)
		throw new Error("The hosted search returned an unexpected number of results");
	return results;
};

const parse = <T>(schema: z.ZodType<T>, result: unknown): T => schema.parse(result);

export const createHostedSearch = (cx: HostedSearchContext): SearchProvider => {
	const { log } = cx.platform;
	const search = async (query: AskedSearch): Promise<SearchResult> => {
		const { hits, facets } = hostedRequests(query, cx);
		const [[first, ...others], { roots }] = await Promise.all([
			ask(searchClient(cx.platform), [hits, ...facets.map(({ request }) => request)]),
			cx.categories(),
		]);
		const facetResults = facets.map(({ id }, index) => ({ id, result: parse(resultSchema, others[index]) }));
		return mapHosted(parse(resultSchema, first), facetResults, query, cx, roots);
	};
	const orElse = async <T>(what: string, request: () => Promise<T>, none: T): Promise<T> => {
		try {
			return await request();
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
			const usableQuery = isTaken ? query : { ...query, refinements: [], sort: undefined, offset: 0 };
			return orElse(
				"results",
				async () => ({
					...(await search(usableQuery)),
					...(isTaken ? {} : { withoutChoices: true as const }),
				}),
				failedSearch(query, cx.settings.sortings[0]?.id),
			);
		},
		suggest: (query, limit = SUGGESTIONS) =>
			orElse("suggestions", () => suggest(query, limit, cx), NO_SUGGESTIONS),
		popular: (limit = POPULAR_SEARCHES) =>
			orElse("popular searches", async () => {
				const [result] = await ask(searchClient(cx.platform), popularRequests(limit, cx));
				return parse(suggestionsSchema, result).hits.map(({ query }) => query);
			}, []),
	};
};

const suggest = async (query: string, limit: number, cx: HostedSearchContext): Promise<SearchSuggestions> => {
	const [[phrases, products], { byId }, categories] = await Promise.all([
		ask(searchClient(cx.platform), suggestionRequests(query, limit, cx)),
		cx.categories(),
		quickSearchCategories(cx, query, cx.shopper),
	]);
	const productResult = parse(resultSchema, products);
	return {
		phrases: parse(suggestionsSchema, phrases).hits.map((hit) => hit.query),
		brands: suggestedBrands(productResult, query),
		categories: categories.length > 0 ? categories : suggestedCategories(productResult, (id) => byId.get(id)),
		pages: [],
		products: productResult.hits
			.map((record) => mapRecord(record, cx.locale.currency))
			.filter(({ price }) => price !== null)
			.map((hit) => ({ ...hit, image: hit.images[0] ?? null })),
	};
};
