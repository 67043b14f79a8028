import type { PriceRange } from "./refine.ts";
import { isInRange } from "./select-groups.ts";

/** The offered price ranges follow the catalogue: quarters to four times its median price, rounded to what people say. */
const STEPS = [0.25, 0.5, 1, 2, 4];
const NICE = [1, 1.5, 2, 3, 4, 5, 7.5, 10];

/** The nearest of 1, 1.5, 2, 3 … × 10^k. */
export function niceNumber(value: number): number {
	const power = 10 ** Math.floor(Math.log10(value));
	const nearest = NICE.reduce((best, one) =>
		Math.abs(one * power - value) < Math.abs(best * power - value) ? one : best,
	);
	return nearest * power;
}

const kept = new WeakMap<Float32Array, PriceRange[]>();

/** The ranges of a column of prices, worked out once: they follow the catalogue, not the search. */
export function priceRanges(prices: Float32Array): PriceRange[] {
	const found = kept.get(prices) ?? rangesOf(prices);
	kept.set(prices, found);
	return found;
}

function rangesOf(prices: Float32Array): PriceRange[] {
	const sorted = prices.filter((price) => !Number.isNaN(price)).sort();
	const median = sorted[sorted.length >> 1];
	if (median === undefined || median <= 0) return [];
	const bounds = [0, ...new Set(STEPS.map((step) => niceNumber(median * step))), Number.POSITIVE_INFINITY];
	return bounds.slice(1).map((max, index) => ({ min: bounds[index] ?? 0, max }));
}

/** `(50..100)`; an open end stays empty. */
export const rangeValue = ({ min, max }: PriceRange): string =>
	`(${min}..${Number.isFinite(max) ? max : ""})`;

/** Hits per range: groups, or each master once per range. */
export function countRanges(
	ranges: readonly PriceRange[],
	groups: Uint32Array,
	prices: Float32Array,
	master: Uint32Array | undefined,
): number[] {
	const counted = ranges.map(() => ({ hits: 0, last: -1 }));
	for (const n of groups) {
		const range = ranges.findIndex((one) => isInRange(prices[n], one));
		const found = counted[range];
		if (!found || (master && found.last === master[n])) continue;
		found.hits++;
		found.last = master?.[n] ?? -1;
	}
	return counted.map(({ hits }) => hits);
}
