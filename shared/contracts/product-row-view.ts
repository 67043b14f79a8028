import type { RecommenderDetails } from "../domain/shell/shop-events.ts";
import type { LinkView, TileView } from "./views.ts";

/** The recommender or zone that has chosen a row's products for everyone, and what to ask it for one shopper's products instead. */
export type PlacedRow = {
	recommender?: string;
	zone?: string;
	limit: number;
	/** The product of the page, if a zone recommends what goes with it. */
	product?: { id: string; masterId?: string };
	details: Omit<RecommenderDetails, "productIds">;
};

export type ProductRowView = { title: string; link?: LinkView; tiles: TileView[]; placed?: PlacedRow };
