import type { TileView } from "../../shared/contracts/views.ts";

export type SharedTileView = TileView & {
	itemId: string;
	custom?: { detail: string; action?: string };
};

export type SharedWishlistData = {
	title: string;
	tiles: SharedTileView[];
	isResting: boolean;
};
