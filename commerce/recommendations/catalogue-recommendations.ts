import type { SiteId } from "../config/countries.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { type Ground, groundOf, groupsNamed, partnersOf, setMates } from "./ground.ts";
import { completing, similarTo } from "./recommend.ts";

/** The platform's types, as merchants choose them. */
const CROSS_SELL = { displayValue: "Cross-sell", value: 1 };
const UP_SELL = { displayValue: "Up-sell", value: 2 };
const OF_EACH = 8;

export type CatalogueRecommendation = {
	recommendationType: { displayValue: string; value: number };
	recommendedItemId: string;
};

/** What a catalogue recommends by itself, whoever looks: it changes with the catalogue only, so it is worked out once. */
const kept = new WeakMap<SearchIndex, Map<number, CatalogueRecommendation[]>>();

async function recommendationsOf(ground: Ground, anchor: number): Promise<CatalogueRecommendation[]> {
	const { index } = ground;
	const evidence = { ...ground.evidence, coViews: new Map<string, number>() };
	const master = index.master[anchor] ?? 0;
	const ask = { anchor, without: new Set([master]), limit: OF_EACH };
	const members = await setMates(ground, index.masters[master] ?? "");
	const typed = (
		recommendationType: CatalogueRecommendation["recommendationType"],
		ordinals: readonly number[],
	): CatalogueRecommendation[] =>
		ordinals.map((n) => ({ recommendationType, recommendedItemId: index.ids[n] ?? "" }));
	return [
		...typed(CROSS_SELL, completing(evidence, ask, { partners: partnersOf(ground, anchor), members })),
		...typed(UP_SELL, similarTo(evidence, ask)),
	];
}

/** By id as asked; ids that name no piece have none. */
export async function catalogueRecommendations(
	db: D1Database,
	siteId: SiteId,
	ids: readonly string[],
): Promise<Map<string, CatalogueRecommendation[]>> {
	const ground = await groundOf(db, siteId);
	const known = kept.get(ground.index) ?? new Map<number, CatalogueRecommendation[]>();
	kept.set(ground.index, known);
	const answers = await Promise.all(
		ids.map(async (id): Promise<[string, CatalogueRecommendation[]]> => {
			const [anchor] = await groupsNamed(ground, [id]);
			if (anchor === undefined) return [id, []];
			const found = known.get(anchor) ?? (await recommendationsOf(ground, anchor));
			known.set(anchor, found);
			return [id, found];
		}),
	);
	return new Map(answers);
}
