import type { Context } from "hono";
import { siteById } from "../../config/sites.ts";
import type { CommerceHono } from "../../http.ts";
import { findClient, isRedirectAllowed } from "./clients.ts";
import { isCodeChallenge } from "./secrets.ts";
import { guestSession, issueCode } from "./sessions.ts";
import { invalidRequest, slasError } from "./slas-errors.ts";

/** First half of the code flow for guests: a 303 to the client's address with `code` and `usid`. */
export async function authorizeGuest(c: Context<CommerceHono>): Promise<Response> {
	const query = c.req.query();
	const client = findClient(query.client_id);
	if (!client) return invalidRequest("Bad or missing client_id.");
	if (query.response_type !== "code") return invalidRequest("Bad or missing response_type.");
	const redirectUri = query.redirect_uri ?? "";
	// Checked before anything is sent there: a code must not leave for a stranger's address.
	if (!isRedirectAllowed(redirectUri, new URL(c.req.url).origin, c.env))
		return invalidRequest("Bad or missing redirect_uri.");
	if (query.hint !== "guest")
		return slasError(400, "invalid_request", "Bad or missing hint: only 'guest' is supported.");
	const site = siteById(query.channel_id ?? "");
	if (!site) return invalidRequest("Bad or missing channel_id.");
	if (!isCodeChallenge(query.code_challenge ?? "")) return invalidRequest("Bad or missing code_challenge.");
	if (query.code_challenge_method && query.code_challenge_method !== "S256") {
		return invalidRequest("Bad code_challenge_method: only S256 is supported.");
	}

	const now = Math.floor(Date.now() / 1000);
	const session = await guestSession(
		c.env.DB,
		{ siteId: site.id, clientId: client.clientId, usid: query.usid },
		now,
	);
	const code = await issueCode(
		c.env.DB,
		session,
		{ redirectUri, codeChallenge: query.code_challenge ?? "" },
		now,
	);
	const location = new URL(redirectUri);
	location.searchParams.set("usid", session.usid);
	if (query.state) location.searchParams.set("state", query.state.slice(0, 512));
	location.searchParams.set("scope", "openid offline_access");
	location.searchParams.set("code", code);
	return new Response(null, {
		status: 303,
		headers: { location: location.href, "content-length": "0", "cache-control": "no-store" },
	});
}
