import type { SiteId } from "../house/countries.ts";
import { countCoViews, latestViews, readPopularity } from "./activity-store.ts";
import { type Interest, readInterests } from "./interest-store.ts";
import { completing, popular, similarTo } from "./recommend.ts";
import {
	findGroup,
	groupsNamed,
	listPartners,
	type RecommendationContext,
	recommendationContext,
	setMates,
} from "./recommendation-context.ts";
import { type Taste, tasteFor } from "./taste.ts";

export const recommenders = {
	"complete-the-set": "Complete the set",
	"pdp-similar-items": "You may also like",
	"product-to-product-einstein": "You may also like",
	"products-in-all-categories": "Most popular",
	"viewed-recently-einstein": "Recently viewed",
} as const;
export type Recommender = keyof typeof recommenders;
export const isRecommender = (name: string): name is Recommender => Object.hasOwn(recommenders, name);

export const zones: Readonly<Record<string, Recommender>> = {
	"pdp-complete": "complete-the-set",
	pdp: "pdp-similar-items",
	home: "products-in-all-categories",
	cart: "products-in-all-categories",
	"not-found": "products-in-all-categories",
};

export type Question = {
	recommender: Recommender;
	products: readonly string[];
	cookieId?: string;
	limit: number;
};

export async function recommend(db: D1Database, siteId: SiteId, question: Question): Promise<string[]> {
	const context = await recommendationContext(db, siteId);
	const ordinals = await choose(context, siteId, question);
	return ordinals.flatMap((n) => context.index.ids[n] ?? []);
}

async function readTaste(
	context: RecommendationContext,
	siteId: SiteId,
	cookieId: string,
): Promise<Taste | undefined> {
	const { db, index, frame, evidence } = context;
	const interests = await readInterests(db, siteId, cookieId);
	const listOrdinals = (kind: Interest["kind"], find: (id: string) => number | undefined) =>
		new Map(
			interests.flatMap(({ kind: own, subjectId, weight }): [number, number][] => {
				const ordinal = own === kind ? find(subjectId) : undefined;
				return ordinal === undefined ? [] : [[ordinal, weight]];
			}),
		);
	return tasteFor(
		{
			products: listOrdinals("product", (id) => findGroup(index, id, id)),
			categories: listOrdinals("category", (id) => frame.categoryById.get(id)?.ordinal),
		},
		{ index, depths: evidence.depths },
	);
}

async function choose(
	context: RecommendationContext,
	siteId: SiteId,
	{ recommender, products, cookieId, limit }: Question,
): Promise<number[]> {
	const { db, index } = context;
	const taste = cookieId ? await readTaste(context, siteId, cookieId) : undefined;
	const evidence = { ...context.evidence, ...(taste ? { taste } : {}) };
	if (recommender === "products-in-all-categories") {
		const known =
			taste && cookieId ? await groupsNamed(context, await latestViews(db, siteId, cookieId)) : [];
		const without = new Set(known.map((n) => index.master[n] ?? 0));
		return popular(evidence, await readPopularity(db, siteId), limit, without);
	}
	const shownGroups = await groupsNamed(context, products);
	const without = new Set(shownGroups.map((n) => index.master[n] ?? 0));
	if (recommender === "viewed-recently-einstein") {
		const viewedGroups = cookieId ? await groupsNamed(context, await latestViews(db, siteId, cookieId)) : [];
		return viewedGroups.filter((n) => !without.has(index.master[n] ?? 0)).slice(0, limit);
	}
	const [anchor] = shownGroups;
	if (anchor === undefined) return [];
	const masterId = index.masters[index.master[anchor] ?? 0] ?? "";
	const ask = { anchor, without, limit };
	const knownEvidence = { ...evidence, coViews: await countCoViews(db, siteId, masterId) };
	if (recommender === "pdp-similar-items" || recommender === "product-to-product-einstein")
		return similarTo(knownEvidence, ask);
	return completing(knownEvidence, ask, {
		partners: listPartners(context, anchor),
		members: await setMates(context, masterId),
	});
}
