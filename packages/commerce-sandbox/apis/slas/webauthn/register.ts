import type { Context } from "hono";
import { findActionToken, keepMailedCode, useUpActionToken } from "../../../auth/action-tokens.ts";
import { privateClient } from "../../../auth/client-request.ts";
import { invalidRequest, slasError, tooManyRequests } from "../../../auth/slas-errors.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { readNetwork } from "../../../http/network.ts";
import { nowInSeconds } from "../../../now.ts";
import { findCustomer } from "../../../records/customers/customer-store.ts";
import { attempt, listLimits } from "../../../requests/attempts.ts";
import { sendToken } from "../logins/send-token.ts";
import { finishRegistration } from "./ceremonies.ts";
import { registrationOptions } from "./options.ts";
import { madeCredential, passkeyBody, passkeyForm, requests } from "./passkey-requests.ts";

type SlasContext = Context<CommerceHono>;

const MINUTES = 10;
/** Uses of a code in 15 minutes; creating a passkey takes two (identity-41). */
const MOST_TRIES = { login: 10, network: 100 };
const NICKNAME_LENGTH = 32;

const done = () => new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
const badCode = () => slasError(401, "invalid_client", "Authorization failed.");

/** Mails a code that creates a passkey once within 10 minutes. The response is the same for unknown logins (identity-40). */
export async function authorizeRegistration(c: SlasContext): Promise<Response> {
	const client = await privateClient(c);
	if (client instanceof Response) return client;
	const asked = await passkeyForm(c, requests.registerAuthorize);
	if (asked instanceof Response) return asked;
	const { user_id: login, mode, locale, channel_id: channelId, callback_uri: callbackUri } = asked;
	const refusal = await sendToken(
		c,
		client,
		{ login, mode, channelId, locale, callbackUri },
		{
			purpose: "passkey-registration",
			minutes: MINUTES,
			keep: (action, times) => keepMailedCode(c.env.DB, action, times),
		},
	);
	return refusal ?? done();
}

export async function startRegistration(c: SlasContext): Promise<Response> {
	const client = await privateClient(c);
	if (client instanceof Response) return client;
	const asked = await passkeyForm(c, requests.registerStart);
	if (asked instanceof Response) return asked;
	const { channel_id: siteId, user_id: login, pwd_action_token: token } = asked;
	const now = nowInSeconds();
	const customerId = await customerOfCode(c, { token, login, siteId, clientId: client.clientId }, now);
	if (customerId instanceof Response) return customerId;
	const customer = await findCustomer(c.env.DB, customerId);
	if (!customer) return badCode();
	const nickname = [...(asked.nick_name ?? "")].slice(0, NICKNAME_LENGTH).join("");
	const displayName = asked.display_name ? { displayName: asked.display_name } : {};
	const wanted = { clientId: client.clientId, siteId, nickname, ...displayName };
	const options = await registrationOptions(c.env, customer, wanted, now);
	return c.json(options, 200, { "cache-control": "no-store" });
}

export async function endRegistration(c: SlasContext): Promise<Response> {
	const client = await privateClient(c);
	if (client instanceof Response) return client;
	const sent = await passkeyBody(c, requests.registerFinish);
	if (sent instanceof Response) return sent;
	const { channel_id: siteId, username: login, pwd_action_token: token } = sent;
	const { clientId } = client;
	const now = nowInSeconds();
	const customerId = await customerOfCode(c, { token, login, siteId, clientId }, now);
	if (customerId instanceof Response) return customerId;
	if (!(await useUpActionToken(c.env.DB, token))) return badCode();
	const caller = { clientId, siteId, customerId };
	const made = await finishRegistration(c.env, madeCredential(sent.credential), caller, now);
	if ("ok" in made) return done();
	return invalidRequest(
		made.refused === "known-passkey"
			? "The credential is registered already."
			: "The credential could not be verified.",
	);
}

async function customerOfCode(
	c: SlasContext,
	{ token, login, siteId, clientId }: { token: string; login: string; siteId: string; clientId: string },
	now: number,
): Promise<string | Response> {
	const tried = await attempt(
		c,
		listLimits("passkey-code", MOST_TRIES, { login, network: readNetwork(c) }),
		async () => {
			const known = await findActionToken(c.env.DB, "passkey-registration", token, now);
			const isTheirs = known?.clientId === clientId && known.siteId === siteId && known.login === login;
			return isTheirs ? known.customerId : undefined;
		},
		(customerId) => customerId !== undefined,
	);
	if ("refused" in tried) return tooManyRequests(tried.retryAfter);
	return tried.result ?? badCode();
}
