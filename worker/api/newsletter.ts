import { Hono } from "hono";
import { type NewsletterResponse, newsletterBody } from "../../shared/contracts/shopper-api.ts";
import { readDetails } from "../../shared/domain/newsletter/sign-up.ts";
import type { ApiEnv } from "./api-env.ts";
import { failed, validated } from "./respond.ts";

export const newsletterApp = new Hono<ApiEnv>().post(
	"/",
	validated("json", newsletterBody, "invalidEmail"),
	async (c) => {
		const { email, source, ...typed } = c.req.valid("json");
		const read = readDetails(typed, new Date());
		if ("fault" in read) return failed(c, read.fault);
		const outcome = await c.get("api").newsletter.subscribe({ email, source, ...read.details });
		return outcome.ok ? c.json<NewsletterResponse, 200>(outcome, 200) : failed(c, outcome.error);
	},
);
