import { showGrid } from "../../state/grid-choice.ts";
import { keepInPlace } from "./keep-in-place.ts";

const OUT_IN_MS = 250;

/** Out, other rows, in (S1 §4); the piece that was looked at stays where it was. */
export async function changeGrid(): Promise<void> {
	const grid = document.querySelector<HTMLElement>("[data-grid]");
	const show = () => keepInPlace(tileInView(grid), showGrid);
	if (!grid || matchMedia("(prefers-reduced-motion: reduce)").matches) return show();
	const out = grid.animate({ opacity: [1, 0] }, { duration: OUT_IN_MS, fill: "forwards" });
	await out.finished;
	show();
	out.cancel();
	grid.animate({ opacity: [0, 1] }, { duration: OUT_IN_MS });
}

/** The first tile that is wholly on the screen, unless the list still begins there. */
function tileInView(grid: HTMLElement | null): Element | null {
	if (!grid || grid.getBoundingClientRect().top >= 0) return null;
	return [...grid.children].find((cell) => cell.getBoundingClientRect().top >= 0) ?? null;
}
