import { zValidator } from "@hono/zod-validator";
import { type Context, Hono } from "hono";
import {
	type ActivityResponse,
	activityBody,
	type RecommendationsResponse,
	recommendationsQuery,
	type TilesResponse,
	tilesQuery,
} from "../../shared/contracts/shopper-api.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";
import type { ApiContext } from "./app.ts";

/** Browsers keep what is the same for every guest of a locale for a minute; without an answer they ask again. */
const keep = (c: Context, isWhole: boolean): void => {
	if (isWhole) c.header("cache-control", CACHE_CONTROL.recommendations);
};
const nothing = (result: { success: boolean }, c: Context) =>
	result.success ? undefined : c.json<RecommendationsResponse, 400>({ details: null, tiles: [] }, 400);

/** Rows below a page: what is recommended, what was viewed lately; and what became of recommendations (search-11). */
export const recommendationsApp = new Hono<{ Bindings: { api: ApiContext } }>()
	.get("/", zValidator("query", recommendationsQuery, nothing), async (c) => {
		const { type, product: id, master: masterId } = c.req.valid("query");
		const answer = await c.env.api.recommend({
			type,
			...(id ? { product: { id, ...(masterId ? { masterId } : {}) } } : {}),
		});
		keep(c, answer.details !== null);
		return c.json<RecommendationsResponse>(answer);
	})
	.get("/viewed", zValidator("query", tilesQuery, nothing), async (c) => {
		const answer = await c.env.api.tiles(c.req.valid("query").ids);
		keep(c, answer.tiles.length > 0);
		return c.json<TilesResponse>(answer);
	})
	// Nobody waits for what the service makes of it; where there is none, it need not be told again.
	.post(
		"/activities",
		zValidator("json", activityBody, (result, c) =>
			result.success ? undefined : c.json<ActivityResponse, 400>({ learns: true }, 400),
		),
		(c) => c.json<ActivityResponse>({ learns: c.env.api.tell(c.req.valid("json")) }),
	);
