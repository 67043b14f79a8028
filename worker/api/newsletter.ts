import { Hono } from "hono";
import { type NewsletterResponse, newsletterBody } from "../../shared/contracts/shopper-api.ts";
import { readDetails } from "../../shared/domain/newsletter/sign-up.ts";
import type { ApiEnv } from "./api-env.ts";
import { fail, validate } from "./respond.ts";

export const newsletterApp = new Hono<ApiEnv>().post(
	"/",
	validate("json", newsletterBody, "invalidEmail"),
	async (c) => {
		const { email, source, ...typed } = c.req.valid("json");
		if (!c.get("api").view.settings.newsletterEnabled) return fail(c, "unavailable");
		const result = readDetails(typed, new Date());
		if ("fault" in result) return fail(c, result.fault);
		const outcome = await c.get("api").newsletter.subscribe({ email, source, ...result.details });
		return outcome.ok ? c.json<NewsletterResponse, 200>(outcome, 200) : fail(c, outcome.error);
	},
);
