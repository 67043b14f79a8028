import { importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { CommerceEnv } from "../env.ts";
import { siteCalled } from "../house/organization.ts";
import { house } from "../house.ts";
import type { Shopper } from "../http/http.ts";
import { shopperOfClaims } from "./claims.ts";
import { isEnded } from "./refresh-tokens.ts";

export const ACCESS_TOKEN_SECONDS = 30 * 60;

export const SCOPES = [
	"availability",
	"baskets-orders.rw",
	"categories",
	"configurations",
	"consents.rw",
	"context.rw",
	"customers.login",
	"customers.register",
	"experience",
	"gift-certificates",
	"myaccount.rw",
	"product-search",
	"productlists.rw",
	"products",
	"promotions",
	"seo",
	"stores",
]
	.map((name) => `sfcc.shopper-${name}`)
	.join(" ");

type KeyPair = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey; publicJwk: JWK };

// Keys are cached per isolate, because importing a key costs more than verifying with it.
const keyPairs = new Map<string, Promise<KeyPair>>();

async function importKeyPair(json: string): Promise<KeyPair> {
	const jwk = JSON.parse(json) as JWK;
	const { d: _private, key_ops: _ops, ...publicPart } = jwk;
	const kid = jwk.kid ?? `${house.id}-slas-1`;
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

export function writeIssuer(env: CommerceEnv): string {
	return `slas/${env.INSTANCE_TYPE}/${env.ORGANIZATION.tenantId}`;
}

function writeAudience(env: CommerceEnv): string {
	return `commercecloud/${env.INSTANCE_TYPE}/${env.ORGANIZATION.tenantId}`;
}

type AccessClaims = {
	sub: string;
	isb: string;
	sid?: string;
	doNotTrack: boolean;
};

export async function signAccessToken(
	env: CommerceEnv,
	{ sub, isb, sid, doNotTrack }: AccessClaims,
	{ now, seconds }: { now: number; seconds: number },
): Promise<string> {
	const { kid, privateKey } = await signingKeys(env);
	return new SignJWT({
		aut: "GUID",
		scp: SCOPES,
		sub,
		ctx: "slas",
		iss: writeIssuer(env),
		ist: 1,
		dnt: doNotTrack ? "1" : "0",
		aud: writeAudience(env),
		nbf: now - 30,
		sty: "User",
		isb,
		exp: now + seconds,
		iat: now,
		jti: crypto.randomUUID(),
		...(sid === undefined ? {} : { sid }),
	})
		.setProtectedHeader({ alg: "ES256", typ: "JWT", kid, ver: "1.0" })
		.sign(privateKey);
}

export async function signIdToken(
	env: CommerceEnv,
	shopper: { usid: string; clientId: string; profile: Record<string, string> },
	{ now, seconds }: { now: number; seconds: number },
): Promise<string> {
	const { kid, privateKey } = await signingKeys(env);
	return new SignJWT({
		...shopper.profile,
		sub: `usid:${shopper.usid}`,
		aud: shopper.clientId,
		iss: writeIssuer(env),
		exp: now + seconds,
		iat: now,
	})
		.setProtectedHeader({ alg: "ES256", typ: "JWT", kid })
		.sign(privateKey);
}

export async function signMessage(env: CommerceEnv, audience: string, now: number): Promise<string> {
	const { kid, privateKey } = await signingKeys(env);
	return new SignJWT({ iss: writeIssuer(env), aud: audience, sub: "slas", iat: now, exp: now + 300 })
		.setProtectedHeader({ alg: "ES256", typ: "JWT", kid })
		.sign(privateKey);
}

type TokenReading = { shopper: Shopper; claims: JWTPayload } | { refused: "expired" | "invalid" };

export async function readAccessToken(env: CommerceEnv, token: string): Promise<TokenReading> {
	const { publicKey } = await signingKeys(env);
	const verification = await jwtVerify(token, publicKey, {
		algorithms: ["ES256"],
		issuer: writeIssuer(env),
		audience: writeAudience(env),
		requiredClaims: ["exp", "iat", "sub", "isb"],
	}).catch((error: unknown) => {
		const isExpired = error instanceof Error && "code" in error && error.code === "ERR_JWT_EXPIRED";
		return { refused: isExpired ? ("expired" as const) : ("invalid" as const) };
	});
	if ("refused" in verification) return verification;
	const claims = verification.payload;
	const shopper = shopperOfClaims(claims, env.ORGANIZATION.tenantId);
	const siteId = shopper && siteCalled(env.ORGANIZATION, shopper.siteId);
	if (!siteId) return { refused: "invalid" };
	if (typeof claims.sid === "string" && (await isEnded(env.DB, claims.sid))) return { refused: "invalid" };
	return { shopper: { ...shopper, siteId }, claims };
}
