import type { SiteId } from "../house/countries.ts";
import type { SearchIndex } from "../search/index/search-index.ts";
import { completing, similarTo } from "./recommend.ts";
import {
	groupsNamed,
	partnersOf,
	type RecommendationContext,
	recommendationContext,
	setMates,
} from "./recommendation-context.ts";

/** The platform's types, as merchants choose them. */
const CROSS_SELL = { displayValue: "Cross-sell", value: 1 };
const UP_SELL = { displayValue: "Up-sell", value: 2 };
const OF_EACH = 8;

export type CatalogueRecommendation = {
	recommendationType: { displayValue: string; value: number };
	recommendedItemId: string;
};

/** What a catalogue recommends to everyone: it changes with the catalogue only, so it is worked out once. */
const kept = new WeakMap<SearchIndex, Map<number, CatalogueRecommendation[]>>();

async function recommendationsOf(
	context: RecommendationContext,
	anchor: number,
): Promise<CatalogueRecommendation[]> {
	const { index } = context;
	const evidence = { ...context.evidence, coViews: new Map<string, number>() };
	const master = index.master[anchor] ?? 0;
	const ask = { anchor, without: new Set([master]), limit: OF_EACH };
	const members = await setMates(context, index.masters[master] ?? "");
	const typed = (
		recommendationType: CatalogueRecommendation["recommendationType"],
		ordinals: readonly number[],
	): CatalogueRecommendation[] =>
		ordinals.map((n) => ({ recommendationType, recommendedItemId: index.ids[n] ?? "" }));
	return [
		...typed(CROSS_SELL, completing(evidence, ask, { partners: partnersOf(context, anchor), members })),
		...typed(UP_SELL, similarTo(evidence, ask)),
	];
}

/** By id as asked; ids that name no product have none. */
export async function catalogueRecommendations(
	db: D1Database,
	siteId: SiteId,
	ids: readonly string[],
): Promise<Map<string, CatalogueRecommendation[]>> {
	const context = await recommendationContext(db, siteId);
	const known = kept.get(context.index) ?? new Map<number, CatalogueRecommendation[]>();
	kept.set(context.index, known);
	const results = await Promise.all(
		ids.map(async (id): Promise<[string, CatalogueRecommendation[]]> => {
			const [anchor] = await groupsNamed(context, [id]);
			if (anchor === undefined) return [id, []];
			const found = known.get(anchor) ?? (await recommendationsOf(context, anchor));
			known.set(anchor, found);
			return [id, found];
		}),
	);
	return new Map(results);
}
