import type { RecommendationType, RecommenderDetails } from "../../../shared/domain/shell/shop-events.ts";

export type RecommendationsPort = {
	recommend(type: RecommendationType, product?: RecommendedFor): Promise<RecommenderDetails>;
	/** Returns the products of a recommender of this name, without a shopper or product. */
	recommendNamed?(recommender: string): Promise<RecommenderDetails>;
	tell?(activity: Activity, who: ToldOf): Promise<void>;
};

export type ToldOf = { cookieId: string | undefined; userId?: string };

export type RecommendedFor = { id: string; masterId?: string };

export type Activity =
	| { kind: "viewProduct" | "addToCart"; productId: string }
	| { kind: "beginCheckout"; products: readonly { productId: string; quantity: number }[] }
	| { kind: "checkoutStep"; basketId: string; step: string; number: number }
	| { kind: "viewReco"; recommender: string; recoId: string; productIds: readonly string[] }
	| { kind: "clickReco"; recommender: string; recoId: string; productId: string };

export const NO_RECOMMENDATIONS: RecommenderDetails = { recommender: "", recoId: "", productIds: [] };
