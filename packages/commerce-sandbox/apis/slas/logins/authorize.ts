import type { Context } from "hono";
import { type ClientRequest, clientRequest, redirectWithCode } from "../../../auth/client-request.ts";
import { issueCode } from "../../../auth/codes.ts";
import { guestSession } from "../../../auth/sessions.ts";
import { invalidRequest, slasError } from "../../../auth/slas-errors.ts";
import { readAccessToken } from "../../../auth/tokens.ts";
import { bearerToken } from "../../../http/bearer-token.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { nowInSeconds } from "../../../now.ts";
import { authorizeAtProvider, providerOfHint } from "./idp-login.ts";

export async function authorize(c: Context<CommerceHono>): Promise<Response> {
	const query = c.req.query();
	const request = clientRequest(c, (name) => query[name]);
	if (request instanceof Response) return request;
	if (query.response_type !== "code") return invalidRequest("Bad or missing response_type.");
	const provider = providerOfHint(c, query.hint);
	if (provider) {
		const customerId = await linkingCustomer(c, request);
		return customerId instanceof Response
			? customerId
			: authorizeAtProvider(c, { ...request, customerId }, provider);
	}
	if (query.hint !== "guest") return invalidRequest("Bad or missing hint.");
	const { site, clientId, usid } = request;
	const now = nowInSeconds();
	const session = await guestSession(c.env.DB, { siteId: site.id, clientId, usid }, now);
	const code = await issueCode(c.env.DB, session, request, now);
	return redirectWithCode(request, code, session.usid);
}

/**
 * Reads the customer to link from the access token, because a usid is no secret. Returns undefined without a token. Agents may not link
 * accounts.
 */
async function linkingCustomer(
	c: Context<CommerceHono>,
	{ site, clientId, codeChallenge }: ClientRequest,
): Promise<string | undefined | Response> {
	const token = bearerToken(c);
	if (token === undefined) return undefined;
	const reading = await readAccessToken(c.env, token);
	const shopper = "refused" in reading ? undefined : reading.shopper;
	const isCustomer = shopper !== undefined && !shopper.isGuest && shopper.agentId === undefined;
	if (!isCustomer || shopper.siteId !== site.id || shopper.clientId !== clientId)
		return slasError(401, "invalid_token", "The access token is no customer's of this client and site.");
	return codeChallenge === "" ? invalidRequest("Bad or missing code_challenge.") : shopper.customerId;
}
