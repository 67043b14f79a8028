import { type Context, Hono } from "hono";
import {
	type PlacedResponse,
	placedQuery,
	type RecommendationsResponse,
	recommendationsQuery,
	type TilesResponse,
	tilesQuery,
} from "../../../shared/contracts/shopper-api.ts";
import { CACHE_CONTROL } from "../../cache/policies.ts";
import type { ApiEnv } from "../api-env.ts";
import { validate } from "../respond.ts";

const keep = (c: Context, isWhole: boolean): void => {
	if (isWhole) c.header("cache-control", CACHE_CONTROL.recommendations);
};

export const recommendationsApp = new Hono<ApiEnv>()
	.get("/", validate("query", recommendationsQuery), async (c) => {
		const { type, product: id, master: masterId } = c.req.valid("query");
		const recommendations = await c
			.get("api")
			.recommend({ type, product: id ? { id, masterId } : undefined });
		keep(c, recommendations.details !== null);
		return c.json<RecommendationsResponse, 200>(recommendations, 200);
	})
	.get("/own", validate("query", recommendationsQuery), async (c) => {
		const { type, product: id, master: masterId } = c.req.valid("query");
		const own = await c.get("api").recommendOwn({ type, product: id ? { id, masterId } : undefined });
		return c.json<RecommendationsResponse, 200>(own, 200);
	})
	.get("/own/placed", validate("query", placedQuery), async (c) => {
		const { recommender, zone = "", limit, product: id, master: masterId } = c.req.valid("query");
		const own = await c.get("api").recommendPlaced({
			place: recommender === undefined ? { zone } : { recommender },
			limit,
			product: id ? { id, masterId } : undefined,
		});
		return c.json<PlacedResponse, 200>(own, 200);
	})
	.get("/viewed", validate("query", tilesQuery), async (c) => {
		const response = await c.get("api").tiles(c.req.valid("query").ids);
		keep(c, response.tiles.length > 0);
		return c.json<TilesResponse, 200>(response, 200);
	});
