import type { SiteId } from "../../house/countries.ts";
import {
	rememberProducts,
	rememberRecommender,
	rememberView,
	type Seen,
} from "../../recommendations/activity-store.ts";
import { type Interest, noteInterests } from "../../recommendations/interest-store.ts";
import { mastersNamed, recommendationContext } from "../../recommendations/recommendation-context.ts";
import { isRecommender } from "../../recommendations/recommenders.ts";
import type { ActivityName } from "./activity-bodies.ts";
import { type EinsteinBody, listIds } from "./einstein-request.ts";

/** The first results say what a search is about. */
const MOST_RESULTS = 3;

/** How much an activity says about a shopper's interest in its products, and in its category. */
const WEIGHTS: Partial<Record<ActivityName, { product?: number; category?: number }>> = {
	viewProduct: { product: 2 },
	viewSearch: { product: 1 },
	clickSearch: { product: 2 },
	viewCategory: { category: 1 },
	clickCategory: { product: 2, category: 2 },
	clickReco: { product: 2 },
	addToCart: { product: 5 },
};
const COUNTED: readonly ActivityName[] = ["addToCart", "clickReco", "clickSearch", "clickCategory"];

type Learnt = EinsteinBody & { category?: { id: string } };

/** Counts views, clicks and additions for what is popular, and notes what the browser is interested in. */
export async function learnActivity(
	db: D1Database,
	{ siteId, cookieId, now }: Seen & { siteId: SiteId },
	activity: ActivityName,
	body: Learnt,
): Promise<void> {
	const { recommenderName = "", category } = body;
	if ((activity === "viewReco" || activity === "clickReco") && isRecommender(recommenderName))
		await rememberRecommender(db, siteId, activity, recommenderName);
	const { product: weight = 0, category: categoryWeight = 0 } = WEIGHTS[activity] ?? {};
	if (weight + categoryWeight === 0) return;
	const ids = weight > 0 ? listIds(body) : [];
	const masters = await mastersNamed(
		await recommendationContext(db, siteId),
		activity === "viewSearch" ? ids.slice(0, MOST_RESULTS) : ids,
	);
	const [first] = masters;
	if (activity === "viewProduct" && first)
		await rememberView(db, { siteId, now, ...(cookieId ? { cookieId } : {}) }, first);
	if (COUNTED.includes(activity)) await rememberProducts(db, siteId, activity, masters);
	if (!cookieId) return;
	const interests: Interest[] = masters.map((subjectId) => ({ kind: "product", subjectId, weight }));
	if (category && categoryWeight > 0)
		interests.push({ kind: "category", subjectId: category.id, weight: categoryWeight });
	await noteInterests(db, { siteId, cookieId, now }, interests);
}
