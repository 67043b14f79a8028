import { BUNDLE, SET, STANDARD_PRODUCT } from "./columns.ts";
import type { ListColumn, SearchColumns } from "./join-parts.ts";
import type { HitType, PriceRange } from "./refine.ts";

/**
 * Which groups a search returns, and how many hits every refinement value would return: exact under all the other
 * selected refinements. One pass: a group that fails no refinement counts everywhere; one that fails exactly one
 * still counts in that refinement's own facet (there, another of its values would let it in).
 */

/** A refinement over a list column: the group needs one of these ordinals. */
export type ListFilter = { facet: string; column: ListColumn; wanted: ReadonlySet<number> };
/** Are hits variation groups (or slicing groups), or one per master? */
export const isByGroup = (types: ReadonlySet<HitType>): boolean =>
	types.has("variation_group") || types.has("slicing_group");
export type Selection = {
	hitTypes: ReadonlySet<HitType>;
	/** Groups the phrase matches; undefined = all. */
	matches?: Uint32Array;
	/** Selected values by facet. */
	filters: readonly ListFilter[];
	price?: { range: PriceRange; column: Float32Array };
	/** Live stock, promotions: what is no facet and has to be met. */
	conditions?: readonly ((ordinal: number) => boolean)[];
};
export type Facet = { id: string; column: ListColumn; size: number };
export type Selected = {
	/** Groups that pass everything, by ordinal. */
	groups: Uint32Array;
	/** Hits: groups, or one per master and standard product. */
	total: number;
	/** Facet → hits per value ordinal. */
	counts: Map<string, Uint32Array>;
	/** Groups that pass everything but the price refinement, for the price facet. */
	unpriced: Uint32Array;
};

export const PRICE_FACET = "price";

export function selectGroups(
	columns: SearchColumns,
	selection: Selection,
	facets: readonly Facet[],
): Selected {
	const byMaster = !isByGroup(selection.hitTypes);
	const counters = facets.map((facet) => countHits(facet, columns, byMaster));
	const own = new Map(counters.map((counter) => [counter.facet.id, counter]));
	const groups: number[] = [];
	const unpriced: number[] = [];
	const masters = new Set<number>();
	const size = selection.matches?.length ?? columns.size;
	const isWanted = wantedTypes(selection.hitTypes);
	for (let index = 0; index < size; index++) {
		const n = selection.matches ? (selection.matches[index] ?? 0) : index;
		if (!isWanted(columns.flags[n] ?? 0)) continue;
		if (selection.conditions && !selection.conditions.every((isMet) => isMet(n))) continue;
		const failed = failedFacet(selection, n);
		if (failed === undefined) continue;
		if (failed === "" || failed === PRICE_FACET) unpriced.push(n);
		if (failed !== "") {
			own.get(failed)?.count(n);
			continue;
		}
		groups.push(n);
		if (byMaster) masters.add(columns.master[n] ?? 0);
		for (const counter of counters) counter.count(n);
	}
	return {
		groups: Uint32Array.from(groups),
		total: byMaster ? masters.size : groups.length,
		counts: new Map(counters.map((counter) => [counter.facet.id, counter.counts])),
		unpriced: Uint32Array.from(unpriced),
	};
}

function wantedTypes(types: ReadonlySet<HitType>): (flags: number) => boolean {
	const groups = isByGroup(types) || types.has("master");
	const wanted: readonly [number, boolean][] = [
		[SET, types.has("set")],
		[BUNDLE, types.has("bundle")],
		[STANDARD_PRODUCT, types.has("product")],
	];
	return (flags) => wanted.find(([flag]) => (flags & flag) !== 0)?.[1] ?? groups;
}

/** "" = passes; the facet's id = fails just that one; undefined = fails more than one. */
function failedFacet(selection: Selection, n: number): string | undefined {
	let failed = "";
	if (selection.price && !isInRange(selection.price.column[n], selection.price.range)) failed = PRICE_FACET;
	for (const { facet, column, wanted } of selection.filters) {
		if (hasAny(column, n, wanted)) continue;
		if (failed !== "") return undefined;
		failed = facet;
	}
	return failed;
}

export function hasAny(column: ListColumn, n: number, wanted: ReadonlySet<number>): boolean {
	const end = column.offsets[n + 1] ?? 0;
	for (let at = column.offsets[n] ?? 0; at < end; at++) if (wanted.has(column.values[at] ?? 0)) return true;
	return false;
}

/** Prices are kept with single precision, so the bounds are compared with the same. NaN (no price) is in no range. */
export const isInRange = (price: number | undefined, range: PriceRange): boolean =>
	price !== undefined && price >= Math.fround(range.min) && price < Math.fround(range.max);

/** Counts groups, or each master once: a master's groups are neighbours, so remembering the last one is enough. */
function countHits(facet: Facet, columns: SearchColumns, byMaster: boolean) {
	const counts = new Uint32Array(facet.size);
	const { offsets, values } = facet.column;
	const lastMaster = new Uint32Array(byMaster ? facet.size : 0);
	const count = (n: number): void => {
		const end = offsets[n + 1] ?? 0;
		const master = (columns.master[n] ?? 0) + 1;
		for (let at = offsets[n] ?? 0; at < end; at++) {
			const value = values[at] ?? 0;
			if (byMaster) {
				if (lastMaster[value] === master) continue;
				lastMaster[value] = master;
			}
			counts[value] = (counts[value] ?? 0) + 1;
		}
	};
	return { facet, counts, count };
}
