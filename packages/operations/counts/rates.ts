import type { Count, CountKind } from "@vetrina/shop-rules/operations/record.ts";

export type Rate = {
	name: string;
	count: number;
	hits: number;
	failures: number;
	milliseconds: number;
	lookups: number;
};

/** A stale copy is served at once as well. Private pages and previews ask no cache. */
const HITS = new Set(["hit", "stale"]);
const LOOKUPS = new Set(["hit", "stale", "miss"]);
/** An API that a platform does not have has not failed. */
const FINE = new Set(["2xx", "3xx", "4xx", "found", "absent"]);

/** Sums counts of a kind up by name, the most frequent first. `hits` and `lookups` concern the caches. */
export const listRates = (counts: readonly Count[], kind: CountKind): Rate[] => {
	const rates = new Map<string, Rate>();
	for (const row of counts) {
		if (row.kind !== kind) continue;
		const rate = rates.get(row.name) ?? {
			...{ name: row.name, count: 0, hits: 0, failures: 0, milliseconds: 0, lookups: 0 },
		};
		rate.count += row.count;
		rate.milliseconds += row.milliseconds;
		if (HITS.has(row.cache)) rate.hits += row.count;
		if (LOOKUPS.has(row.cache)) rate.lookups += row.count;
		if (!FINE.has(row.outcome)) rate.failures += row.count;
		rates.set(row.name, rate);
	}
	return [...rates.values()].toSorted((one, other) => other.count - one.count);
};

export const sumRates = (rates: readonly Rate[]): Omit<Rate, "name"> => {
	const sum = (read: (rate: Rate) => number) => rates.reduce((before, rate) => before + read(rate), 0);
	return {
		count: sum(({ count }) => count),
		hits: sum(({ hits }) => hits),
		failures: sum(({ failures }) => failures),
		milliseconds: sum(({ milliseconds }) => milliseconds),
		lookups: sum(({ lookups }) => lookups),
	};
};
