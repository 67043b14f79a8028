import { Hono } from "hono";
import { type NewsletterResponse, newsletterBody } from "../../shared/contracts/shopper-api.ts";
import type { ApiEnv } from "./api-env.ts";
import { failed, validated } from "./respond.ts";

/** `POST /api/{locale}/newsletter`. */
export const newsletterApp = new Hono<ApiEnv>().post(
	"/",
	validated("json", newsletterBody, "invalidEmail"),
	async (c) => {
		const outcome = await c.get("api").newsletter.subscribe(c.req.valid("json"));
		return outcome.ok ? c.json<NewsletterResponse, 200>(outcome, 200) : failed(c, outcome.error);
	},
);
