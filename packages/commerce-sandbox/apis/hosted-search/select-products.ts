import { findableGroups } from "../../search/index/live-stock.ts";
import type { SearchIndex } from "../../search/index/search-index.ts";
import { matchText } from "../../search/match-text.ts";
import { createTaste } from "../../search/personal-taste.ts";
import type { HitType } from "../../search/refine.ts";
import { type Selected, selectGroups } from "../../search/select-groups.ts";
import { sortGroups } from "../../search/sorting.ts";
import { type TextMatches, wholeMatches } from "../../search/text/text-matches.ts";
import { findSorting } from "../../settings/sorting-options.ts";
import type { FacetAttribute, FacetAttributes } from "./facets/facet.ts";
import { IN_STOCK, stockFacet } from "./facets/facet-attributes.ts";
import { offersFacet } from "./facets/size-prices.ts";
import { matchFilter } from "./filters/match-filter.ts";
import type { ProductIndex } from "./index-names.ts";
import type { OpenIndex } from "./open-index.ts";
import { type SearchParams, searchedText } from "./search-params.ts";

const HIT_TYPES: ReadonlySet<HitType> = new Set(["variation_group", "product"]);

export type SelectedProducts = {
	sortedGroups: Uint32Array;
	selection: Selected;
	attributes: FacetAttributes;
	facets: FacetAttribute[];
	phrase: TextMatches["phrase"];
	exactTotal?: number;
};

export async function selectProducts(
	open: OpenIndex,
	index: ProductIndex,
	params: SearchParams,
	pinnedIds: readonly string[],
): Promise<SelectedProducts> {
	const { view, search } = open;
	const { db, gen, frame, language, currency } = view;
	const query = searchedText(params.query);
	const [matches, attributes] = await Promise.all([
		query === "" ? undefined : matchText(db, gen, search, query, language),
		withAsked(open, params),
	]);
	const requestedFacets = params.facets ?? [];
	const facets = [...attributes.facets.values()].filter(
		({ id }) => requestedFacets.includes("*") || requestedFacets.includes(id),
	);
	const findable = await findableGroups(
		search,
		(n) => !matches || matches.ordinals.includes(n),
		open.orderable,
	);
	const conditions = [...matchFilter(params.filter, attributes), ...(findable ? [findable] : [])];
	const ofSources = new Map(facets.map((facet) => [facet.source, facet]));
	const selection = {
		hitTypes: HIT_TYPES,
		filters: [],
		...(conditions.length > 0 ? { conditions } : {}),
	};
	const groupSelection = selectGroups(
		search,
		{ ...selection, ...(query === "" ? {} : { matches: matches?.ordinals ?? new Uint32Array() }) },
		[...ofSources].map(([source, { column, size }]) => ({ id: source, column, size })),
	);
	const taste = index.personalised
		? createTaste([...(params.ruleContexts ?? []), params.userToken ?? ""], search, frame)
		: undefined;
	const sortedGroups = sortGroups(search, groupSelection.groups, findSorting(index.siteId, index.sort).by, {
		language,
		currency: index.currency ?? currency,
		matches,
		taste,
	});
	const exactTotal = matches && wholeMatches(matches, groupSelection.groups);
	const first = pinnedIds.flatMap((id) => pinnedGroup(id, search, conditions) ?? []);
	return {
		sortedGroups: first.length === 0 ? sortedGroups : Uint32Array.from(new Set([...first, ...sortedGroups])),
		selection: groupSelection,
		attributes,
		facets,
		phrase: matches?.phrase ?? [],
		...(exactTotal === undefined ? {} : { exactTotal }),
	};
}

function pinnedGroup(
	id: string,
	{ ids, masters, master, size }: SearchIndex,
	conditions: readonly ((ordinal: number) => boolean)[],
): number | undefined {
	const position = masters.indexOf(id);
	const start = position < 0 ? ids.indexOf(id) : master.indexOf(position);
	if (start < 0) return undefined;
	for (let n = start; n < size && (n === start || master[n] === position); n++)
		if (conditions.every((isMet) => isMet(n))) return n;
	return undefined;
}

async function withAsked(
	{ view, search, attributes, orderable }: OpenIndex,
	params: SearchParams,
): Promise<FacetAttributes> {
	const requestedFacets = params.facets ?? [];
	const isStockAsked =
		requestedFacets.includes("*") ||
		requestedFacets.includes(IN_STOCK) ||
		params.filter.some((clause) => clause.some(({ attribute }) => attribute === IN_STOCK));
	const more = requestedFacets.flatMap((id) => offersFacet(id, search, view.frame) ?? []);
	if (isStockAsked) more.push(stockFacet(search.size, (await orderable()).isOrderable));
	if (more.length === 0) return attributes;
	return {
		...attributes,
		facets: new Map([...attributes.facets, ...more.map((one) => [one.id, one] as const)]),
	};
}
