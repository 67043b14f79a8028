import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countRanges, priceRanges, rangeValue } from "./price-ranges.ts";

const bands = (prices: readonly number[]): string[] => priceRanges(Float32Array.from(prices)).map(rangeValue);
const times = (count: number, ...prices: number[]): number[] =>
	prices.flatMap((price) => Array.from({ length: count }, () => price));

describe("price ranges", () => {
	it.each<[string, number[], string[]]>([
		["prices close together", [35, 36, 40, 45, 50], ["(0..45)", "(45..)"]],
		[
			"the same, of many products",
			times(12, 35, 36, 40, 45, 50),
			["(0..40)", "(40..45)", "(45..50)", "(50..)"],
		],
		[
			"prices far apart",
			[35, 90, 120, 180, 240, 410, 980, 2400, Number.NaN],
			["(0..120)", "(120..200)", "(200..900)", "(900..)"],
		],
		[
			"a category of little spread",
			[900, 1150, 1200, 1400, 1500, 2400],
			["(0..1200)", "(1200..1500)", "(1500..)"],
		],
		[
			"high prices close together",
			times(9, 1010, 1040, 1080, 1120, 1160),
			["(0..1050)", "(1050..1100)", "(1100..1150)", "(1150..)"],
		],
		["a few products that stand out", [...times(30, 100), 900], ["(0..500)", "(500..)"]],
		["two products", [40, 130], ["(0..80)", "(80..)"]],
		["two that cost nearly the same", [35, 36], []],
		[
			"yen",
			times(5, 4000, 9800, 15_000, 24_000, 38_000, 90_000),
			["(0..9000)", "(9000..15000)", "(15000..20000)", "(20000..35000)", "(35000..90000)", "(90000..)"],
		],
		["one price", [5, 5, 5], []],
		["no prices", [Number.NaN, Number.NaN], []],
	])("have bounds that a shopper would name: %s", (_, prices, expected) => {
		expect(bands(prices)).toEqual(expected);
	});

	it("leave none of the prices out, and neither the first nor the last range empty", () => {
		const prices = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 200 });
		fc.assert(
			fc.property(prices, (cents) => {
				const prices = Float32Array.from(cents, (one) => one / 100);
				const ranges = priceRanges(prices);
				if (ranges.length === 0) return;
				expect(ranges.length).toBeGreaterThan(1);
				expect(ranges.length).toBeLessThanOrEqual(6);
				const groups = Uint32Array.from(prices.keys());
				const counts = countRanges(ranges, { groups, prices }, undefined);
				expect(counts.reduce((sum, count) => sum + count, 0)).toBe(prices.length);
				expect(Math.min(...counts)).toBeGreaterThan(0);
			}),
		);
	});
});
