import { BUNDLE, SET } from "../search/columns.ts";
import { hasAny } from "../search/select-groups.ts";
import type { ListColumn, SearchColumns } from "../search/text/join-parts.ts";
import type { Taste } from "./taste.ts";

export type Evidence = {
	index: SearchColumns;
	depths: readonly number[];
	currency: string;
	isOrderable: (ordinal: number) => boolean;
	coViews: ReadonlyMap<string, number>;
	/** Absent in what all shoppers share. */
	taste?: Taste;
};
export type Candidate = { ordinal: number; score: number; isOrderable: boolean };

const toSet = ({ offsets, values }: ListColumn, n: number): ReadonlySet<number> =>
	new Set(values.subarray(offsets[n] ?? 0, offsets[n + 1] ?? 0));

const KINSHIP: Readonly<Record<string, number>> = { color: 2, material: 2, season: 1, pattern: 1, fit: 1 };

const priceKinship = (one: number | undefined, other: number | undefined): number => {
	const ratio = (one ?? Number.NaN) / (other ?? Number.NaN);
	if (ratio >= 0.7 && ratio <= 1.4) return 2;
	return ratio >= 0.5 && ratio <= 2 ? 1 : 0;
};

export function kinshipWith(anchor: number, { index, currency, depths, coViews }: Evidence) {
	const columns = Object.entries(KINSHIP).flatMap(([id, weight]) => {
		const column = index.attributes.get(id);
		return column ? [{ column, weight, own: toSet(column, anchor) }] : [];
	});
	const brand = toSet(index.brand, anchor);
	const categories = toSet(index.categories, anchor);
	const prices = index.prices.get(currency);
	return {
		categories(n: number): number {
			const { offsets, values } = index.categories;
			let sum = 0;
			for (let at = offsets[n] ?? 0; at < (offsets[n + 1] ?? 0); at++) {
				const category = values[at] ?? 0;
				if (categories.has(category)) sum += 2 * (depths[category] ?? 1) - 1;
			}
			return sum;
		},
		likeness(n: number): number {
			let sum = hasAny(index.brand, n, brand) ? 2 : 0;
			for (const { column, weight, own } of columns) if (hasAny(column, n, own)) sum += weight;
			return sum + priceKinship(prices?.[n], prices?.[anchor]);
		},
		viewers(n: number): number {
			const count = coViews.get(index.masters[index.master[n] ?? 0] ?? "") ?? 0;
			return Math.min(6, 2 * Math.log2(1 + count));
		},
	};
}

export function listCandidates(
	{ index, isOrderable }: Pick<Evidence, "index" | "isOrderable">,
	without: ReadonlySet<number>,
	score: (ordinal: number) => number,
): Candidate[] {
	const candidates: Candidate[] = [];
	for (let ordinal = 0; ordinal < index.size; ordinal++) {
		if (((index.flags[ordinal] ?? 0) & (SET | BUNDLE)) !== 0 || without.has(index.master[ordinal] ?? 0))
			continue;
		const value = score(ordinal);
		if (value > 0) candidates.push({ ordinal, score: value, isOrderable: isOrderable(ordinal) });
	}
	return candidates;
}

type Order = (one: Candidate, other: Candidate) => number;

/**
 * Returns a comparator that puts orderable products first, then higher scores. Ties are broken by distance to the anchor, so that products
 * get different recommendations.
 */
export const orderAround =
	(anchor: number): Order =>
	(a, b) =>
		Number(b.isOrderable) - Number(a.isOrderable) ||
		b.score - a.score ||
		Math.abs(a.ordinal - anchor) - Math.abs(b.ordinal - anchor) ||
		a.ordinal - b.ordinal;

/** Returns the best candidate of each master. */
export function oneEach(candidates: readonly Candidate[], index: SearchColumns, order: Order): Candidate[] {
	const firsts = new Map<number, Candidate>();
	for (const candidate of candidates) {
		const master = index.master[candidate.ordinal] ?? 0;
		const first = firsts.get(master);
		if (!first || order(candidate, first) < 0) firsts.set(master, candidate);
	}
	return [...firsts.values()];
}

/** Returns the best candidate of each of the first `limit` masters, in the order, without sorting the others. */
export function pickFirst(
	candidates: readonly Candidate[],
	index: SearchColumns,
	{ limit, order }: { limit: number; order: Order },
): Candidate[] {
	const firsts: Candidate[] = [];
	for (const candidate of candidates) {
		const last = firsts[limit - 1];
		if (last && order(candidate, last) >= 0) continue;
		const own = firsts.findIndex(({ ordinal }) => index.master[ordinal] === index.master[candidate.ordinal]);
		const ownBest = firsts[own];
		if (ownBest && order(candidate, ownBest) >= 0) continue;
		if (ownBest) firsts.splice(own, 1);
		const at = firsts.findIndex((other) => order(candidate, other) < 0);
		firsts.splice(at < 0 ? firsts.length : at, 0, candidate);
		firsts.length = Math.min(firsts.length, limit);
	}
	return firsts;
}
