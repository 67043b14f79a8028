import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import { localeOf } from "../apis/controllers/site-locale.ts";
import type { CommerceEnv } from "../env.ts";
import { house } from "../house.ts";
import type { StoredOrder } from "../records/orders/order-document.ts";
import { siteById } from "../settings/sites.ts";

/** The 3-D Secure challenge of the sandbox: a token that leads the shopper to the bank's page and back. */

export const CHALLENGE_PATH = "/payments/sandbox/v1/challenge";
const ISSUER = `${house.id}-sandbox`;
const MINUTES = 15;

/** Banks don't share the shop's key: one is derived from it. */
async function keyOf(env: Pick<CommerceEnv, "SLAS_SIGNING_KEY">, purpose: string): Promise<Uint8Array> {
	const bytes = new TextEncoder().encode(`${purpose} ${env.SLAS_SIGNING_KEY}`);
	return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

type Purpose = "challenge" | "ddc" | "amazon";

/** Returns a signed token with what a sandbox page gets to know; it is good for 15 minutes. */
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
		.sign(await keyOf(env, purpose));
}

/** The claims of a token, or undefined for a forged, foreign or old one. */
export async function readSandboxToken(
	env: Pick<CommerceEnv, "SLAS_SIGNING_KEY">,
	purpose: Purpose,
	token: string,
): Promise<JWTPayload | undefined> {
	try {
		const key = await keyOf(env, purpose);
		const { payload } = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ["HS256"] });
		return payload;
	} catch {
		return undefined;
	}
}

export type ChallengeDetails = { threeDSJWT: string; challengeURL: string; continueURL: string };

/** The challenge that an order waits for; undefined where it waits for none. Addresses are paths of the shop. */
export async function challengeOf(
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

/** Where the shopper goes on after the bank: a controller that knows what came of it. */
export function continueUrl({ siteId, locale, orderNo, orderToken }: StoredOrder): string {
	const query = new URLSearchParams({ orderNo, orderToken });
	const site = siteById(siteId);
	// An order may be placed in a locale that the site's own pages do not have.
	const shown = site && localeOf(site, locale) ? locale : "default";
	return `/on/demandware.store/Sites-${siteId}-Site/${shown}/Payments-Continue?${query}`;
}
