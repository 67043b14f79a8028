import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { isPlainInPath } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { RecommendationType } from "../../../shared/domain/shell/shop-events.ts";
import type { SharedCall } from "../commerce/shared-call.ts";
import { NO_RECOMMENDATIONS, type RecommendationsPort } from "./recommendations-port.ts";

const TYPES: Record<RecommendationType, number> = { "complete-the-set": 1, "you-may-also-like": 2 };

export const createPlatformRecommendations = (call: SharedCall): RecommendationsPort => ({
	recommend: (type, product) =>
		call(async (clients) => {
			if (!product) return NO_RECOMMENDATIONS;
			try {
				const expand: ["recommendations"] = ["recommendations"];
				const { id } = product;
				const vendorProduct = isPlainInPath(id)
					? (await clients.shopperProducts.getProduct({ params: { path: { id }, query: { expand } } })).data
					: (await clients.shopperProducts.getProducts({ params: { query: { ids: [id], expand } } })).data
							.data?.[0];
				const recommendations = (vendorProduct?.recommendations ?? []).filter(
					({ recommendationType }) => recommendationType.value === TYPES[type],
				);
				return {
					recommender: "catalog",
					recoId: "",
					productIds: recommendations.flatMap(({ recommendedItemId }) => recommendedItemId ?? []),
				};
			} catch (error) {
				if (error instanceof ApiError && error.status === 404) return NO_RECOMMENDATIONS;
				throw error;
			}
		}),
});
