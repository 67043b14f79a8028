import type { TileView } from "../../shared/contracts/views.ts";

export type SharedWishlistData = {
	title: string;
	tiles: TileView[];
	/** The products cannot be loaded just now. */
	isResting: boolean;
};
