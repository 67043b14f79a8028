import { NEW_ARRIVAL } from "../search/columns.ts";
import type { ListColumn } from "../search/text/join-parts.ts";
import {
	type Candidate,
	type Evidence,
	kinshipWith,
	listCandidates,
	oneEach,
	orderAround,
	pickFirst,
} from "./candidates.ts";

export type Ask = {
	anchor: number;
	without: ReadonlySet<number>;
	limit: number;
};

const toOrdinals = (candidates: readonly Candidate[], limit: number): number[] =>
	candidates.slice(0, limit).map(({ ordinal }) => ordinal);

export function similarTo(evidence: Evidence, { anchor, without, limit }: Ask): number[] {
	const kin = kinshipWith(anchor, evidence);
	const candidates = listCandidates(evidence, without, (n) => {
		const near = kin.categories(n);
		const viewers = kin.viewers(n);
		return near === 0 && viewers === 0 ? 0 : near + kin.likeness(n) + viewers + (evidence.taste?.(n) ?? 0);
	});
	const order = orderAround(anchor);
	return pickFirst(candidates, evidence.index, { limit, order }).map(({ ordinal }) => ordinal);
}

/**
 * Returns ordinals of products that go with the anchor: members of its sets, then the best of each matching category in turn. `partners`:
 * ordinals of categories. `members`: ordinals of masters.
 */
export function completing(
	evidence: Evidence,
	{ anchor, without, limit }: Ask,
	{ partners, members }: { partners: readonly number[]; members: ReadonlySet<number> },
): number[] {
	const { index } = evidence;
	const kin = kinshipWith(anchor, evidence);
	const scoredCandidates = listCandidates(evidence, without, (n) =>
		members.has(index.master[n] ?? 0) || partners.some((category) => isIn(index.categories, n, category))
			? 1 + kin.likeness(n) + kin.viewers(n) + (evidence.taste?.(n) ?? 0)
			: 0,
	);
	const order = orderAround(anchor);
	const { true: fromSets = [], false: others = [] } = Object.groupBy(
		oneEach(scoredCandidates, index, order),
		({ ordinal }) => (members.has(index.master[ordinal] ?? 0) ? "true" : "false"),
	);
	const rest = inTurn(
		partners.map((category) =>
			pickFirst(
				others.filter(({ ordinal }) => isIn(index.categories, ordinal, category)),
				index,
				{ limit, order },
			),
		),
	);
	return toOrdinals(inStock([...fromSets.toSorted(order), ...rest]), limit);
}

/**
 * Returns ordinals of products that many shoppers look at or buy, of each department in turn. Those of one shopper are chosen by taste first,
 * in whatever department, and leave out what the shopper knows.
 */
export function popular(
	evidence: Omit<Evidence, "coViews">,
	popularity: ReadonlyMap<string, number>,
	limit: number,
	without: ReadonlySet<number> = new Set(),
): number[] {
	const { index, taste } = evidence;
	const candidates = listCandidates(evidence, without, (n) => {
		const count = popularity.get(index.masters[index.master[n] ?? 0] ?? "") ?? 0;
		const score = ((index.flags[n] ?? 0) & NEW_ARRIVAL) !== 0 ? 1 + count : count;
		return taste ? Math.log2(1 + score) + taste(n) : score;
	});
	const order = orderAround(0);
	const best = oneEach(candidates, index, order).toSorted(order);
	if (taste) return toOrdinals(best, limit);
	const byCategory = Map.groupBy(best, ({ ordinal }) => findDepartment(ordinal, evidence));
	return toOrdinals(inStock(inTurn([...byCategory.values()])), limit);
}

function findDepartment(
	n: number,
	{ index, depths }: Pick<Evidence, "index" | "depths">,
): number | undefined {
	const { offsets, values } = index.categories;
	const own = values.subarray(offsets[n] ?? 0, offsets[n + 1] ?? 0);
	return own.find((category) => depths[category] === 2) ?? own[0];
}

function isIn({ offsets, values }: ListColumn, n: number, value: number): boolean {
	for (let at = offsets[n] ?? 0; at < (offsets[n + 1] ?? 0); at++) if (values[at] === value) return true;
	return false;
}

function inTurn(rows: readonly (readonly Candidate[])[]): Candidate[] {
	const longest = Math.max(0, ...rows.map((row) => row.length));
	const turns = Array.from({ length: longest }, (_, turn) => rows.flatMap((row) => row[turn] ?? []));
	return [...new Map(turns.flat().map((candidate) => [candidate.ordinal, candidate])).values()];
}

const inStock = (candidates: readonly Candidate[]): Candidate[] => {
	const { true: orderable = [], false: others = [] } = Object.groupBy(candidates, ({ isOrderable }) =>
		isOrderable ? "true" : "false",
	);
	return [...orderable, ...others];
};
