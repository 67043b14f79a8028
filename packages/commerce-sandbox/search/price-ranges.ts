import { isInRange, type PriceRange } from "./refine.ts";
import type { OfferedPrices } from "./select-groups.ts";

const RANGES = 6;
const SAMPLE = 2048;
const ROUND = [1, 5, 10];

function roundStep(value: number): number {
	const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
	return (ROUND.findLast((step) => step * power <= value) ?? 1) * power;
}

function roundStepAbove(value: number): number {
	const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
	return (ROUND.find((step) => step * power >= value) ?? 10) * power;
}

/** Returns ranges with round bounds that divide the prices into parts of similar size; none if the prices cannot be divided. */
export function priceRanges(prices: Float32Array): PriceRange[] {
	const every = Math.ceil(prices.length / SAMPLE) || 1;
	const sortedPrices = prices.filter((price, at) => at % every === 0 && !Number.isNaN(price)).sort();
	const [least = Number.NaN] = sortedPrices;
	const most = sortedPrices.at(-1) ?? Number.NaN;
	const parts = Math.min(RANGES, Math.ceil(sortedPrices.length / 2));
	const widest = roundStepAbove((most - least) / parts);
	const boundAt = (price: number): number => {
		const step = Math.min(roundStep(price / 4), widest);
		return Math.floor(price / step) * step;
	};
	const marks = Array.from(
		{ length: parts - 1 },
		(_, part) => sortedPrices[Math.floor(((part + 1) * sortedPrices.length) / parts)] ?? least,
	);
	const divides = (bound: number): boolean => bound > least && bound <= most;
	const bounds = [...new Set(marks.map(boundAt))].filter(divides);
	if (bounds.length === 0) bounds.push(...[boundAt((least + most) / 2)].filter(divides));
	if (bounds.length === 0) return [];
	const ends = [0, ...bounds, Number.POSITIVE_INFINITY];
	return ends.slice(1).map((max, index) => ({ min: ends[index] ?? 0, max }));
}

export const rangeValue = ({ min, max }: PriceRange): string =>
	`(${min}..${Number.isFinite(max) ? max : ""})`;

export function countRanges(
	ranges: readonly PriceRange[],
	{ groups, prices }: OfferedPrices,
	master: Uint32Array | undefined,
): number[] {
	const rangeCounts = ranges.map(() => ({ hits: 0, last: -1 }));
	groups.forEach((group, at) => {
		const rangeCount = rangeCounts[ranges.findIndex((one) => isInRange(prices[at], one))];
		const hit = master ? (master[group] ?? 0) : group;
		if (!rangeCount || rangeCount.last === hit) return;
		rangeCount.hits++;
		rangeCount.last = hit;
	});
	return rangeCounts.map(({ hits }) => hits);
}
