import type { Context } from "hono";
import { privateClient, readForm } from "../../../auth/client-request.ts";
import { findClient } from "../../../auth/clients.ts";
import { endFamily, endSession, findRefreshToken } from "../../../auth/refresh-tokens.ts";
import { invalidRefreshToken, invalidRequest, slasError } from "../../../auth/slas-errors.ts";
import { readAccessToken, SCOPES, writeIssuer } from "../../../auth/tokens.ts";
import { bearerToken } from "../../../http/bearer-token.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { nowInSeconds } from "../../../now.ts";
import { findCustomer } from "../../../records/customers/customer-store.ts";
import { writeFullName } from "./issue-tokens.ts";

type SlasContext = Context<CommerceHono>;

const NO_TOKEN = {
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
};

const noStore = { "cache-control": "no-store" };

export async function logOut(c: SlasContext): Promise<Response> {
	const { client_id, refresh_token: refreshToken, hint } = c.req.query();
	const client = findClient(c.env, client_id);
	if (!client) return invalidRequest("Bad or missing client_id.");
	const accessToken = bearerToken(c);
	if (!refreshToken || !accessToken) return invalidRequest("Bad or missing access token or refresh token");
	if (hint !== undefined && hint !== "all-sessions") return invalidRequest("Bad hint.");
	const reading = await readAccessToken(c.env, accessToken);
	if ("refused" in reading) return slasError(401, "invalid_token", "Bad or missing access token.");
	const { shopper } = reading;
	const options = { all: hint === "all-sessions" };
	const hasEnded = await endSession(c.env.DB, refreshToken, shopper, options, nowInSeconds());
	if (!hasEnded) return invalidRefreshToken();
	return c.json(NO_TOKEN, 200, noStore);
}

export async function revokeToken(c: SlasContext): Promise<Response> {
	const [client, form] = await Promise.all([privateClient(c), readForm(c)]);
	if (client instanceof Response) return client;
	if (form instanceof Response) return form;
	const token = form.get("token") ?? "";
	const now = nowInSeconds();
	const tokenRecord = await findRefreshToken(c.env.DB, token, now);
	if (tokenRecord?.session.clientId !== client.clientId)
		return invalidRequest("Bad or missing refresh token.");
	await endFamily(c.env.DB, tokenRecord.family, now);
	return c.json({ ...NO_TOKEN, refresh_token: token }, 200, noStore);
}

export async function introspectToken(c: SlasContext): Promise<Response> {
	const [client, form] = await Promise.all([privateClient(c), readForm(c)]);
	if (client instanceof Response) return client;
	if (form instanceof Response) return form;
	const token = form.get("token");
	if (!token) return invalidRequest("Bad or missing access token or refresh token");
	const introspection = (await introspectAccess(c, token)) ?? (await introspectRefresh(c, token));
	return c.json(
		introspection ? { active: true, ...introspection, iss: writeIssuer(c.env) } : { active: false },
		200,
		noStore,
	);
}

async function introspectAccess(c: SlasContext, token: string) {
	if (token.split(".").length !== 3) return undefined;
	const reading = await readAccessToken(c.env, token);
	if ("refused" in reading) return undefined;
	const { claims, shopper } = reading;
	const who = String(claims.isb);
	return {
		client_id: shopper.clientId,
		exp: claims.exp,
		iat: claims.iat,
		scope: claims.scp,
		sub: `usid:${shopper.usid}::${who}`,
		token_type: "access_token",
	};
}

async function introspectRefresh(c: SlasContext, token: string) {
	const tokenRecord = await findRefreshToken(c.env.DB, token, nowInSeconds());
	if (!tokenRecord) return undefined;
	const { session, expiresAt } = tokenRecord;
	return {
		client_id: session.clientId,
		exp: expiresAt,
		scope: SCOPES,
		sub: `usid:${session.usid}::uido:${session.registered?.origin ?? "slas"}`,
		token_type: "refresh_token",
	};
}

export async function userInfo(c: SlasContext): Promise<Response> {
	const reading = await readAccessToken(c.env, bearerToken(c) ?? "");
	if ("refused" in reading) return invalidRequest("Bad or missing access token.");
	const { shopper } = reading;
	const channel = c.req.query("channel_id");
	if (channel !== undefined && channel !== shopper.siteId)
		return invalidRequest("Bad or missing channel_id.");
	const customer = shopper.isGuest ? undefined : await findCustomer(c.env.DB, shopper.customerId);
	const { firstName, lastName } = customer?.profile ?? {};
	return c.json(
		{
			sub: shopper.usid,
			customer_id: shopper.customerId,
			name: customer ? writeFullName(customer) : "Guest User",
			...(firstName ? { given_name: firstName } : {}),
			...(lastName ? { family_name: lastName } : {}),
			...(customer?.email ? { email: customer.email } : {}),
			validated: customer !== undefined,
		},
		200,
		noStore,
	);
}
