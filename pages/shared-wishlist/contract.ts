import type { TileView } from "../../shared/contracts/views.ts";

export type SharedTileView = TileView & {
	itemId: string;
	/** Customised by the owner: its colour, its size and what was done to it; the form puts it into the reader's bag as it is. */
	custom?: { detail: string; action?: string };
};

export type SharedWishlistData = {
	title: string;
	tiles: SharedTileView[];
	/** The products cannot be loaded just now. */
	isResting: boolean;
};
