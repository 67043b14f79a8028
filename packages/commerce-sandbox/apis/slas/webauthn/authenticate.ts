import type { Context } from "hono";
import { privateClient } from "../../../auth/client-request.ts";
import { guestSession } from "../../../auth/sessions.ts";
import { invalidRequest, slasError, tooManyRequests } from "../../../auth/slas-errors.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { readNetwork } from "../../../http/network.ts";
import { nowInSeconds } from "../../../now.ts";
import { findCustomer, findCustomerByLogin, recordLogin } from "../../../records/customers/customer-store.ts";
import { admit, listLimits } from "../../../requests/attempts.ts";
import { siteById } from "../../../settings/sites.ts";
import { readLogin } from "../tokens/issue-tokens.ts";
import { tokenResponse } from "../tokens/token-response.ts";
import { finishAuthentication } from "./ceremonies.ts";
import { authenticationOptions } from "./options.ts";
import { passkeyBody, passkeyForm, requests, usedCredential } from "./passkey-requests.ts";

type SlasContext = Context<CommerceHono>;

const MAX_STARTS = 1000;
const MAX_ENDS = 100;

const noStore = { "cache-control": "no-store" };

export async function startAuthentication(c: SlasContext): Promise<Response> {
	const client = await privateClient(c);
	if (client instanceof Response) return client;
	const request = await passkeyForm(c, requests.authenticateStart);
	if (request instanceof Response) return request;
	const site = siteById(request.channel_id);
	if (!site) return invalidRequest("Bad or missing channel_id.");
	const now = nowInSeconds();
	const refusal = await tooOften(c, "passkey-start", MAX_STARTS, now);
	if (refusal) return refusal;
	const login = request.user_id || undefined;
	const customer = login === undefined ? undefined : await findCustomerByLogin(c.env.DB, login);
	const challengeRequest = { clientId: client.clientId, siteId: site.id, customerId: customer?.id };
	const isUnknown = login !== undefined && !customer;
	const options = isUnknown ? undefined : await authenticationOptions(c.env, challengeRequest, now);
	return options ? c.json(options, 200, noStore) : slasError(404, "not_found", "User Not Found");
}

export async function endAuthentication(c: SlasContext): Promise<Response> {
	const client = await privateClient(c);
	if (client instanceof Response) return client;
	const body = await passkeyBody(c, requests.authenticateFinish);
	if (body instanceof Response) return body;
	const { DB } = c.env;
	const { channel_id: siteId, usid, user_id: login } = body;
	const { clientId } = client;
	const now = nowInSeconds();
	const refusal = await tooOften(c, "passkey-end", MAX_ENDS, now);
	if (refusal) return refusal;
	const outcome = await finishAuthentication(
		c.env,
		usedCredential(body.credential),
		{ clientId, siteId },
		now,
	);
	if ("refused" in outcome) return notProven();
	const { customerId, credentialId } = outcome.ok;
	const customer = await findCustomer(DB, customerId);
	if (!customer || (login && (await findCustomerByLogin(DB, login))?.id !== customerId)) return notProven();
	const [guest] = await Promise.all([
		guestSession(DB, { siteId, clientId, customerId, ...(usid ? { usid } : {}) }, now),
		recordLogin(DB, customerId, now),
	]);
	const session = { ...guest, registered: { customerId, origin: "ecom" } };
	const tokens = await tokenResponse(c, session, { doNotTrack: false }, now);
	if (!tokens.ok) return tokens;
	const result = { credentialId, username: readLogin(customer), success: true };
	return c.json({ ...result, tokenResponse: await tokens.json() }, 200, noStore);
}

const notProven = () => slasError(401, "invalid_client", "Authorization failed.");

async function tooOften(
	c: SlasContext,
	kind: string,
	most: number,
	now: number,
): Promise<Response | undefined> {
	const limits = listLimits(kind, { network: most }, { network: readNetwork(c) });
	const tries = await admit(c.env.DB, limits, now * 1000);
	return "refused" in tries ? tooManyRequests(tries.retryAfter) : undefined;
}
