import type { Language } from "../catalogue/import-lines.ts";
import type { AttributeInfo, CatalogueFrame } from "../store/catalogue-frame.ts";
import { STANDARD_PRODUCT } from "./columns.ts";
import { matchText } from "./match-text.ts";
import { countRanges, priceRanges } from "./price-ranges.ts";
import type { PriceRange, Refinements } from "./refine.ts";
import type { SearchIndex } from "./search-index.ts";
import { type Facet, type ListFilter, selectGroups } from "./select-groups.ts";
import { type SortId, sortGroups } from "./sorting.ts";

export type SearchRequest = {
	query?: string;
	refinements: Refinements;
	sort: SortId;
	offset: number;
	limit: number;
	language: Language;
	currency: string;
};
export type FoundHit = { type: "variation_group" | "master" | "product"; id: string; masterId: string };
export type FacetCounts = {
	categories: Uint32Array;
	brands: Uint32Array;
	/** Refinable attributes in their order. */
	attributes: { attribute: AttributeInfo; counts: Uint32Array }[];
	prices: { range: PriceRange; count: number }[];
};
export type Found = { total: number; hits: FoundHit[]; facets: FacetCounts };

export async function runSearch(
	db: D1Database,
	gen: number,
	index: SearchIndex,
	frame: CatalogueFrame,
	request: SearchRequest,
): Promise<Found> {
	const { refinements, language, currency } = request;
	const matches = request.query ? await matchText(db, gen, index, request.query, language) : undefined;
	const prices = index.prices.get(currency) ?? new Float32Array(index.size).fill(Number.NaN);
	const orderable = refinements.orderableOnly ? await orderableGroups(db, gen) : undefined;
	const refinable = [...frame.attributes.values()].filter(
		(attribute) => attribute.refinable && index.attributes.has(attribute.id),
	);
	const facets: Facet[] = [
		{ id: "cgid", column: index.categories, size: frame.categories.length },
		...(refinable.some((attribute) => attribute.id === "brand")
			? []
			: [{ id: "brand", column: index.brand, size: index.brands.length }]),
		...refinable.flatMap((attribute) => {
			const column = index.attributes.get(attribute.id);
			return column ? [{ id: attribute.id, column, size: attribute.values.length }] : [];
		}),
	];
	const selected = selectGroups(
		index,
		{
			hitTypes: refinements.hitTypes,
			...(request.query ? { matches: matches?.ordinals ?? new Uint32Array() } : {}),
			filters: listFilters(index, frame, refinements),
			...(refinements.price ? { price: { range: refinements.price, column: prices } } : {}),
			...(orderable ? { orderable: (n: number) => orderable.has(index.ids[n] ?? "") } : {}),
		},
		facets,
	);
	const byMaster = !refinements.hitTypes.has("variation_group");
	const sorted = sortGroups(index, selected.groups, request.sort, { language, currency }, matches);
	const ranges = priceRanges(prices);
	const rangeCounts = countRanges(ranges, selected.unpriced, prices, byMaster ? index.master : undefined);
	const countsOf = (id: string): Uint32Array => selected.counts.get(id) ?? new Uint32Array();
	return {
		total: selected.total,
		hits: pageOfHits(index, sorted, request, byMaster),
		facets: {
			categories: countsOf("cgid"),
			brands: countsOf("brand"),
			attributes: refinable.map((attribute) => ({ attribute, counts: countsOf(attribute.id) })),
			prices: ranges.map((range, at) => ({ range, count: rangeCounts[at] ?? 0 })),
		},
	};
}

function listFilters(index: SearchIndex, frame: CatalogueFrame, refinements: Refinements): ListFilter[] {
	const filters: ListFilter[] = [];
	if (refinements.categoryId !== undefined && refinements.categoryId !== "root") {
		const ordinal = frame.categoryById.get(refinements.categoryId)?.ordinal;
		filters.push({
			facet: "cgid",
			column: index.categories,
			wanted: new Set(ordinal === undefined ? [] : [ordinal]),
		});
	}
	if (refinements.promotionIds) {
		const wanted = refinements.promotionIds.flatMap((id) => frame.promotions.get(id)?.ordinal ?? []);
		filters.push({ facet: "pmid", column: index.promotions, wanted: new Set(wanted) });
	}
	for (const [id, values] of refinements.attributes) {
		// A house may describe its brands as an attribute (with texts); else the product's brand itself refines.
		const byName = id === "brand" && !index.attributes.has(id);
		const column = byName ? index.brand : index.attributes.get(id);
		// What cannot be refined by is no condition that anything could meet: no hits, as on the platform.
		const empty = { offsets: new Uint32Array(index.size + 1), values: new Uint16Array() };
		const ordinalOf = (value: string): number | undefined =>
			byName ? indexOf(index.brands, value) : frame.attributes.get(id)?.valueById.get(value)?.ordinal;
		filters.push({
			facet: id,
			column: column ?? empty,
			wanted: new Set(values.flatMap((value) => ordinalOf(value) ?? [])),
		});
	}
	return filters;
}

function indexOf(values: readonly string[], value: string): number | undefined {
	const at = values.indexOf(value);
	return at < 0 ? undefined : at;
}

function pageOfHits(
	index: SearchIndex,
	sorted: Uint32Array,
	{ offset, limit }: SearchRequest,
	byMaster: boolean,
): FoundHit[] {
	const hitOf = (n: number): FoundHit => {
		const masterId = index.masters[index.master[n] ?? 0] ?? "";
		if (((index.flags[n] ?? 0) & STANDARD_PRODUCT) !== 0) return { type: "product", id: masterId, masterId };
		return byMaster
			? { type: "master", id: masterId, masterId }
			: { type: "variation_group", id: index.ids[n] ?? "", masterId };
	};
	if (!byMaster) return [...sorted.subarray(offset, offset + limit)].map(hitOf);
	const hits: FoundHit[] = [];
	const seen = new Set<number>();
	for (const n of sorted) {
		const master = index.master[n] ?? 0;
		if (seen.has(master)) continue;
		seen.add(master);
		if (seen.size > offset) hits.push(hitOf(n));
		if (hits.length === limit) break;
	}
	return hits;
}

/** Groups with something to sell now: orders change stock, the index does not know. */
async function orderableGroups(db: D1Database, gen: number): Promise<Set<string>> {
	const { results } = await db
		.prepare(
			`SELECT DISTINCT v.group_id AS id FROM inventory i JOIN variant v ON v.gen = i.gen AND v.id = i.variant_id
				WHERE i.gen = ? AND i.ats > 0 AND v.prices <> '{}'`,
		)
		.bind(gen)
		.all<{ id: string }>();
	return new Set(results.map((row) => row.id));
}
