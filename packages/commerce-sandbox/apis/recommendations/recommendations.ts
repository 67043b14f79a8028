import { type Context, Hono } from "hono";
import type { SiteId } from "../../house/countries.ts";
import type { CommerceHono } from "../../http/http.ts";
import { mediaBase } from "../../http/media-base.ts";
import { problem } from "../../http/problem.ts";
import { nowInSeconds } from "../../now.ts";
import { rememberProducts, rememberRecommender, rememberView } from "../../recommendations/activity-store.ts";
import { mastersNamed, recommendationContext } from "../../recommendations/recommendation-context.ts";
import {
	isRecommender,
	type Recommender,
	recommend,
	recommenders,
	zones,
} from "../../recommendations/recommenders.ts";
import { afterResponse } from "../../requests/after-response.ts";
import { type EinsteinBody, listIds, readEinsteinBody, readSite } from "./einstein-request.ts";
import { recommendedProducts } from "./recommended-products.ts";

/** Serves recommendations in the form of Einstein Recommendations (cloud-11). Clients identify themselves by `x-cq-client-id`. */
export const recommendationsApp = new Hono<CommerceHono>();

const MOST = 12;
const ACTIVITIES: readonly string[] = [
	"viewProduct",
	"viewSearch",
	"clickSearch",
	"viewCategory",
	"clickCategory",
	"viewReco",
	"clickReco",
	"viewPage",
	"beginCheckout",
	"checkoutStep",
	"addToCart",
];

const withRequest =
	(run: (c: Context<CommerceHono>, siteId: SiteId, body: EinsteinBody) => Promise<Response>) =>
	async (c: Context<CommerceHono>): Promise<Response> => {
		const siteId = readSite(c);
		if (siteId instanceof Response) return siteId;
		const body = await readEinsteinBody(c);
		return body instanceof Response ? body : run(c, siteId, body);
	};

recommendationsApp.get("/v3/personalization/recommenders/:site", (c) => {
	const siteId = readSite(c);
	if (siteId instanceof Response) return siteId;
	return c.json({
		recommenders: Object.entries(recommenders).map(([name, description]) => ({ name, description })),
	});
});

recommendationsApp.post(
	"/v3/personalization/recs/:site/:recommender",
	withRequest(async (c, siteId, body) => {
		const name = c.req.param("recommender") ?? "";
		return isRecommender(name) ? respond(c, siteId, name, body) : refuseUnknown("recommender", name);
	}),
);

const inZone = withRequest(async (c, siteId, body) => {
	const name = c.req.param("zone") ?? "";
	const recommender = Object.hasOwn(zones, name) ? zones[name] : undefined;
	return recommender ? respond(c, siteId, recommender, body) : refuseUnknown("zone", name);
});
recommendationsApp.post("/v3/personalization/:site/zones/:zone/recs", inZone);

recommendationsApp.post(
	"/v3/activities/:site/:activity",
	withRequest(async (c, siteId, body) => {
		const activity = c.req.param("activity") ?? "";
		if (!ACTIVITIES.includes(activity)) return refuseUnknown("activity", activity);
		afterResponse(c, learn(c.env.DB, siteId, activity, body));
		return c.json({
			cookieId: body.cookieId ?? null,
			userId: body.userId ?? null,
			uuid: crypto.randomUUID(),
		});
	}),
);

const refuseUnknown = (what: string, name: string): Response =>
	problem(404, `${what}-not-found`, `There is no ${what} '${name.slice(0, 64)}'.`);

async function respond(
	c: Context<CommerceHono>,
	siteId: SiteId,
	recommender: Recommender,
	body: EinsteinBody,
): Promise<Response> {
	const ids = await recommend(c.env.DB, siteId, {
		recommender,
		products: listIds(body),
		limit: MOST,
		...(body.cookieId ? { cookieId: body.cookieId } : {}),
	});
	return c.json({
		recs: await recommendedProducts({ db: c.env.DB, mediaBase: mediaBase(c) }, siteId, ids),
		recoUUID: crypto.randomUUID(),
		recommenderName: recommender,
		displayMessage: recommenders[recommender],
	});
}

/**
 * Stores views, additions to the cart and clicks on recommendations, and the use of recommenders. Other activities are accepted and
 * ignored.
 */
async function learn(db: D1Database, siteId: SiteId, activity: string, body: EinsteinBody): Promise<void> {
	if (activity === "viewReco" || activity === "clickReco") {
		const { recommenderName = "" } = body;
		if (isRecommender(recommenderName)) await rememberRecommender(db, siteId, activity, recommenderName);
	}
	if (activity !== "viewProduct" && activity !== "addToCart" && activity !== "clickReco") return;
	const masters = await mastersNamed(await recommendationContext(db, siteId), listIds(body));
	const [first] = masters;
	if (activity !== "viewProduct") return rememberProducts(db, siteId, activity, masters);
	const { cookieId } = body;
	if (first)
		await rememberView(db, { siteId, now: nowInSeconds(), ...(cookieId ? { cookieId } : {}) }, first);
}
