import type { Context } from "hono";
import type { AppEnv } from "../base/bindings.ts";
import { storefront } from "../base/house.ts";
import { recordNow } from "../base/operations/counters.ts";
import { problem } from "../base/problem.ts";
import { findRecorder } from "../request/middleware/count-requests.ts";
import { isOwnOrigin, isSafeMethod } from "../request/middleware/origin-check.ts";
import { SITE_IDS } from "./find-site.ts";

type Ask = (path: string, method?: string, body?: string) => Promise<{ status: number; body: string }>;

/** Lets the Worker of operations respond with a page, or with its JSON if the request carries the token (ops-15). */
export const showDesk = async (c: Context<AppEnv>, ask: Ask, isAuthorized = false): Promise<Response> => {
	const { OPERATIONS, OPS_TOKEN, INSTANCE_TYPE } = c.env;
	if (!OPERATIONS) return problem(404, "Operations have no such address.");
	if (!isAuthorized && !isSafeMethod(c.req.method) && !isOwnOrigin(c.req.raw))
		return problem(403, "This request does not come from a page of operations.");
	// Pages show what this isolate has counted until now.
	await recordNow(findRecorder(c));
	try {
		return await OPERATIONS.respond(c.req.raw, {
			name: storefront.name,
			instanceType: INSTANCE_TYPE,
			token: OPS_TOKEN,
			isAuthorized,
			sites: SITE_IDS,
			ask,
		});
	} catch (error) {
		c.get("log")("error", "ops/show-desk", "The Worker of operations does not respond", { error });
		return problem(
			503,
			"The Worker of operations does not respond. `npm run switch` and `npm run purge` still work.",
		);
	}
};
