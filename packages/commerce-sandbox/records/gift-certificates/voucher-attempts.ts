import type { Context } from "hono";
import type { CommerceHono } from "../../http/http.ts";
import { readNetwork } from "../../http/network.ts";
import { attempt, type Limit, listLimits, type TooMany } from "../../requests/attempts.ts";
import { type Refusal, refuse } from "../baskets/outcome.ts";
import { findGiftCertificate, type GiftCertificate } from "./gift-certificate-store.ts";

/**
 * Attempts with unknown codes of gift certificates and coupons together (gifts-1, basket-4). The limit of a network is higher, because many
 * people may share one.
 */
const MOST = { session: 10, network: 50 };

export const voucherLimits = (c: Context<CommerceHono>): Limit[] =>
	listLimits("voucher", MOST, { session: c.get("shopper").usid, network: readNetwork(c) });

export const tryGiftCertificate = (
	c: Context<CommerceHono>,
	owner: { siteId: string; customerId: string },
	code: string,
): Promise<{ result: GiftCertificate | undefined } | TooMany> =>
	attempt(
		c,
		voucherLimits(c),
		() => findGiftCertificate(c.env.DB, owner, code),
		(certificate) => certificate !== undefined,
	);

export const tooManyVouchers = (): { refused: Refusal } =>
	refuse("too-many-requests", "Too many unknown codes. Try again later.", undefined, 429);

export async function refuseUnknownCode(
	c: Context<CommerceHono>,
	owner: { siteId: string; customerId: string },
	code: string | undefined,
	knownCode?: string,
): Promise<{ refused: Refusal } | undefined> {
	if (code === undefined || code === knownCode) return undefined;
	const attemptResult = await tryGiftCertificate(c, owner, code);
	if ("refused" in attemptResult) return tooManyVouchers();
	return attemptResult.result
		? undefined
		: refuse("invalid-gift-certificate-code", "No gift certificate with this code was found.");
}
