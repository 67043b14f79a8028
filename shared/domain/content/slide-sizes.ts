export type SlideSizes = { slidesPerView: number; spaceBetween: number };
export type Breakpoints = Readonly<Record<string, Partial<SlideSizes>>>;

/** The penalty in pixels is larger than any length of a page. */
const OUT = 1_000_000;
/** A window may be a fraction of a pixel wider than the last width of a range. */
const LEAST = 0.02;

/**
 * Returns the CSS lengths of a slide and of the space between slides for all window widths. `breakpoints`: minimum widths in pixels. A
 * style attribute has no media queries, so the length of each range is reduced below zero outside the range, and the largest length
 * applies. The sizes need no script.
 */
export const writeSlideSizes = (
	usual: SlideSizes,
	breakpoints: Breakpoints,
): { slide: string; space: string } => {
	const steps = Object.entries(breakpoints)
		.map(([from, sizes]) => ({ from: Number(from), ...usual, ...sizes }))
		.filter(({ from }) => from > 0)
		.toSorted((a, b) => a.from - b.from);
	const ranges = [{ from: 0, ...usual, ...breakpoints["0"] }, ...steps].map((range, at) => ({
		...range,
		end: steps[at]?.from,
	}));
	const choose = (write: (sizes: SlideSizes) => string): string => {
		const lengths = ranges.map(({ from, end, ...sizes }) => {
			const outside = [
				...(from > 0 ? [`(${from}px - 100vw) * ${OUT}`] : []),
				...(end === undefined ? [] : [`(100vw - ${end - LEAST}px) * ${OUT}`]),
			];
			return outside.length === 0 ? write(sizes) : `${write(sizes)} - max(0px, ${outside.join(", ")})`;
		});
		return lengths.length === 1 ? `calc(${lengths[0]})` : `max(${lengths.join(", ")})`;
	};
	return {
		slide: choose(
			({ slidesPerView, spaceBetween }) =>
				`(100% - ${round((slidesPerView - 1) * spaceBetween)}px) / ${slidesPerView}`,
		),
		space: choose(({ spaceBetween }) => `${spaceBetween}px`),
	};
};

const round = (pixels: number): number => Math.round(pixels * 100) / 100;
