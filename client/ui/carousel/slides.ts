/** Positions between two slides count as the nearer slide. */
const ROUNDING = 2;

const listSlides = (row: HTMLElement): HTMLElement[] =>
	[...row.children].filter((slide) => slide instanceof HTMLElement);

/** Returns how far a slide's start is from the row's start in pixels, to the right. */
function measureDistance(row: HTMLElement, slide: HTMLElement): number {
	const [outer, inner] = [row.getBoundingClientRect(), slide.getBoundingClientRect()];
	return getComputedStyle(row).direction === "rtl" ? inner.right - outer.right : inner.left - outer.left;
}

export function findSlide(row: HTMLElement): number {
	const distances = listSlides(row).map((slide) => Math.abs(measureDistance(row, slide)));
	return Math.max(0, distances.indexOf(Math.min(...distances)));
}

export const isAtEnd = (row: HTMLElement): boolean =>
	Math.abs(row.scrollLeft) + row.clientWidth >= row.scrollWidth - ROUNDING;

/** Scrolls the row to a slide. The row's `scroll-behavior` decides whether the movement is visible. */
export function showSlide(row: HTMLElement, at: number): void {
	const slide = listSlides(row)[at];
	if (slide) row.scrollBy({ left: measureDistance(row, slide) });
}

/** Moves by one slide. In a loop, the first slide follows the last one; otherwise the row stays at its ends. */
export function moveBy(row: HTMLElement, step: 1 | -1, isLooped: boolean): void {
	const { length } = row.children;
	const at = findSlide(row);
	if (step === 1 && isAtEnd(row)) {
		if (isLooped) showSlide(row, 0);
	} else if (step === -1 && at === 0) {
		if (isLooped) showSlide(row, length - 1);
	} else showSlide(row, at + step);
}
