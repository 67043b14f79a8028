import { isInRange, type PriceRange } from "./refine.ts";
import type { OfferedPrices } from "./select-groups.ts";

/** As many ranges as a shopper overlooks; about as many products fall into each. */
const RANGES = 6;
/** Of a long list some prices say enough where its ranges begin. */
const SAMPLE = 2048;

/** The largest of 1, 2, 5, 10, 20 … that is not above the value, and at least 1: what prices are rounded to. */
export function roundStep(value: number): number {
	const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
	return ([5, 2, 1].find((step) => step * power <= value) ?? 1) * power;
}

/** The ranges that prices fall into: round bounds where a list divides into parts of about one size. */
export function priceRanges(prices: Float32Array): PriceRange[] {
	const every = Math.ceil(prices.length / SAMPLE) || 1;
	const sorted = prices.filter((price, at) => at % every === 0 && !Number.isNaN(price)).sort();
	const [least = Number.NaN] = sorted;
	const marks = Array.from(
		{ length: RANGES },
		(_, part) => sorted[Math.floor((part * sorted.length) / RANGES)] ?? least,
	);
	const distinct = [...new Set([...marks, sorted.at(-1) ?? least])];
	const inner = distinct.length > 2 ? distinct.slice(1, -1) : distinct.slice(1);
	const bounds = inner
		.map((mark, index) => {
			const step = roundStep(mark - (distinct[index] ?? least));
			return Math.floor(mark / step) * step;
		})
		// A bound that leaves nothing below it divides nothing.
		.filter((bound, index, all) => bound > least && bound !== all[index - 1]);
	if (bounds.length === 0) return [];
	const ends = [0, ...bounds, Number.POSITIVE_INFINITY];
	return ends.slice(1).map((max, index) => ({ min: ends[index] ?? 0, max }));
}

/** `(50..100)`; an open end stays empty. */
export const rangeValue = ({ min, max }: PriceRange): string =>
	`(${min}..${Number.isFinite(max) ? max : ""})`;

/** Hits per range: groups, or masters, each once per range. */
export function countRanges(
	ranges: readonly PriceRange[],
	{ groups, prices }: OfferedPrices,
	master: Uint32Array | undefined,
): number[] {
	const counted = ranges.map(() => ({ hits: 0, last: -1 }));
	groups.forEach((group, at) => {
		const found = counted[ranges.findIndex((one) => isInRange(prices[at], one))];
		const hit = master ? (master[group] ?? 0) : group;
		if (!found || found.last === hit) return;
		found.hits++;
		found.last = hit;
	});
	return counted.map(({ hits }) => hits);
}
