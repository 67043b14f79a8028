import { queryOptions } from "@tanstack/react-query";
import { writeIds } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { RecommendationsResponse, TilesResponse } from "../../../shared/contracts/shopper-api.ts";
import type { ViewedProduct } from "../../../shared/domain/search/recently-viewed.ts";
import type { RecommendationType } from "../../../shared/domain/shell/shop-events.ts";
import { createApiClient } from "../../state/api-client.ts";

const PATIENCE = 6000;
const NOTHING: RecommendationsResponse = { details: null, tiles: [] };

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
