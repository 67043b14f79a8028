import { startTransition, useEffect, useReducer, useState } from "react";
import type { TileView } from "../../../../shared/contracts/views.ts";

/** What a large screen shows of a list at once: two rows of six. */
const ON_SCREEN = 12;

/**
 * How many of a list's tiles are drawn. The answer to a choice is seen as soon as those on the screen are there; the others
 * follow as soon as the browser has a moment (decision 0034). Lists that were here before, longer or not, come whole: a shopper who
 * goes on with one, or back to it, is somewhere in the middle.
 */
export function useDrawn(tiles: readonly TileView[]): number {
	const [drawn] = useState(() => new WeakSet(tiles));
	const [, drawRest] = useReducer((times: number) => times + 1, 0);
	const count = tiles.some((tile) => drawn.has(tile)) ? tiles.length : Math.min(ON_SCREEN, tiles.length);
	useEffect(() => {
		for (const tile of tiles) drawn.add(tile);
		if (count < tiles.length) startTransition(drawRest);
	}, [drawn, tiles, count]);
	return count;
}
