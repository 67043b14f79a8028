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
/** Maximum uses of a code in 15 minutes; creating a passkey takes two (identity-41). */
const MOST_TRIES = { login: 10, network: 100 };
const NICKNAME_LENGTH = 32;

const respondDone = () => new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
const badCode = () => slasError(401, "invalid_client", "Authorization failed.");

/** Mails a code that creates a passkey once within 10 minutes. The response is the same for unknown logins (identity-40). */
export async function authorizeRegistration(c: SlasContext): Promise<Response> {
	const client = await privateClient(c);
	if (client instanceof Response) return client;
	const request = await passkeyForm(c, requests.registerAuthorize);
	if (request instanceof Response) return request;
	const { user_id: login, mode, locale, channel_id: channelId, callback_uri: callbackUri } = request;
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
	return refusal ?? respondDone();
}

export async function startRegistration(c: SlasContext): Promise<Response> {
	const client = await privateClient(c);
	if (client instanceof Response) return client;
	const request = await passkeyForm(c, requests.registerStart);
	if (request instanceof Response) return request;
	const { channel_id: siteId, user_id: login, pwd_action_token: token } = request;
	const now = nowInSeconds();
	const customerId = await customerOfCode(c, { token, login, siteId, clientId: client.clientId }, now);
	if (customerId instanceof Response) return customerId;
	const customer = await findCustomer(c.env.DB, customerId);
	if (!customer) return badCode();
	const nickname = [...(request.nick_name ?? "")].slice(0, NICKNAME_LENGTH).join("");
	const displayName = request.display_name ? { displayName: request.display_name } : {};
	const challengeRequest = { clientId: client.clientId, siteId, nickname, ...displayName };
	const options = await registrationOptions(c.env, customer, challengeRequest, now);
	return c.json(options, 200, { "cache-control": "no-store" });
}

export async function endRegistration(c: SlasContext): Promise<Response> {
	const client = await privateClient(c);
	if (client instanceof Response) return client;
	const body = await passkeyBody(c, requests.registerFinish);
	if (body instanceof Response) return body;
	const { channel_id: siteId, username: login, pwd_action_token: token } = body;
	const { clientId } = client;
	const now = nowInSeconds();
	const customerId = await customerOfCode(c, { token, login, siteId, clientId }, now);
	if (customerId instanceof Response) return customerId;
	if (!(await useUpActionToken(c.env.DB, token))) return badCode();
	const caller = { clientId, siteId, customerId };
	const result = await finishRegistration(c.env, madeCredential(body.credential), caller, now);
	if ("ok" in result) return respondDone();
	return invalidRequest(
		result.refused === "known-passkey"
			? "The credential is registered already."
			: "The credential could not be verified.",
	);
}

async function customerOfCode(
	c: SlasContext,
	{ token, login, siteId, clientId }: { token: string; login: string; siteId: string; clientId: string },
	now: number,
): Promise<string | Response> {
	const attemptResult = await attempt(
		c,
		listLimits("passkey-code", MOST_TRIES, { login, network: readNetwork(c) }),
		async () => {
			const actionToken = await findActionToken(c.env.DB, "passkey-registration", token, now);
			const isTheirs =
				actionToken?.clientId === clientId && actionToken.siteId === siteId && actionToken.login === login;
			return isTheirs ? actionToken.customerId : undefined;
		},
		(customerId) => customerId !== undefined,
	);
	if ("refused" in attemptResult) return tooManyRequests(attemptResult.retryAfter);
	return attemptResult.result ?? badCode();
}
