import { startTransition, useEffect, useReducer, useState } from "react";
import type { TileView } from "../../../../shared/contracts/views.ts";

const ON_SCREEN = 12;

/**
 * Returns how many tiles to render. A list is rendered whole when it mounts. If all its tiles are then replaced (another filter or order),
 * the first twelve are rendered at once and the rest in a transition (decision 34). If one tile was there before, all are rendered, because
 * the shopper may have scrolled down.
 */
export function useDrawn(tiles: readonly TileView[]): number {
	const [drawnTiles] = useState(() => new WeakSet(tiles));
	const [, drawRest] = useReducer((times: number) => times + 1, 0);
	const count = tiles.some((tile) => drawnTiles.has(tile)) ? tiles.length : Math.min(ON_SCREEN, tiles.length);
	useEffect(() => {
		for (const tile of tiles) drawnTiles.add(tile);
		if (count < tiles.length) startTransition(drawRest);
	}, [drawnTiles, tiles, count]);
	return count;
}
