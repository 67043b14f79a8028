import type { RecommendationType, RecommenderDetails } from "../../../shared/domain/shell/shop-events.ts";
import type { EinsteinPerson } from "./einstein-client.ts";

/** Asks without a person return what all shoppers may see; those with one are of this person alone (search-11, search-18). */
export type RecommendationsPort = {
	recommend(
		type: RecommendationType,
		product?: RecommendedFor,
		person?: EinsteinPerson,
	): Promise<RecommenderDetails>;
	/** Returns the products of a recommender or zone that an editor named. Absent if the provider knows no names. */
	recommendPlaced?(
		place: PlacedRecommendations,
		product?: RecommendedFor,
		person?: EinsteinPerson,
	): Promise<RecommenderDetails>;
	/** Returns the names of all recommenders of the site. */
	listRecommenders?(): Promise<readonly string[]>;
};

export type RecommendedFor = { id: string; masterId?: string };

/** A zone is a place on pages, to which merchants assign a recommender in the service. */
export type PlacedRecommendations =
	| { recommender: string; zone?: undefined }
	| { zone: string; recommender?: undefined };

export const NO_RECOMMENDATIONS: RecommenderDetails = { recommender: "", recoId: "", productIds: [] };
