// cspell:ignore nwnnwnwnn
import { expect, test } from "vitest";
import { drawBars, listBars } from "./code-39.ts";

// proves returns-6
test("a character of Code 39 has nine bars, three of them wide, and a gap", () => {
	const bars = listBars("V1");
	expect(bars).toHaveLength(4 * 9 + 3);
	expect(bars[0]).toEqual({ width: 1, dark: true });
	// The standard's start character.
	expect(
		bars
			.slice(0, 9)
			.map(({ width }) => (width > 1 ? "w" : "n"))
			.join(""),
	).toBe("nwnnwnwnn");
	expect(bars.filter(({ width }) => width > 1)).toHaveLength(12);
});

// proves returns-6
test("the drawing has every dark bar at its position, and the widths add up", () => {
	const bars = listBars("V1-R1");
	const { width, path } = drawBars("V1-R1");
	const drawn = [...path.matchAll(/M([\d.]+) 0h([\d.]+)v1h-\2z/g)].map(([, left, wide]) => [
		Number(left),
		Number(wide),
	]);
	let left = 0;
	const dark = bars.flatMap((bar) => {
		const at = left;
		left += bar.width;
		return bar.dark ? [[at, bar.width]] : [];
	});
	expect(drawn).toEqual(dark);
	expect(width).toBe(left);
});
