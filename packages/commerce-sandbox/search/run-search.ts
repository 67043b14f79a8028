import type { Sorting } from "../house/sorting-options.ts";
import type { LanguageCode } from "../languages.ts";
import { INVENTORY_LIST } from "../settings/inventory.ts";
import type { AttributeInfo, CatalogueFrame } from "../store/catalogue-frame.ts";
import { BUNDLE, SET, STANDARD_PRODUCT } from "./columns.ts";
import { findableGroups, type LiveStock, orderableGroups } from "./index/live-stock.ts";
import type { SearchIndex } from "./index/search-index.ts";
import { matchText } from "./match-text.ts";
import { createTaste } from "./personal-taste.ts";
import { countRanges, priceRanges } from "./price-ranges.ts";
import { productsOfPromotions } from "./promotion-products.ts";
import type { HitType, PriceRange, Refinements } from "./refine.ts";
import { type Facet, hasAny, isByGroup, type ListFilter, selectGroups } from "./select-groups.ts";
import { sortGroups } from "./sorting.ts";
import { type TextMatches, wholeMatches } from "./text/text-matches.ts";

export type SearchRequest = {
	query?: string;
	completing?: boolean;
	refinements: Refinements;
	sort: Sorting;
	offset: number;
	limit: number;
	language: LanguageCode;
	currency: string;
	siteId: string;
	now: Date;
};
export type FoundHit = {
	type: HitType;
	id: string;
	masterId: string;
	groupId?: string;
	shownGroupId?: string;
};
export type FacetCounts = {
	categories: Uint32Array;
	brands: Uint32Array;
	attributes: { attribute: AttributeInfo; counts: Uint32Array }[];
	prices: { range: PriceRange; count: number }[];
};
export type Found = {
	total: number;
	hits: FoundHit[];
	facets: FacetCounts;
	phrase: TextMatches["phrase"];
	exactTotal?: number;
};

export async function runSearch(
	db: D1Database,
	gen: number,
	index: SearchIndex,
	frame: CatalogueFrame,
	request: SearchRequest,
): Promise<Found> {
	const { refinements, language, currency } = request;
	const matches = request.query
		? await matchText(db, gen, index, request.query, language, request.completing)
		: undefined;
	const filters = listFilters(index, frame, refinements);
	const mayHit = (n: number): boolean =>
		(!matches || matches.ordinals.includes(n)) &&
		filters.every(({ facet, column, wanted }) => facet !== "cgid" || hasAny(column, n, wanted));
	const { conditions, stockOf } = await listConditions(db, gen, index, frame, request, mayHit);
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
	const selection = selectGroups(
		index,
		{
			hitTypes: refinements.hitTypes,
			...(request.query ? { matches: matches?.ordinals ?? new Uint32Array() } : {}),
			filters,
			currency,
			...(refinements.price ? { price: refinements.price } : {}),
			...(stockOf ? { stockOf } : {}),
			...(conditions.length > 0 ? { conditions } : {}),
		},
		facets,
	);
	const byMaster = !isByGroup(refinements.hitTypes);
	const sortedGroups = sortGroups(index, selection.groups, request.sort, {
		language,
		currency,
		matches,
		taste: createTaste(refinements.personalization, index, frame),
	});
	const ranges = priceRanges(lowestPrices(index, selection.offeredPrices.groups, currency));
	const rangeCounts = countRanges(ranges, selection.offeredPrices, byMaster ? index.master : undefined);
	const exactTotal = matches && wholeMatches(matches, selection.groups, byMaster ? index.master : undefined);
	const readCounts = (id: string): Uint32Array => selection.counts.get(id) ?? new Uint32Array();
	return {
		total: selection.total,
		hits: pageOfHits(index, sortedGroups, selection.groups, request, byMaster),
		facets: {
			categories: readCounts("cgid"),
			brands: readCounts("brand"),
			attributes: refinable.map((attribute) => ({ attribute, counts: readCounts(attribute.id) })),
			prices: ranges.map((range, at) => ({ range, count: rangeCounts[at] ?? 0 })),
		},
		phrase: matches?.phrase ?? [],
		...(exactTotal === undefined ? {} : { exactTotal }),
	};
}

const lowestPrices = ({ prices }: SearchIndex, groups: Uint32Array, currency: string): Float32Array => {
	const column = prices.get(currency);
	return Float32Array.from(
		groups.filter((n, at) => n !== groups[at - 1]),
		(n) => column?.[n] ?? Number.NaN,
	);
};

async function listConditions(
	db: D1Database,
	gen: number,
	index: SearchIndex,
	frame: CatalogueFrame,
	{ refinements, currency, siteId, now }: SearchRequest,
	mayHit: (ordinal: number) => boolean,
): Promise<{ conditions: ((ordinal: number) => boolean)[]; stockOf?: LiveStock["stockOf"] }> {
	const { orderableOnly, inventoryLists, promotionIds, promotionRole } = refinements;
	const conditions: ((ordinal: number) => boolean)[] = [];
	if (inventoryLists && !inventoryLists.includes(INVENTORY_LIST)) conditions.push(() => false);
	const orderable = () => orderableGroups(db, gen, index, currency);
	const stock = orderableOnly || inventoryLists ? await orderable() : undefined;
	if (stock) conditions.push(stock.isOrderable);
	else if (orderableOnly === undefined) {
		const findable = await findableGroups(index, mayHit, orderable);
		if (findable) conditions.push(findable);
	}
	if (promotionIds)
		conditions.push(
			await productsOfPromotions(promotionIds, promotionRole, { db, gen, index, frame, siteId, now }),
		);
	return { conditions, ...(stock ? { stockOf: stock.stockOf } : {}) };
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
	for (const [id, values] of refinements.attributes) {
		const byName = id === "brand" && !index.attributes.has(id);
		const column = byName ? index.brand : index.attributes.get(id);
		// An unknown refinement matches nothing, as on the platform.
		const empty = { offsets: new Uint32Array(index.size + 1), values: new Uint16Array() };
		const findOrdinal = (value: string): number | undefined =>
			byName ? findIndex(index.brands, value) : frame.attributes.get(id)?.valueById.get(value)?.ordinal;
		filters.push({
			facet: id,
			column: column ?? empty,
			wanted: new Set(values.flatMap((value) => findOrdinal(value) ?? [])),
		});
	}
	return filters;
}

function findIndex(values: readonly string[], value: string): number | undefined {
	const at = values.indexOf(value);
	return at < 0 ? undefined : at;
}

function pageOfHits(
	index: SearchIndex,
	sortedGroups: Uint32Array,
	groups: Uint32Array,
	{ offset, limit, refinements }: SearchRequest,
	byMaster: boolean,
): FoundHit[] {
	const groupType = refinements.hitTypes.has("variation_group") ? "variation_group" : "slicing_group";
	const toHit = (n: number): FoundHit => {
		const masterId = index.masters[index.master[n] ?? 0] ?? "";
		const flags = index.flags[n] ?? 0;
		const alone =
			flags & SET ? "set" : flags & BUNDLE ? "bundle" : flags & STANDARD_PRODUCT ? "product" : undefined;
		if (alone) return { type: alone, id: masterId, masterId };
		if (byMaster) return { type: "master", id: masterId, masterId, ...shownGroup(index, groups, n) };
		const groupId = index.ids[n] ?? "";
		return { type: groupType, id: groupType === "slicing_group" ? masterId : groupId, masterId, groupId };
	};
	if (!byMaster) return [...sortedGroups.subarray(offset, offset + limit)].map(toHit);
	const hits: FoundHit[] = [];
	const seenMasters = new Set<number>();
	for (const n of sortedGroups) {
		const master = index.master[n] ?? 0;
		if (seenMasters.has(master)) continue;
		seenMasters.add(master);
		if (seenMasters.size > offset) hits.push(toHit(n));
		if (hits.length === limit) break;
	}
	return hits;
}

function shownGroup(
	{ ids, master }: SearchIndex,
	groups: Uint32Array,
	n: number,
): Pick<FoundHit, "shownGroupId"> {
	let first = n;
	while (first > 0 && master[first - 1] === master[n]) first--;
	for (let own = first; master[own] === master[n]; own++)
		if (isAmong(groups, own)) return own === first ? {} : { shownGroupId: ids[own] ?? "" };
	return {};
}

function isAmong(list: Uint32Array, value: number): boolean {
	let low = 0;
	let high = list.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((list[middle] ?? 0) < value) low = middle + 1;
		else high = middle;
	}
	return list[low] === value;
}
