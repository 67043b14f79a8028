import type { RecommendationType, RecommenderDetails } from "../../../shared/domain/shell/shop-events.ts";

/** Who recommends (search-11). Recommendations are those of a product, the same for every shopper, and may be shared. */
export type RecommendationsPort = {
	/** Without a product: what is popular, as far as the provider knows. Rejects where there is no response. */
	recommend(type: RecommendationType, product?: RecommendedFor): Promise<RecommenderDetails>;
	/** Tells what a shopper did with products and recommendations; absent where no service learns from it. */
	tell?(activity: Activity, who: ToldOf): Promise<void>;
};

/** Who did something: the browser, by its name for the service, and the customer, by what the platform's services call them. */
export type ToldOf = { cookieId: string | undefined; userId?: string };

/** A product in one colour, and what it is a colour of. */
export type RecommendedFor = { id: string; masterId?: string };

export type Activity =
	| { kind: "viewProduct" | "addToCart"; productId: string }
	| { kind: "beginCheckout"; products: readonly { productId: string; quantity: number }[] }
	/** `number`: from 1. */
	| { kind: "checkoutStep"; basketId: string; step: string; number: number }
	| { kind: "viewReco"; recommender: string; recoId: string; productIds: readonly string[] }
	| { kind: "clickReco"; recommender: string; recoId: string; productId: string };

export const NO_RECOMMENDATIONS: RecommenderDetails = { recommender: "", recoId: "", productIds: [] };
