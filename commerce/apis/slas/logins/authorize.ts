import type { Context } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import { nowInSeconds } from "../../../now.ts";
import { clientRequest, redirectWithCode } from "../client-request.ts";
import { guestSession } from "../sessions.ts";
import { invalidRequest } from "../slas-errors.ts";
import { issueCode } from "../tokens/codes.ts";
import { authorizeAtProvider, providerOfHint } from "./idp-login.ts";

/**
 * First half of the code flow: for guests a 303 to the client's address with `code` and `usid`; where `hint` names an
 * identity provider, a 303 to its page first.
 */
export async function authorize(c: Context<CommerceHono>): Promise<Response> {
	const query = c.req.query();
	const request = clientRequest(c, (name) => query[name]);
	if (request instanceof Response) return request;
	if (query.response_type !== "code") return invalidRequest("Bad or missing response_type.");
	const provider = providerOfHint(c, query.hint);
	if (provider) return authorizeAtProvider(c, request, provider);
	if (query.hint !== "guest") return invalidRequest("Bad or missing hint.");
	const { site, clientId, usid } = request;
	const now = nowInSeconds();
	const session = await guestSession(c.env.DB, { siteId: site.id, clientId, usid }, now);
	const code = await issueCode(c.env.DB, session, request, now);
	return redirectWithCode(request, code, session.usid);
}
