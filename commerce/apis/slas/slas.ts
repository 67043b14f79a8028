import { type Context, Hono } from "hono";
import { siteById } from "../../config/sites.ts";
import type { CommerceHono } from "../../http.ts";
import { authorizeGuest } from "./authorize.ts";
import { clientOfBasicAuth, findClient, type SlasClient } from "./clients.ts";
import { isCodeVerifier, matchesChallenge } from "./secrets.ts";
import { endSession, guestSession, presentRefreshToken, redeemCode } from "./sessions.ts";
import { invalidRefreshToken, invalidRequest, slasError } from "./slas-errors.ts";
import { tokenResponse } from "./token-response.ts";
import { issuerOf, readAccessToken, SCOPES, signingKeys } from "./tokens.ts";

type SlasContext = Context<CommerceHono>;

/** Shopper Login (SLAS): guest sessions. Registered logins find their place beside these. */
export const slasApp = new Hono<CommerceHono>().basePath("/shopper/auth/v1/organizations/:org/oauth2");

slasApp.use(async (c, next) => {
	if (c.req.param("org") !== c.env.ORGANIZATION_ID) {
		return invalidRequest("Tenant Id Exception - Must be a well-formed tenantId");
	}
	await next();
});

slasApp.get("/authorize", authorizeGuest);

slasApp.post("/token", async (c) => {
	// Not .text(): workerd warns about it on this content type.
	const form = new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
	switch (form.get("grant_type")) {
		case "authorization_code_pkce":
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
});

slasApp.get("/logout", async (c) => {
	const client = findClient(c.req.query("client_id"));
	if (!client) return invalidRequest("Bad or missing client_id.");
	const refreshToken = c.req.query("refresh_token");
	const accessToken = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
	if (!refreshToken || !accessToken) return invalidRequest("Bad or missing access token or refresh token");
	const reading = await readAccessToken(c.env, accessToken);
	if ("refused" in reading) return slasError(401, "invalid_token", "Bad or missing access token.");
	const ended = await endSession(c.env.DB, refreshToken, reading.shopper, nowInSeconds());
	if (!ended) return invalidRefreshToken();
	return c.json(
		{
			access_token: "",
			id_token: "null",
			refresh_token: "",
			expires_in: 0,
			refresh_token_expires_in: 0,
			token_type: "Bearer",
			usid: "null",
			customer_id: "null",
			enc_user_id: "null",
			idp_access_token: "",
			idp_refresh_token: "null",
			dnt: "null",
		},
		200,
		{ "cache-control": "no-store" },
	);
});

slasApp.get("/jwks", async (c) => {
	const { publicJwk } = await signingKeys(c.env);
	return c.json({ keys: [publicJwk] });
});

slasApp.get("/.well-known/openid-configuration", (c) => {
	const base = new URL(c.req.url).href.replace(/\/\.well-known\/.*$/, "");
	return c.json({
		issuer: issuerOf(c.env),
		authorization_endpoint: `${base}/authorize`,
		token_endpoint: `${base}/token`,
		jwks_uri: `${base}/jwks`,
		end_session_endpoint: `${base}/logout`,
		response_types_supported: ["code"],
		grant_types_supported: ["authorization_code_pkce", "client_credentials", "refresh_token"],
		code_challenge_methods_supported: ["S256"],
		subject_types_supported: ["public"],
		id_token_signing_alg_values_supported: ["ES256"],
		scopes_supported: SCOPES.split(" "),
		claims_supported: ["sub", "isb", "dnt", "exp", "iat"],
	});
});

function nowInSeconds(): number {
	return Math.floor(Date.now() / 1000);
}

function doNotTrackOf(form: URLSearchParams): boolean {
	const value = form.get("dnt");
	return value === "true" || value === "1";
}

async function codeGrant(c: SlasContext, form: URLSearchParams): Promise<Response> {
	const client = findClient(form.get("client_id") ?? undefined);
	if (!client) return invalidRequest("Bad or missing client_id.");
	const verifier = form.get("code_verifier") ?? "";
	if (!isCodeVerifier(verifier)) return invalidRequest("Bad or missing code_verifier.");
	const now = nowInSeconds();
	const code = await redeemCode(c.env.DB, form.get("code") ?? "", now);
	const matches =
		code &&
		code.clientId === client.clientId &&
		code.redirectUri === (form.get("redirect_uri") ?? "") &&
		(form.get("channel_id") ?? code.siteId) === code.siteId &&
		(form.get("usid") ?? code.usid) === code.usid &&
		(await matchesChallenge(verifier, code.codeChallenge));
	if (!matches) return slasError(400, "invalid_grant", "Bad or expired authorization code.");
	return tokenResponse(c, code, { doNotTrack: doNotTrackOf(form) }, now);
}

async function clientCredentialsGrant(c: SlasContext, form: URLSearchParams): Promise<Response> {
	const client = await clientOfBasicAuth(c.env, c.req.header("authorization"));
	if (!client) return slasError(401, "invalid_client", "Basic Authorization failed.");
	const site = siteById(form.get("channel_id") ?? "");
	if (!site) return invalidRequest("Bad or missing channel_id.");
	const now = nowInSeconds();
	const wanted = { siteId: site.id, clientId: client.clientId, usid: form.get("usid") ?? undefined };
	const session = await guestSession(c.env.DB, wanted, now);
	return tokenResponse(c, session, { doNotTrack: doNotTrackOf(form) }, now);
}

async function refreshGrant(c: SlasContext, form: URLSearchParams): Promise<Response> {
	const client = await refreshingClient(c, form);
	if (client instanceof Response) return client;
	const now = nowInSeconds();
	const token = form.get("refresh_token") ?? "";
	const session = await presentRefreshToken(
		c.env.DB,
		token,
		{ clientId: client.clientId, singleUse: !client.isPrivate },
		now,
	);
	if (!session || (form.get("channel_id") ?? session.siteId) !== session.siteId) return invalidRefreshToken();
	const doNotTrack = form.has("dnt") ? doNotTrackOf(form) : session.doNotTrack;
	const reused = client.isPrivate
		? { refreshToken: token, refreshTokenExpiresIn: session.expiresAt - now }
		: {};
	return tokenResponse(c, session, { doNotTrack, family: session.family, ...reused }, now);
}

/** A private client must prove itself to refresh, too; a public one only names itself. */
async function refreshingClient(c: SlasContext, form: URLSearchParams): Promise<SlasClient | Response> {
	const authorization = c.req.header("authorization");
	if (authorization) {
		return (
			(await clientOfBasicAuth(c.env, authorization)) ??
			slasError(401, "invalid_client", "Basic Authorization failed.")
		);
	}
	const client = findClient(form.get("client_id") ?? undefined);
	if (!client) return invalidRequest("Bad or missing client_id.");
	return client.isPrivate ? slasError(401, "invalid_client", "Authorization failed.") : client;
}
