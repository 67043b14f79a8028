import { Hono } from "hono";
import { type NotifyMeResponse, notifyMeBody } from "../../shared/contracts/shopper-api.ts";
import type { ApiEnv } from "./api-env.ts";
import { fail, validate } from "./respond.ts";

export const notifyMeApp = new Hono<ApiEnv>().post(
	"/",
	validate("json", notifyMeBody, "invalidEmail"),
	async (c) => {
		const outcome = await c.get("api").notifyMe.create(c.req.valid("json"));
		return outcome.ok ? c.json<NotifyMeResponse, 200>({ ok: true }, 200) : fail(c, outcome.error);
	},
);
