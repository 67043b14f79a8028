import { Hono } from "hono";
import { requireOrganization } from "../../auth/require-shopper.ts";
import { guestSession } from "../../auth/sessions.ts";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { nowInSeconds } from "../../now.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { siteByName } from "../controllers/site-locale.ts";
import { issueTokens } from "./tokens/issue-tokens.ts";

/** Logs a server in as a guest of the site that `channel_id` names. The request carries no token (cloud-1). */
export const loginServerApp = new Hono<CommerceHono>();

loginServerApp.get(
	"/custom/shopper-auth-api/v1/organizations/:org/login-server",
	requireOrganization,
	acceptParameters({ channel_id: "required text" }),
	async (c) => {
		const site = siteByName(c.req.query("channel_id") ?? "");
		if (!site) return problem(400, "bad-request", "'channel_id' names no site.");
		const now = nowInSeconds();
		const session = await guestSession(c.env.DB, { siteId: site.id, clientId: house.id }, now);
		const tokens = await issueTokens(c.env, session, { doNotTrack: false }, now);
		return "refused" in tokens
			? problem(500, "internal-error", "The tokens of a guest cannot be made.")
			: c.json(tokens, 200, { "cache-control": "no-store" });
	},
);
