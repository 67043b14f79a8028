import { jwtVerify, SignJWT } from "jose";
import type { CommerceEnv } from "../env.ts";
import { signingKeys } from "./tokens.ts";

/** Seconds for which a token of Account Manager is valid. */
export const SYSTEM_TOKEN_SECONDS = 1799;
export const ORDERS_SCOPE = "sfcc.orders";

const ISSUER = "account-manager";
const writeAudience = ({ ORGANIZATION }: CommerceEnv): string =>
	`SALESFORCE_COMMERCE_API:${ORGANIZATION.tenantId}`;

/** Returns the scopes that a system gets of those that it asks for; null if it does not name its tenant. */
export const grantScopes = (env: CommerceEnv, asked: string): string | null => {
	const scopes = asked.split(/\s+/);
	return scopes.includes(writeAudience(env))
		? scopes.filter((scope) => scope === writeAudience(env) || scope === ORDERS_SCOPE).join(" ")
		: null;
};

export const signSystemToken = async (
	env: CommerceEnv,
	{ clientId, scope }: { clientId: string; scope: string },
	now: number,
): Promise<string> => {
	const { kid, privateKey } = await signingKeys(env);
	return new SignJWT({
		sub: clientId,
		scope,
		iss: ISSUER,
		aud: writeAudience(env),
		iat: now,
		exp: now + SYSTEM_TOKEN_SECONDS,
	})
		.setProtectedHeader({ alg: "ES256", typ: "JWT", kid })
		.sign(privateKey);
};

/** Returns the scopes of a system's token; null if it is not valid. Tokens of shoppers are not. */
export const readSystemScopes = async (env: CommerceEnv, token: string): Promise<string[] | null> => {
	try {
		const { publicKey } = await signingKeys(env);
		const { payload } = await jwtVerify(token, publicKey, { issuer: ISSUER, audience: writeAudience(env) });
		return String(payload.scope).split(" ");
	} catch {
		return null;
	}
};
