import type { SiteId } from "../house/countries.ts";
import { house } from "../house.ts";
import { orderableGroups } from "../search/index/live-stock.ts";
import { type SearchIndex, searchIndex } from "../search/index/search-index.ts";
import type { SearchColumns } from "../search/text/join-parts.ts";
import { siteById } from "../settings/sites.ts";
import { type CatalogueFrame, catalogueFrame } from "../store/catalogue-frame.ts";
import { liveGeneration } from "../store/catalogue-store.ts";
import { byGeneration } from "../store/generation-cache.ts";
import { resolveProductIds } from "../store/product-records.ts";
import type { Evidence } from "./candidates.ts";

export type RecommendationContext = {
	db: D1Database;
	gen: number;
	index: SearchIndex;
	frame: CatalogueFrame;
	evidence: Omit<Evidence, "coViews">;
};

export async function recommendationContext(
	db: D1Database,
	siteId: SiteId,
	generation?: number,
): Promise<RecommendationContext> {
	const gen = generation ?? (await liveGeneration(db, siteId));
	const [index, frame] = await Promise.all([searchIndex(db, gen), catalogueFrame(db, gen)]);
	const site = siteById(siteId);
	const currency = site?.countries.find(({ code }) => code === site.defaultCountry)?.currency ?? "EUR";
	const { isOrderable } = await orderableGroups(db, gen, index, currency);
	const depths = frame.categories.map(({ ancestors }) => ancestors.length + 1);
	return { db, gen, index, frame, evidence: { index, depths, currency, isOrderable } };
}

type Places = { groups: Map<string, number>; masters: Map<string, number>; firsts: Map<number, number> };
const cache = new WeakMap<SearchColumns, Places>();
export function indexPlaces(index: SearchColumns): Places {
	const cachedPlaces = cache.get(index);
	if (cachedPlaces) return cachedPlaces;
	const firsts = new Map<number, number>();
	for (const [n, master] of index.master.entries()) if (!firsts.has(master)) firsts.set(master, n);
	const places = {
		groups: new Map(index.ids.map((id, n) => [id, n])),
		masters: new Map(index.masters.map((id, n) => [id, n])),
		firsts,
	};
	cache.set(index, places);
	return places;
}

export function findGroup(index: SearchColumns, id: string, masterId: string): number | undefined {
	const { groups, masters, firsts } = indexPlaces(index);
	return groups.get(id) ?? firsts.get(masters.get(masterId) ?? -1);
}

export async function groupsNamed(
	{ db, gen, index }: RecommendationContext,
	ids: readonly string[],
): Promise<number[]> {
	const { groups, masters } = indexPlaces(index);
	const others = ids.filter((id) => !groups.has(id) && !masters.has(id));
	const resolvedIds = others.length > 0 ? await resolveProductIds(db, gen, others) : new Map();
	return ids.flatMap((id) => findGroup(index, id, resolvedIds.get(id)?.masterId ?? id) ?? []);
}

export function listPartners({ index, frame }: RecommendationContext, n: number): number[] {
	const { offsets, values } = index.categories;
	const own = [...values.subarray(offsets[n] ?? 0, offsets[n + 1] ?? 0)]
		.flatMap((ordinal) => frame.categories[ordinal] ?? [])
		.toSorted((a, b) => b.ancestors.length - a.ancestors.length);
	const outfit = own.find(({ id }) => house.outfits[id]);
	const partners =
		house.outfits[outfit?.id ?? ""]?.flatMap((id) => frame.categoryById.get(id)?.ordinal ?? []) ?? [];
	if (partners.length > 0) return partners;
	const siblings = own[0]?.ancestors.at(-1)?.children ?? [];
	return siblings.flatMap(({ id, ordinal }) => (id === own[0]?.id ? [] : ordinal));
}

const allSets = byGeneration(async (db, gen): Promise<string[][]> => {
	const { results } = await db
		.prepare("SELECT members FROM product WHERE gen = ? AND kind = 'set'")
		.bind(gen)
		.all<{ members: string }>();
	const sets = results.map(({ members }) => (JSON.parse(members) as { id: string }[]).map(({ id }) => id));
	const masters = await resolveProductIds(db, gen, sets.flat());
	return sets.map((ids) => ids.flatMap((id) => masters.get(id)?.masterId ?? []));
});

export async function setMates(
	{ db, gen, index }: RecommendationContext,
	masterId: string,
): Promise<Set<number>> {
	const { masters } = indexPlaces(index);
	const mates = (await allSets(db, gen)).filter((ids) => ids.includes(masterId)).flat();
	return new Set(mates.flatMap((id) => (id === masterId ? [] : (masters.get(id) ?? []))));
}

export async function mastersNamed(
	context: RecommendationContext,
	ids: readonly string[],
): Promise<string[]> {
	const groups = await groupsNamed(context, ids);
	return [...new Set(groups.flatMap((n) => context.index.masters[context.index.master[n] ?? 0] ?? []))];
}
