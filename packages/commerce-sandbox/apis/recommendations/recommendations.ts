import { type Context, Hono } from "hono";
import type { SiteId } from "../../house/countries.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { mediaBase } from "../../http/media-base.ts";
import { problem } from "../../http/problem.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { nowInSeconds } from "../../now.ts";
import {
	isRecommender,
	type Recommender,
	recommend,
	recommenders,
	zones,
} from "../../recommendations/recommenders.ts";
import { afterResponse } from "../../requests/after-response.ts";
import { ACTIVITY_BODIES, isActivity } from "./activity-bodies.ts";
import { keepActivity, listActivities } from "./activity-log.ts";
import { type EinsteinBody, listIds, readEinsteinBody, readSite } from "./einstein-request.ts";
import { learnActivity } from "./learn-activity.ts";
import { recommendedProducts } from "./recommended-products.ts";

/** Serves recommendations in the form of Einstein Recommendations (cloud-11). Clients identify themselves by `x-cq-client-id`. */
export const recommendationsApp = new Hono<CommerceHono>();

const MOST = 12;

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

recommendationsApp.post("/v3/activities/:site/:activity", async (c) => {
	const siteId = readSite(c);
	if (siteId instanceof Response) return siteId;
	const activity = c.req.param("activity");
	if (!isActivity(activity)) return refuseUnknown("activity", activity);
	const reading = await jsonBody(c, ACTIVITY_BODIES[activity], { emptyAs: {} });
	if ("refusal" in reading) return reading.refusal;
	const { body } = reading;
	const { cookieId, userId } = body;
	const seen = { siteId, cookieId, userId, now: nowInSeconds() };
	await keepActivity(c.env.DB, seen, activity, body);
	afterResponse(c, learnActivity(c.env.DB, seen, activity, body));
	return c.json({ cookieId: cookieId ?? null, userId: userId ?? null, uuid: crypto.randomUUID() });
});

recommendationsApp.get("/admin/recommendations/activities", requireAdmin, async (c) =>
	c.json({ activities: await listActivities(c.env.DB, c.req.query("cookieId")) }, 200, {
		"cache-control": "no-store",
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
