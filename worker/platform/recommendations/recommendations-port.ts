import type { RecommendationType, RecommenderDetails } from "../../../shared/domain/shell/shop-events.ts";

/** The recommendations provider (search-11). Recommendations depend on the product only, so they may be cached for all shoppers. */
export type RecommendationsPort = {
	/** Returns popular products if `product` is absent and the provider supports that. Rejects if the provider fails. */
	recommend(type: RecommendationType, product?: RecommendedFor): Promise<RecommenderDetails>;
	/** Reports a shopper's activity; absent if the provider does not learn from activities. */
	tell?(activity: Activity, who: ToldOf): Promise<void>;
};

/** Identifies the actor: the service's browser id, and the customer's id at services of the platform. */
export type ToldOf = { cookieId: string | undefined; userId?: string };

/** A product in one colour, and its master product. */
export type RecommendedFor = { id: string; masterId?: string };

export type Activity =
	| { kind: "viewProduct" | "addToCart"; productId: string }
	| { kind: "beginCheckout"; products: readonly { productId: string; quantity: number }[] }
	/** `number` starts at 1. */
	| { kind: "checkoutStep"; basketId: string; step: string; number: number }
	| { kind: "viewReco"; recommender: string; recoId: string; productIds: readonly string[] }
	| { kind: "clickReco"; recommender: string; recoId: string; productId: string };

export const NO_RECOMMENDATIONS: RecommenderDetails = { recommender: "", recoId: "", productIds: [] };
