import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import { parseLocale } from "../apis/controllers/site-locale.ts";
import type { CommerceEnv } from "../env.ts";
import { house } from "../house.ts";
import type { StoredOrder } from "../records/orders/order-document.ts";
import { siteById } from "../settings/sites.ts";

export const CHALLENGE_PATH = "/payments/sandbox/v1/challenge";
const ISSUER = `${house.id}-sandbox`;
const MINUTES = 15;

/** Returns a key for one purpose, derived from the signing key. */
async function deriveKey(env: Pick<CommerceEnv, "SLAS_SIGNING_KEY">, purpose: string): Promise<Uint8Array> {
	const bytes = new TextEncoder().encode(`${purpose} ${env.SLAS_SIGNING_KEY}`);
	return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

type Purpose = "challenge" | "ddc" | "amazon";

export async function sandboxToken(
	env: Pick<CommerceEnv, "SLAS_SIGNING_KEY">,
	purpose: Purpose,
	claims: Record<string, string>,
): Promise<string> {
	return new SignJWT(claims)
		.setProtectedHeader({ alg: "HS256", typ: "JWT" })
		.setIssuer(ISSUER)
		.setIssuedAt()
		.setJti(crypto.randomUUID())
		.setExpirationTime(`${MINUTES} min`)
		.sign(await deriveKey(env, purpose));
}

export async function readSandboxToken(
	env: Pick<CommerceEnv, "SLAS_SIGNING_KEY">,
	purpose: Purpose,
	token: string,
): Promise<JWTPayload | undefined> {
	try {
		const key = await deriveKey(env, purpose);
		const { payload } = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ["HS256"] });
		return payload;
	} catch {
		return undefined;
	}
}

export type ChallengeDetails = { threeDSJWT: string; challengeURL: string; continueURL: string };

export async function createChallenge(
	env: CommerceEnv,
	order: StoredOrder,
): Promise<ChallengeDetails | undefined> {
	const payment = order.payments.find(({ status }) => status === "challenged");
	if (order.state !== "created" || !payment) return undefined;
	const { orderNo, siteId } = order;
	return {
		threeDSJWT: await sandboxToken(env, "challenge", {
			orderNo,
			siteId,
			transactionId: payment.transactionId,
		}),
		challengeURL: CHALLENGE_PATH,
		continueURL: continueUrl(order),
	};
}

export function continueUrl({ siteId, locale, orderNo, orderToken }: StoredOrder): string {
	const query = new URLSearchParams({ orderNo, orderToken });
	const site = siteById(siteId);
	const localeName = site && parseLocale(site, locale) ? locale : "default";
	return `/on/demandware.store/Sites-${siteId}-Site/${localeName}/Payments-Continue?${query}`;
}
