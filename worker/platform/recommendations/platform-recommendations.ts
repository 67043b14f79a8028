import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import type { RecommendationType } from "../../../shared/domain/shop-events.ts";
import type { SharedCall } from "../commerce/shared-call.ts";
import { NO_RECOMMENDATIONS, type RecommendationsPort } from "./recommendations-port.ts";

/** The platform's types of recommendations, as merchants fill them: cross-sell and up-sell. */
const TYPES: Record<RecommendationType, number> = { "complete-the-set": 1, "you-may-also-like": 2 };

/** What merchants have put beside a product in the catalogue; they recommend nothing without one. */
export const createPlatformRecommendations = (call: SharedCall): RecommendationsPort => ({
	recommend: (type, product) =>
		call(async (clients) => {
			if (!product) return NO_RECOMMENDATIONS;
			try {
				const { data } = await clients.shopperProducts.getProduct({
					params: { path: { id: product.id }, query: { expand: ["recommendations"] } },
				});
				const chosen = (data.recommendations ?? []).filter(
					({ recommendationType }) => recommendationType.value === TYPES[type],
				);
				return {
					recommender: "catalog",
					recoId: "",
					productIds: chosen.flatMap(({ recommendedItemId }) => recommendedItemId ?? []),
				};
			} catch (error) {
				if (error instanceof ApiError && error.status === 404) return NO_RECOMMENDATIONS;
				throw error;
			}
		}),
});
