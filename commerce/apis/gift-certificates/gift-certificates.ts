import { Hono } from "hono";
import * as z from "zod";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { fromMinor } from "../baskets/pricing/money.ts";
import { acceptParameters } from "../query-parameters.ts";
import { requireShopper } from "../slas/require-shopper.ts";
import { findGiftCertificate, type GiftCertificate, maskedCode } from "./gift-certificate-store.ts";
import { countGuess, mayGuess } from "./guesses.ts";

/** Shopper Gift Certificates: what is left on one, for anyone who knows its code. */
export const giftCertificatesApp = new Hono<CommerceHono>();

const requestSchema = z.strictObject({ giftCertificateCode: z.string().min(1).max(64) });

giftCertificatesApp.post(
	"/pricing/shopper-gift-certificates/v1/organizations/:org/gift-certificate",
	requireShopper,
	acceptParameters({}),
	async (c) => {
		const request = await jsonBody(c, requestSchema);
		if ("refusal" in request) return request.refusal;
		const { siteId, usid, customerId } = c.get("shopper");
		const address = c.req.header("cf-connecting-ip");
		const now = new Date();
		// Codes are worth money: after too many guesses the response is 429, even to a right one.
		if (!(await mayGuess(c.env.DB, { usid, address, now }))) {
			const refusal = problem(429, "too-many-requests", "Too many unknown codes. Try again later.");
			refusal.headers.set("retry-after", "600");
			return refusal;
		}
		const found = await findGiftCertificate(
			c.env.DB,
			{ siteId, customerId },
			request.body.giftCertificateCode,
		);
		if (!found) {
			await countGuess(c.env.DB, { usid, address, now });
			return problem(404, "not-found", "No gift certificate with this code was found.", {
				title: "Gift Certificate Not Found Exception",
			});
		}
		return c.json(giftCertificateView(found));
	},
);

/** What it was worth and is still, without the code itself. */
function giftCertificateView(found: GiftCertificate) {
	return {
		amount: fromMinor(found.amount, found.currency),
		balance: fromMinor(found.balance, found.currency),
		enabled: found.enabled,
		maskedGiftCertificateCode: maskedCode(found.code),
		merchantId: found.siteId,
		...(found.message === undefined ? {} : { message: found.message }),
		recipientEmail: found.recipientEmail,
		recipientName: found.recipientName,
		senderName: found.senderName,
		status: found.status,
		c_currencyCode: found.currency,
		...(found.customerId === undefined ? {} : { c_type: "SC" }),
	};
}
