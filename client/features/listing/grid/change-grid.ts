import { showGrid } from "../../../state/grid-choice.ts";
import { isOnScreen, keepInPlace, tileInView } from "./scroll-anchor.ts";

const OUT_IN_MS = 250;

/** Out, other rows, in (list-9); the product that was looked at stays where it was. */
export async function changeGrid(): Promise<void> {
	// A long list is laid out in several.
	const grids = [...document.querySelectorAll<HTMLElement>("[data-grid]")];
	const show = () => keepInPlace(tileInView(grids), showGrid);
	const seen = grids.filter(isOnScreen);
	if (seen.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return show();
	const out = seen.map((grid) =>
		grid.animate({ opacity: [1, 0] }, { duration: OUT_IN_MS, fill: "forwards" }),
	);
	// The browser cancels the animation of a list that leaves the screen on the way, as with a page that is left: the choice counts all the same.
	await Promise.allSettled(out.map(({ finished }) => finished));
	show();
	for (const animation of out) animation.cancel();
	for (const grid of grids.filter(isOnScreen)) grid.animate({ opacity: [0, 1] }, { duration: OUT_IN_MS });
}
