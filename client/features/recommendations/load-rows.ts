import { queryOptions } from "@tanstack/react-query";
import { writeIds } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { PlacedRow } from "../../../shared/contracts/product-row-view.ts";
import type {
	PlacedResponse,
	RecommendationsResponse,
	TilesResponse,
} from "../../../shared/contracts/shopper-api.ts";
import type { ViewedProduct } from "../../../shared/domain/search/recently-viewed.ts";
import type { RecommendationType } from "../../../shared/domain/shell/shop-events.ts";
import { createApiClient } from "../../state/api-client.ts";

const PATIENCE = 6000;
const NOTHING: RecommendationsResponse = { details: null, tiles: [] };
const NO_ROW: PlacedResponse = { details: null, tiles: [] };

const inTime = (signal: AbortSignal) => ({
	init: { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) },
});

export const recommendationsQuery = (apiHref: string, type: RecommendationType, product?: ViewedProduct) =>
	queryOptions({
		queryKey: ["recommendations", apiHref, type, product?.id ?? ""],
		queryFn: async ({ signal }): Promise<RecommendationsResponse> => {
			try {
				const { recommendations } = createApiClient(apiHref);
				const query = { type, ...(product && { product: product.id, master: product.masterId }) };
				const response = await recommendations.$get({ query }, inTime(signal));
				return response.ok ? await response.json() : NOTHING;
			} catch {
				return NOTHING;
			}
		},
		staleTime: Number.POSITIVE_INFINITY,
	});

/** Asks for the shopper's own recommendations, which nothing but this document keeps (search-18). */
export const ownQuery = (
	apiHref: string,
	type: RecommendationType,
	product: ViewedProduct | undefined,
	enabled: boolean,
) =>
	queryOptions({
		queryKey: ["own-recommendations", apiHref, type, product?.id ?? ""],
		queryFn: async ({ signal }): Promise<RecommendationsResponse> => {
			try {
				const { own } = createApiClient(apiHref).recommendations;
				const query = { type, ...(product && { product: product.id, master: product.masterId }) };
				const response = await own.$get({ query }, inTime(signal));
				return response.ok ? await response.json() : NOTHING;
			} catch {
				return NOTHING;
			}
		},
		enabled,
		staleTime: Number.POSITIVE_INFINITY,
	});

/** Returns the shopper's own products of an editor's row; none if the service fails (search-19). */
export async function loadPlaced({
	apiHref,
	placed: { zone, recommender, limit, product },
	signal,
}: {
	apiHref: string;
	placed: PlacedRow;
	signal: AbortSignal;
}): Promise<PlacedResponse> {
	try {
		const { placed } = createApiClient(apiHref).recommendations.own;
		const query = {
			...(zone === undefined ? { recommender } : { zone }),
			limit: String(limit),
			...(product && { product: product.id, master: product.masterId }),
		};
		const response = await placed.$get({ query }, inTime(signal));
		// The client's types take no markup.
		return response.ok ? ((await response.json()) as PlacedResponse) : NO_ROW;
	} catch {
		return NO_ROW;
	}
}

export const viewedQuery = (apiHref: string, ids: readonly string[]) =>
	queryOptions({
		queryKey: ["viewed", apiHref, ...ids],
		queryFn: async ({ signal }): Promise<TilesResponse> => {
			if (ids.length === 0) return NOTHING;
			try {
				const { viewed } = createApiClient(apiHref).recommendations;
				const response = await viewed.$get({ query: { ids: writeIds(ids) } }, inTime(signal));
				return response.ok ? await response.json() : NOTHING;
			} catch {
				return NOTHING;
			}
		},
		staleTime: Number.POSITIVE_INFINITY,
	});
