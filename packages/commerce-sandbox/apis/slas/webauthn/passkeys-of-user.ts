import type { Context } from "hono";
import { invalidRequest, slasError } from "../../../auth/slas-errors.ts";
import { readAccessToken } from "../../../auth/tokens.ts";
import { bearerToken } from "../../../http/bearer-token.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { isoTime } from "../../../now.ts";
import { type CustomerRecord, findCustomer } from "../../../records/customers/customer-store.ts";
import {
	newUserHandle,
	passkeysOf,
	passkeyUser,
	removePasskey,
	removePasskeyUser,
} from "../../../records/customers/passkey-store.ts";
import { readLogin, writeFullName } from "../tokens/issue-tokens.ts";

type SlasContext = Context<CommerceHono>;

/** Lists the customer's passkeys. Times are in custom properties (ISO), because the platform's document has none. */
export async function listPasskeys(c: SlasContext): Promise<Response> {
	const customer = await ownCustomer(c);
	if (customer instanceof Response) return customer;
	const passkeys = await passkeysOf(c.env.DB, customer.id);
	if (passkeys.length === 0) return refuseUnknown();
	const { id, userHandle } = await passkeyUser(c.env.DB, customer.id, newUserHandle());
	return c.json(
		{
			id,
			userName: readLogin(customer),
			displayName: writeFullName(customer),
			userHandle,
			credentials: passkeys.map((passkey) => ({
				id: passkey.id,
				userId: id,
				credentialId: passkey.credentialId,
				nickName: passkey.nickname,
				publicKey: passkey.publicKey,
				userHandle,
				signatureCount: String(passkey.counter),
				c_createdAt: isoTime(passkey.createdAt),
				...(passkey.lastUsedAt === null ? {} : { c_lastUsedAt: isoTime(passkey.lastUsedAt) }),
			})),
		},
		200,
		{ "cache-control": "no-store" },
	);
}

export async function removePasskeys(c: SlasContext): Promise<Response> {
	const customer = await ownCustomer(c);
	if (customer instanceof Response) return customer;
	return (await removePasskeyUser(c.env.DB, customer.id)) ? respondDone() : refuseUnknown();
}

export async function removeOnePasskey(c: SlasContext): Promise<Response> {
	const customer = await ownCustomer(c);
	if (customer instanceof Response) return customer;
	const credentialId = c.req.param("credentialId") ?? "";
	return (await removePasskey(c.env.DB, customer.id, credentialId)) ? respondDone() : refuseUnknown();
}

/** Returns the token's customer, who must match path and query; agents are refused (identity-43). */
async function ownCustomer(c: SlasContext): Promise<CustomerRecord | Response> {
	const channel = c.req.query("channel_id");
	if (!channel) return invalidRequest("Bad or missing channel_id.");
	const reading = await readAccessToken(c.env, bearerToken(c) ?? "");
	if ("refused" in reading) return slasError(401, "invalid_token", "Bad or missing access token.");
	const { isGuest, customerId, siteId, agentId } = reading.shopper;
	const customer = isGuest || agentId !== undefined ? undefined : await findCustomer(c.env.DB, customerId);
	const isOwn = customer && readLogin(customer) === c.req.param("loginId") && channel === siteId;
	return isOwn
		? customer
		: slasError(
				403,
				"forbidden",
				"The loginId, organizationId, or channel_id in the token does not match the request parameters.",
			);
}

const respondDone = () => new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
const refuseUnknown = () => slasError(404, "not_found", "No passkey user found with the provided login ID.");
