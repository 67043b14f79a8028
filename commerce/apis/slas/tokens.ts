import { importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import type { CommerceEnv } from "../../env.ts";
import type { Shopper } from "../../http.ts";
import { guestIsbClaim, shopperOfClaims, subjectClaim } from "./claims.ts";

export const ACCESS_TOKEN_SECONDS = 30 * 60;

export const SCOPES =
	"sfcc.shopper-baskets-orders.rw sfcc.shopper-categories sfcc.shopper-customers.login sfcc.shopper-customers.register sfcc.shopper-myaccount.rw sfcc.shopper-productlists.rw sfcc.shopper-product-search sfcc.shopper-products sfcc.shopper-promotions";

type KeyPair = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey; publicJwk: JWK };

// Importing a key costs more than verifying with it: once per isolate and key.
const keyPairs = new Map<string, Promise<KeyPair>>();

async function importKeyPair(json: string): Promise<KeyPair> {
	const jwk = JSON.parse(json) as JWK;
	const { d: _private, key_ops: _ops, ...publicPart } = jwk;
	const kid = jwk.kid ?? "vetrina-slas-1";
	const publicJwk: JWK = { ...publicPart, kid, use: "sig", alg: "ES256" };
	return {
		kid,
		publicJwk,
		privateKey: (await importJWK({ ...jwk, alg: "ES256" }, "ES256")) as CryptoKey,
		publicKey: (await importJWK({ ...publicPart, alg: "ES256" }, "ES256")) as CryptoKey,
	};
}

export function signingKeys(env: CommerceEnv): Promise<KeyPair> {
	const json = env.SLAS_SIGNING_KEY;
	if (!json) throw new Error("SLAS_SIGNING_KEY is not set: `npm run dev` generates it into .dev.vars");
	let pair = keyPairs.get(json);
	if (!pair) {
		pair = importKeyPair(json);
		keyPairs.set(json, pair);
	}
	return pair;
}

export function issuerOf(env: CommerceEnv): string {
	return `slas/${env.INSTANCE_TYPE}/${env.TENANT_ID}`;
}

function audienceOf(env: CommerceEnv): string {
	return `commercecloud/${env.INSTANCE_TYPE}/${env.TENANT_ID}`;
}

/** Signs an access token (30 min) for a guest's session. `now` in seconds. */
export async function signGuestToken(
	env: CommerceEnv,
	shopper: Pick<Shopper, "siteId" | "customerId" | "usid" | "clientId">,
	options: { now: number; doNotTrack: boolean },
): Promise<string> {
	const { kid, privateKey } = await signingKeys(env);
	return new SignJWT({
		aut: "GUID",
		scp: SCOPES,
		sub: subjectClaim(env.TENANT_ID, shopper.clientId, shopper.usid),
		ctx: "slas",
		iss: issuerOf(env),
		ist: 1,
		dnt: options.doNotTrack ? "1" : "0",
		aud: audienceOf(env),
		nbf: options.now - 30,
		sty: "User",
		isb: guestIsbClaim(shopper.customerId, shopper.siteId),
		exp: options.now + ACCESS_TOKEN_SECONDS,
		iat: options.now,
		jti: crypto.randomUUID(),
	})
		.setProtectedHeader({ alg: "ES256", typ: "JWT", kid, ver: "1.0" })
		.sign(privateKey);
}

/** Signs an id token (30 min): names the session to the client, opens nothing. */
export async function signIdToken(
	env: CommerceEnv,
	shopper: Pick<Shopper, "usid" | "clientId">,
	now: number,
): Promise<string> {
	const { kid, privateKey } = await signingKeys(env);
	return new SignJWT({
		sub: `usid:${shopper.usid}`,
		aud: shopper.clientId,
		iss: issuerOf(env),
		name: "Guest User",
		exp: now + ACCESS_TOKEN_SECONDS,
		iat: now,
	})
		.setProtectedHeader({ alg: "ES256", typ: "JWT", kid })
		.sign(privateKey);
}

type TokenReading = { shopper: Shopper } | { refused: "expired" | "invalid" };

/** Verifies signature, issuer, audience, lifetime and claims of an access token. */
export async function readAccessToken(env: CommerceEnv, token: string): Promise<TokenReading> {
	const { publicKey } = await signingKeys(env);
	try {
		const { payload } = await jwtVerify(token, publicKey, {
			algorithms: ["ES256"],
			issuer: issuerOf(env),
			audience: audienceOf(env),
			requiredClaims: ["exp", "iat", "sub", "isb"],
		});
		const shopper = shopperOfClaims(payload, env.TENANT_ID);
		return shopper ? { shopper } : { refused: "invalid" };
	} catch (error) {
		const expired = error instanceof Error && "code" in error && error.code === "ERR_JWT_EXPIRED";
		return { refused: expired ? "expired" : "invalid" };
	}
}
