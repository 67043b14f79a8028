import { roundPrecision } from "../../../search/round-precision.ts";
import type { SearchParams } from "../search-params.ts";
import type { SelectedProducts } from "../select-products.ts";
import type { FacetAttribute } from "./facet.ts";

const DEFAULT_VALUES = 100;

export type ValueCount = { value: string; count: number; ordinal: number };

export function countedValues(
	facet: FacetAttribute,
	{ selection }: SelectedProducts,
	order: SearchParams["sortFacetValuesBy"] = "count",
): ValueCount[] {
	const counts = selection.counts.get(facet.source) ?? new Uint32Array();
	const byValue = new Map<string, ValueCount>();
	counts.forEach((count, ordinal) => {
		const value = count > 0 ? facet.valueOf(ordinal) : undefined;
		if (value === undefined) return;
		const facetValue = byValue.get(value);
		if (facetValue) facetValue.count += count;
		else byValue.set(value, { value, count, ordinal });
	});
	const byAlphabet = (a: ValueCount, b: ValueCount): number => (a.value < b.value ? -1 : 1);
	return [...byValue.values()].sort((a, b) =>
		order === "alpha" ? byAlphabet(a, b) : b.count - a.count || byAlphabet(a, b),
	);
}

export type FacetResponse = {
	facets?: Record<string, Record<string, number>>;
	facets_stats?: Record<string, { min: number; max: number; avg: number; sum: number }>;
};

export function facetResponse(products: SelectedProducts, params: SearchParams): FacetResponse {
	const requestedFacets = params.facets ?? [];
	if (requestedFacets.length === 0) return {};
	const most = params.maxValuesPerFacet ?? DEFAULT_VALUES;
	const facets: FacetResponse["facets"] = {};
	const stats: FacetResponse["facets_stats"] = {};
	for (const facet of products.facets) {
		const values = countedValues(facet, products, params.sortFacetValuesBy).slice(0, most);
		if (values.length > 0)
			facets[facet.id] = Object.fromEntries(values.map(({ value, count }) => [value, count]));
	}
	for (const number of products.attributes.numbers.values()) {
		const column = requestedFacets.includes(number.id) ? number.column : undefined;
		const columnStats = column && numberStats(column, products.selection.groups);
		if (!columnStats) continue;
		facets[number.id] = Object.fromEntries(columnStats.counts.slice(0, most));
		stats[number.id] = columnStats.stats;
	}
	return { facets, ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}) };
}

function numberStats(column: ArrayLike<number>, groups: Uint32Array) {
	const counts = new Map<number, number>();
	let sum = 0;
	let count = 0;
	for (const n of groups) {
		const value = roundPrecision(column[n] ?? Number.NaN);
		if (Number.isNaN(value)) continue;
		counts.set(value, (counts.get(value) ?? 0) + 1);
		sum += value;
		count++;
	}
	if (count === 0) return undefined;
	const values = [...counts.keys()].sort((a, b) => a - b);
	const [min = 0] = values;
	const max = values.at(-1) ?? 0;
	return {
		counts: [...counts]
			.sort((a, b) => b[1] - a[1] || a[0] - b[0])
			.map(([value, own]) => [String(value), own]),
		stats: { min, max, avg: roundPrecision(sum / count), sum: Number(sum.toFixed(2)) },
	};
}
