import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { type NotifyMeAnswer, notifyMeBody } from "../../shared/contracts/shopper-api.ts";
import type { ApiContext } from "./app.ts";

const STATUS = { invalidEmail: 400, unknownProduct: 404, unavailable: 503 } as const;

/** `POST /api/{locale}/notify-me`: somebody waits for a product (S2 §4). */
export const notifyMeApp = new Hono<{ Bindings: { api: ApiContext } }>().post(
	"/",
	zValidator("json", notifyMeBody, (result, c) =>
		result.success ? undefined : c.json<NotifyMeAnswer, 400>({ ok: false, error: "invalidEmail" }, 400),
	),
	async (c) => {
		const outcome = await c.env.api.notifyMe.create(c.req.valid("json"));
		return outcome.ok
			? c.json<NotifyMeAnswer, 200>({ ok: true }, 200)
			: c.json<NotifyMeAnswer, (typeof STATUS)[typeof outcome.error]>(outcome, STATUS[outcome.error]);
	},
);
