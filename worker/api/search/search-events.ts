import { Hono } from "hono";
import { type EventResponse, searchEventBody } from "../../../shared/contracts/shopper-api.ts";
import type { ApiEnv } from "../api-env.ts";
import { validate } from "../respond.ts";

export const searchEventsApp = new Hono<ApiEnv>().post("/", validate("json", searchEventBody), (c) => {
	c.get("api").tellSearch(c.req.valid("json"));
	return c.json<EventResponse, 202>({ ok: true }, 202);
});
