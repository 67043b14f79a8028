import { showGrid } from "../../../state/grid-choice.ts";
import { isOnScreen, keepInPlace, tileInView } from "./scroll-anchor.ts";

const OUT_IN_MS = 250;

/**
 * Fades the lists out, applies the chosen number of tiles per row and fades the lists in (list-9), keeping the tile in view in place.
 */
export async function changeGrid(): Promise<void> {
	const grids = [...document.querySelectorAll<HTMLElement>("[data-grid]")];
	const show = () => keepInPlace(tileInView(grids), showGrid);
	const visibleGrids = grids.filter(isOnScreen);
	if (visibleGrids.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return show();
	const out = visibleGrids.map((grid) =>
		grid.animate({ opacity: [1, 0] }, { duration: OUT_IN_MS, fill: "forwards" }),
	);
	await Promise.allSettled(out.map(({ finished }) => finished));
	show();
	for (const animation of out) animation.cancel();
	for (const grid of grids.filter(isOnScreen)) grid.animate({ opacity: [0, 1] }, { duration: OUT_IN_MS });
}
