import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { searchEventBody, type Told } from "../../shared/contracts/shopper-api.ts";
import type { ApiContext } from "./app.ts";

/** `POST /api/{locale}/search-events`: what became of a search. Nobody waits for what the service makes of it. */
export const searchEventsApp = new Hono<{ Bindings: { api: ApiContext } }>().post(
	"/",
	zValidator("json", searchEventBody, (result, c) =>
		result.success ? undefined : c.json<Told, 400>({ ok: false, error: "invalid" }, 400),
	),
	(c) => {
		c.env.api.tellSearch(c.req.valid("json"));
		return c.json<Told, 202>({ ok: true }, 202);
	},
);
