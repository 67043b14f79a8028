import { expect, test } from "vitest";
import { writeSlideSizes } from "./slide-sizes.ts";

/** Computes the few functions of CSS that the lengths use, in a row and a window of these widths. */
const compute = (length: string, window: number, row = window): number => {
	const script = length
		.replaceAll("100vw", `${window}`)
		.replaceAll("100%", `${row}`)
		.replaceAll("px", "")
		.replaceAll("max(", "Math.max(")
		.replaceAll("calc(", "(");
	return Function(`return ${script}`)() as number;
};
const usual = { slidesPerView: 1.2, spaceBetween: 10 };

test("as many slides as editors want fill the row, with the space between them", () => {
	const { slide, space } = writeSlideSizes({ slidesPerView: 3, spaceBetween: 20 }, {});
	expect(compute(space, 1000)).toBe(20);
	expect(3 * compute(slide, 1000) + 2 * 20).toBeCloseTo(1000);
});

test.each([
	[0, 1.2, 10],
	[639, 1.2, 10],
	[639.9, 1.2, 10],
	[640, 2, 10],
	[1023, 2, 10],
	[1024, 4, 40],
	[2560, 4, 40],
])("in a window of %i px, %d slides are seen", (window, slides, space) => {
	const sizes = writeSlideSizes(usual, {
		"1024": { slidesPerView: 4, spaceBetween: 40 },
		"640": { slidesPerView: 2 },
	});
	const row = 600;
	expect(compute(sizes.space, window, row)).toBeCloseTo(space);
	expect(compute(sizes.slide, window, row)).toBeCloseTo((row - (slides - 1) * space) / slides);
});

test("a breakpoint of zero is what all windows begin with", () => {
	expect(writeSlideSizes(usual, { "0": { slidesPerView: 2 } })).toEqual(
		writeSlideSizes({ ...usual, slidesPerView: 2 }, {}),
	);
});
