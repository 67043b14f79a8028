import type { SiteId } from "../house/countries.ts";
import { type SearchIndex, searchIndex } from "../search/index/search-index.ts";
import { completing, similarTo } from "./recommend.ts";
import {
	findGroup,
	listPartners,
	type RecommendationContext,
	recommendationContext,
	setMates,
} from "./recommendation-context.ts";

const CROSS_SELL = { displayValue: "Cross-sell", value: 1 };
const UP_SELL = { displayValue: "Up-sell", value: 2 };
const OF_EACH = 8;

export type CatalogueRecommendation = {
	recommendationType: { displayValue: string; value: number };
	recommendedItemId: string;
};

const cache = new WeakMap<SearchIndex, Map<number, CatalogueRecommendation[]>>();

/** Milliseconds for which the stock that was read for one product serves the next: a round trip for each would cost more than its use. */
const CONTEXT_AGE = 5000;
const contexts = new WeakMap<SearchIndex, { context: RecommendationContext; readAt: number }>();

async function recentContext(
	index: SearchIndex,
	{ db, gen, siteId }: { db: D1Database; gen: number; siteId: SiteId },
): Promise<RecommendationContext> {
	const last = contexts.get(index);
	if (last && Date.now() - last.readAt < CONTEXT_AGE) return { ...last.context, db };
	const context = await recommendationContext(db, siteId, gen);
	contexts.set(index, { context, readAt: Date.now() });
	return context;
}

async function findRecommendations(
	context: RecommendationContext,
	anchor: number,
): Promise<CatalogueRecommendation[]> {
	const { index } = context;
	const evidence = { ...context.evidence, coViews: new Map<string, number>() };
	const master = index.master[anchor] ?? 0;
	const ask = { anchor, without: new Set([master]), limit: OF_EACH };
	const members = await setMates(context, index.masters[master] ?? "");
	const toRecommendations = (
		recommendationType: CatalogueRecommendation["recommendationType"],
		ordinals: readonly number[],
	): CatalogueRecommendation[] =>
		ordinals.map((n) => ({ recommendationType, recommendedItemId: index.ids[n] ?? "" }));
	return [
		...toRecommendations(
			CROSS_SELL,
			completing(evidence, ask, { partners: listPartners(context, anchor), members }),
		),
		...toRecommendations(UP_SELL, similarTo(evidence, ask)),
	];
}

export async function catalogueRecommendations(
	view: { db: D1Database; gen: number; siteId: SiteId },
	references: ReadonlyMap<string, { masterId: string }>,
): Promise<Map<string, CatalogueRecommendation[]>> {
	const index = await searchIndex(view.db, view.gen);
	const cachedRows = cache.get(index) ?? new Map<number, CatalogueRecommendation[]>();
	cache.set(index, cachedRows);
	const anchors = new Map([...references].map(([id, { masterId }]) => [id, findGroup(index, id, masterId)]));
	const wantedAnchors = [...new Set(anchors.values())].filter((anchor) => anchor !== undefined);
	const unknownAnchors = wantedAnchors.filter((anchor) => !cachedRows.has(anchor));
	if (unknownAnchors.length > 0) {
		const context = await recentContext(index, view);
		await Promise.all(
			unknownAnchors.map(async (anchor) =>
				cachedRows.set(anchor, await findRecommendations(context, anchor)),
			),
		);
	}
	return new Map([...anchors].map(([id, anchor]) => [id, cachedRows.get(anchor ?? -1) ?? []]));
}
