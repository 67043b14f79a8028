import type { ListData } from "../../../shared/contracts/page.ts";

/** Tiles that are there already stay where they are: between two requests the order may have moved. */
const withoutKnown = (tiles: ListData["tiles"], known: ListData["tiles"]): ListData["tiles"] => {
	const ids = new Set(known.map((tile) => tile.id));
	return tiles.filter((tile) => !ids.has(tile.id));
};

/** The list with the next page's tiles; from there on it goes on where that page ends. */
export const appendPage = (shown: ListData, next: ListData): ListData => ({
	...next,
	tiles: [...shown.tiles, ...withoutKnown(next.tiles, shown.tiles)],
	previousHref: shown.previousHref,
});

/** The list with the previous page's tiles before its own. */
export const prependPage = (shown: ListData, previous: ListData): ListData => ({
	...previous,
	tiles: [...withoutKnown(previous.tiles, shown.tiles), ...shown.tiles],
	nextHref: shown.nextHref,
});
