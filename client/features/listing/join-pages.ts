import type { ListData } from "../../../shared/contracts/page.ts";

/** The list with another page's tiles behind or before its own; all else stays as it is shown. */
export const joinPage = (shown: ListData, other: ListData, direction: "next" | "previous"): ListData => {
	// Tiles that are there already stay where they are: between two requests the order may have moved.
	const known = new Set(shown.tiles.map((tile) => tile.id));
	const tiles = other.tiles.filter((tile) => !known.has(tile.id));
	const spans = other.spans.map((span) => ({ ...span, tiles: tiles.length }));
	if (direction === "next") {
		const { nextHref, nextByItself } = other;
		return {
			...shown,
			tiles: [...shown.tiles, ...tiles],
			spans: [...shown.spans, ...spans],
			nextHref,
			nextByItself,
		};
	}
	return {
		...shown,
		tiles: [...tiles, ...shown.tiles],
		spans: [...spans, ...shown.spans],
		previousHref: other.previousHref,
	};
};
