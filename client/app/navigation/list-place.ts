import type { PageView } from "../../../shared/contracts/page.ts";

type Place = { index: number; top: number };

/**
 * Which tile of a list a shopper was looking at, by the page that was left. Those out of sight are as high as is guessed
 * (`content-visibility`), so how far down that was says little by itself.
 */
const places = new WeakMap<PageView, Place>();
const CELL = "[data-grid]>li";
/** So many have their height (tile-grid.module.css). */
const KNOWN = 48;

export function notePlace(page: PageView): void {
	if (page.kind !== "list") return;
	// Beside the middle, where rows of two, four, six and ten have a gap.
	const cell = document.elementFromPoint(innerWidth * 0.45, innerHeight / 2)?.closest(CELL);
	const index = cell?.parentElement ? [...cell.parentElement.children].indexOf(cell) : -1;
	if (cell && index >= KNOWN) places.set(page, { index, top: cell.getBoundingClientRect().top });
}

/** Once more with the next frame: by then the tiles around it are as high as they are. */
export function returnToPlace(page: PageView): void {
	const place = places.get(page);
	const cell = place && document.querySelectorAll(CELL)[place.index];
	if (!cell) return;
	const settle = () => scrollBy({ top: cell.getBoundingClientRect().top - place.top, behavior: "instant" });
	settle();
	requestAnimationFrame(settle);
}
