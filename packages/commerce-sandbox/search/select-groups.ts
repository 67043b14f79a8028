import { BUNDLE, SET, STANDARD_PRODUCT } from "./columns.ts";
import { variantTest } from "./index/variant-test.ts";
import { type HitType, isInRange, PRICE_FACET, type PriceRange } from "./refine.ts";
import type { ListColumn, SearchColumns } from "./text/join-parts.ts";

export type ListFilter = { facet: string; column: ListColumn; wanted: ReadonlySet<number> };
export const isByGroup = (types: ReadonlySet<HitType>): boolean =>
	types.has("variation_group") || types.has("slicing_group");
export type Selection = {
	hitTypes: ReadonlySet<HitType>;
	matches?: Uint32Array;
	filters: readonly ListFilter[];
	price?: PriceRange;
	currency?: string;
	stockOf?: (ordinal: number) => "indexed" | "changed";
	conditions?: readonly ((ordinal: number) => boolean)[];
};
export type Facet = { id: string; column: ListColumn; size: number };
export type Selected = {
	groups: Uint32Array;
	total: number;
	counts: Map<string, Uint32Array>;
	offeredPrices: OfferedPrices;
};
export type OfferedPrices = { groups: Uint32Array; prices: Float32Array };

/**
 * Returns the selected groups with exact counts for every facet. A group that fails a single refinement still counts in that refinement's
 * facet. A single variant must meet the choices of size, price and stock.
 */
export function selectGroups(
	columns: SearchColumns,
	selection: Selection,
	facets: readonly Facet[],
): Selected {
	const byMaster = !isByGroup(selection.hitTypes);
	const counters = facets.map((facet) => countHits(facet, columns, byMaster));
	const own = new Map(counters.map((counter) => [counter.facet.id, counter]));
	const groups: number[] = [];
	const offeredPrices: { groups: number[]; prices: number[] } = { groups: [], prices: [] };
	const masters = new Set<number>();
	const prices = columns.prices.get(selection.currency ?? "");
	const offer = (n: number, price: number | undefined): void => {
		if (price === undefined || Number.isNaN(price)) return;
		offeredPrices.groups.push(n);
		offeredPrices.prices.push(price);
	};
	const take = (n: number): void => {
		groups.push(n);
		if (byMaster) masters.add(columns.master[n] ?? 0);
	};
	const size = selection.matches?.length ?? columns.size;
	const isWanted = wantedTypes(selection.hitTypes);
	const variants = variantTest(columns.variants, selection, [...own.keys()]);
	for (let index = 0; index < size; index++) {
		const n = selection.matches ? (selection.matches[index] ?? 0) : index;
		if (!isWanted(columns.flags[n] ?? 0)) continue;
		if (selection.conditions && !selection.conditions.every((isMet) => isMet(n))) continue;
		if (variants.differ(n)) {
			const missedFacet = failedFacet(selection.filters, n, variants.varies);
			if (missedFacet === undefined) continue;
			const passes = variants.test(n, {
				offer: missedFacet === "" ? (price) => offer(n, price) : undefined,
				count: missedFacet === "" ? (facet, value) => own.get(facet)?.countValue(n, value) : undefined,
			});
			if (!passes) continue;
			if (missedFacet !== "") own.get(missedFacet)?.count(n);
			else {
				take(n);
				for (const counter of counters) if (!variants.varies(counter.facet.id)) counter.count(n);
			}
			continue;
		}
		let missedFacet = failedFacet(selection.filters, n);
		if (missedFacet === undefined) continue;
		const price = prices?.[n];
		if (missedFacet === "") offer(n, price);
		if (selection.price && !isInRange(price, selection.price))
			missedFacet = missedFacet === "" ? PRICE_FACET : undefined;
		if (missedFacet === undefined) continue;
		if (missedFacet !== "") {
			own.get(missedFacet)?.count(n);
			continue;
		}
		take(n);
		for (const counter of counters) counter.count(n);
	}
	return {
		groups: Uint32Array.from(groups),
		total: byMaster ? masters.size : groups.length,
		counts: new Map(counters.map((counter) => [counter.facet.id, counter.counts])),
		offeredPrices: {
			groups: Uint32Array.from(offeredPrices.groups),
			prices: Float32Array.from(offeredPrices.prices),
		},
	};
}

function wantedTypes(types: ReadonlySet<HitType>): (flags: number) => boolean {
	const groups = isByGroup(types) || types.has("master");
	const wantedTests: readonly [number, boolean][] = [
		[SET, types.has("set")],
		[BUNDLE, types.has("bundle")],
		[STANDARD_PRODUCT, types.has("product")],
	];
	return (flags) => wantedTests.find(([flag]) => (flags & flag) !== 0)?.[1] ?? groups;
}

/** Returns the id of the single facet that a group fails, "" if it fails none, or undefined if it fails several. */
function failedFacet(
	filters: readonly ListFilter[],
	n: number,
	isLeftOut: (facet: string) => boolean = () => false,
): string | undefined {
	let missedFacet = "";
	for (const { facet, column, wanted } of filters) {
		if (isLeftOut(facet) || hasAny(column, n, wanted)) continue;
		if (missedFacet !== "") return undefined;
		missedFacet = facet;
	}
	return missedFacet;
}

export function hasAny(column: ListColumn, n: number, values: ReadonlySet<number>): boolean {
	const end = column.offsets[n + 1] ?? 0;
	for (let at = column.offsets[n] ?? 0; at < end; at++) if (values.has(column.values[at] ?? 0)) return true;
	return false;
}

function countHits(facet: Facet, columns: SearchColumns, byMaster: boolean) {
	const counts = new Uint32Array(facet.size);
	const { offsets, values } = facet.column;
	const last = new Uint32Array(facet.size);
	const countValue = (n: number, value: number): void => {
		const hit = (byMaster ? (columns.master[n] ?? 0) : n) + 1;
		if (last[value] === hit) return;
		last[value] = hit;
		counts[value] = (counts[value] ?? 0) + 1;
	};
	const count = (n: number): void => {
		const end = offsets[n + 1] ?? 0;
		for (let at = offsets[n] ?? 0; at < end; at++) countValue(n, values[at] ?? 0);
	};
	return { facet, counts, count, countValue };
}
