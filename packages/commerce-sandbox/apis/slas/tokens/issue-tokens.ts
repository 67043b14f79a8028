import { createHash } from "node:crypto";
import { type Identity, ISB_LENGTH, isbClaim, subjectClaim } from "../../../auth/claims.ts";
import { issueRefreshToken, refreshSeconds } from "../../../auth/refresh-tokens.ts";
import type { Session } from "../../../auth/sessions.ts";
import { ACCESS_TOKEN_SECONDS, signAccessToken, signIdToken } from "../../../auth/tokens.ts";
import type { CommerceEnv } from "../../../env.ts";
import { calledSite } from "../../../house/organization.ts";
import { type CustomerRecord, findCustomer } from "../../../records/customers/customer-store.ts";
import { takeOverFromGuest } from "../../../records/customers/guest-to-customer.ts";

const AGENT_TOKEN_SECONDS = 15 * 60;

export type TokenOptions = {
	doNotTrack: boolean;
	family?: string;
	keptToken?: { refreshToken: string; expiresIn: number };
	agentId?: string;
	providerAccessToken?: string;
};

export type TokenResponse = {
	access_token: string;
	id_token: string;
	refresh_token: string;
	expires_in: number;
	refresh_token_expires_in: number;
	token_type: "Bearer";
	usid: string;
	customer_id: string;
	enc_user_id: string;
	idp_access_token: string;
	dnt: string;
};

type Refusal = { refused: "no-customer" | "isb-too-long" };

export async function issueTokens(
	env: CommerceEnv,
	session: Session,
	options: TokenOptions,
	now: number,
): Promise<TokenResponse | Refusal> {
	const { registered, guestCustomerId, usid, clientId } = session;
	const customer = registered ? await findCustomer(env.DB, registered.customerId) : undefined;
	if (registered && !customer) return { refused: "no-customer" };
	const { agentId, doNotTrack } = options;
	const isb = isbClaim(
		toIdentity({ ...session, siteId: calledSite(env.ORGANIZATION, session.siteId) }, customer, agentId),
	);
	if (isb.length > ISB_LENGTH) return { refused: "isb-too-long" };

	if (customer && options.family === undefined && agentId === undefined)
		await takeOverFromGuest(env.DB, session, customer, now);
	const family = options.family ?? crypto.randomUUID();
	const sub = subjectClaim(env.ORGANIZATION.tenantId, clientId, usid);
	const sid = registered && agentId === undefined ? family : undefined;
	const life = { now, seconds: agentId === undefined ? ACCESS_TOKEN_SECONDS : AGENT_TOKEN_SECONDS };
	const refreshToken =
		options.keptToken?.refreshToken ??
		(agentId === undefined ? issueRefreshToken(env.DB, session, { family, doNotTrack }, now) : "");
	const [access, id, refresh] = await Promise.all([
		signAccessToken(env, { sub, isb, sid, doNotTrack }, life),
		signIdToken(env, { usid, clientId, profile: toProfileClaims(customer) }, life),
		refreshToken,
	]);
	const customerId = registered?.customerId ?? guestCustomerId;
	return {
		access_token: access,
		id_token: id,
		refresh_token: refresh,
		expires_in: life.seconds,
		refresh_token_expires_in: refresh === "" ? 0 : (options.keptToken?.expiresIn ?? refreshSeconds(session)),
		token_type: "Bearer",
		usid,
		customer_id: customerId,
		// Page scripts identify the customer by this id. The id gives no access, so MD5 is sufficient.
		enc_user_id: createHash("md5").update(customerId).digest("hex").toUpperCase(),
		idp_access_token: options.providerAccessToken ?? "",
		dnt: String(doNotTrack),
	};
}

function toIdentity(session: Session, customer: CustomerRecord | undefined, agentId?: string): Identity {
	const { guestCustomerId, siteId } = session;
	if (!customer) {
		return { origin: "slas", login: "Guest", name: "Guest User", guestCustomerId, siteId, agentId };
	}
	return {
		origin: session.registered?.origin ?? "ecom",
		login: readLogin(customer),
		name: writeFullName(customer),
		guestCustomerId,
		registeredCustomerId: customer.id,
		siteId,
		agentId,
	};
}

export const readLogin = (customer: CustomerRecord): string =>
	customer.login ?? (customer.email || customer.customerNo);

export function writeFullName(customer: CustomerRecord): string {
	const { firstName, lastName } = customer.profile;
	const names = [firstName, lastName].filter((name) => name);
	return names.length > 0 ? names.join(" ") : readLogin(customer).replace("@", " ");
}

function toProfileClaims(customer: CustomerRecord | undefined): Record<string, string> {
	if (!customer) return { name: "Guest User" };
	const { firstName, lastName } = customer.profile;
	return {
		name: writeFullName(customer),
		...(firstName ? { given_name: firstName } : {}),
		...(lastName ? { family_name: lastName } : {}),
		...(customer.email ? { email: customer.email } : {}),
	};
}
