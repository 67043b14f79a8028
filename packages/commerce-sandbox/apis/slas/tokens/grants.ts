import type { Context } from "hono";
import { privateClient, provenClient, readDoNotTrack, readForm } from "../../../auth/client-request.ts";
import { redeemCode } from "../../../auth/codes.ts";
import { presentRefreshToken } from "../../../auth/refresh-tokens.ts";
import { guestSession, type Session } from "../../../auth/sessions.ts";
import { invalidRefreshToken, invalidRequest, slasError } from "../../../auth/slas-errors.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { nowInSeconds } from "../../../now.ts";
import { linkExternalProfile } from "../../../records/customers/customer-store.ts";
import { isCodeVerifier, matchesChallenge } from "../../../secrets.ts";
import { siteById } from "../../../settings/sites.ts";
import { tokenResponse } from "./token-response.ts";

type SlasContext = Context<CommerceHono>;

export async function grantToken(c: SlasContext): Promise<Response> {
	const form = await readForm(c);
	if (form instanceof Response) return form;
	switch (form.get("grant_type")) {
		case "authorization_code_pkce":
		case "authorization_code":
			return codeGrant(c, form);
		case "client_credentials":
			return clientCredentialsGrant(c, form);
		case "refresh_token":
			return refreshGrant(c, form);
		case null:
			return invalidRequest("grant_type is required.");
		default:
			return slasError(400, "unsupported_grant_type", "The grant type is not supported.");
	}
}

async function codeGrant(c: SlasContext, form: URLSearchParams): Promise<Response> {
	const client = await provenClient(c, form.get("client_id"));
	if (client instanceof Response) return client;
	const verifier = form.get("code_verifier") ?? "";
	if (!client.isPrivate && !isCodeVerifier(verifier)) return invalidRequest("Bad or missing code_verifier.");
	const now = nowInSeconds();
	const code = await redeemCode(c.env.DB, form.get("code") ?? "", now);
	const session = code?.session;
	const matches =
		session &&
		session.clientId === client.clientId &&
		code.redirectUri === (form.get("redirect_uri") ?? "") &&
		(form.get("channel_id") ?? session.siteId) === session.siteId &&
		(form.get("usid") ?? session.usid) === session.usid &&
		(code.codeChallenge === "" || (await matchesChallenge(verifier, code.codeChallenge)));
	if (!matches) return slasError(400, "invalid_grant", "Bad or expired authorization code.");
	if (!(await linkAccount(c.env.DB, session, code.linkedExternalId, now)))
		return slasError(400, "profile-already-linked", "The account is another customer's.");
	const { providerAccessToken } = code;
	return tokenResponse(c, session, { doNotTrack: readDoNotTrack(form), providerAccessToken }, now);
}

/**
 * Links the provider's account once the caller has verified the code, because another browser may have asked for the link (identity-56).
 * Returns false if the account now belongs to another customer; true if there is nothing to link.
 */
async function linkAccount(
	db: D1Database,
	{ registered }: Session,
	externalId: string | undefined,
	now: number,
): Promise<boolean> {
	if (externalId === undefined || !registered) return true;
	const { customerId, origin: providerId } = registered;
	return linkExternalProfile(db, customerId, { providerId, externalId }, now);
}

async function clientCredentialsGrant(c: SlasContext, form: URLSearchParams): Promise<Response> {
	const client = await privateClient(c);
	if (client instanceof Response) return client;
	const site = siteById(form.get("channel_id") ?? "");
	if (!site) return invalidRequest("Bad or missing channel_id.");
	const now = nowInSeconds();
	const sessionRequest = { siteId: site.id, clientId: client.clientId, usid: form.get("usid") ?? undefined };
	const session = await guestSession(c.env.DB, sessionRequest, now);
	return tokenResponse(c, session, { doNotTrack: readDoNotTrack(form) }, now);
}

async function refreshGrant(c: SlasContext, form: URLSearchParams): Promise<Response> {
	const client = await provenClient(c, form.get("client_id"));
	if (client instanceof Response) return client;
	const now = nowInSeconds();
	const refreshToken = form.get("refresh_token") ?? "";
	const { clientId, isPrivate } = client;
	const tokenRecord = await presentRefreshToken(
		c.env.DB,
		refreshToken,
		{ clientId, singleUse: !isPrivate },
		now,
	);
	if (!tokenRecord || (form.get("channel_id") ?? tokenRecord.session.siteId) !== tokenRecord.session.siteId)
		return invalidRefreshToken();
	const { session, family, expiresAt } = tokenRecord;
	const doNotTrack = form.has("dnt") ? readDoNotTrack(form) : tokenRecord.doNotTrack;
	const keptToken = isPrivate ? { refreshToken, expiresIn: expiresAt - now } : undefined;
	return tokenResponse(c, session, { doNotTrack, family, keptToken }, now);
}
