import { Hono } from "hono";
import {
	type ConsentQuestion,
	type ConsentResponse,
	consentBody,
} from "../../shared/contracts/shopper-api.ts";
import { CATEGORIES } from "../../shared/domain/consent/consent.ts";
import type { ApiEnv } from "./api-env.ts";
import { validate } from "./respond.ts";

export const consentApp = new Hono<ApiEnv>()
	.get("/", async (c) => {
		const { consent, consentMode, choose } = c.get("api");
		// A browser that sends an objection counts as having answered (consent-3).
		if (consent.choice || consent.objects) return c.json<ConsentQuestion>({ ask: false });
		const ask = (await consentMode()) === "optIn";
		if (!ask) choose({ granted: CATEGORIES, assumed: true });
		return c.json<ConsentQuestion>({ ask });
	})
	.post("/", validate("json", consentBody), (c) => {
		c.get("api").choose(c.req.valid("json"));
		return c.json<ConsentResponse, 200>({ ok: true }, 200);
	});
