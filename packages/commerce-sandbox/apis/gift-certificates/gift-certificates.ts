import { Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { fromMinor } from "../../money.ts";
import { type GiftCertificate, maskedCode } from "../../records/gift-certificates/gift-certificate-store.ts";
import { tooManyVouchers, tryGiftCertificate } from "../../records/gift-certificates/voucher-attempts.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";

export const giftCertificatesApp = new Hono<CommerceHono>();

const requestSchema = z.strictObject({ giftCertificateCode: z.string().min(1).max(64) });

giftCertificatesApp.post(
	"/pricing/shopper-gift-certificates/v1/organizations/:org/gift-certificate",
	requireShopper,
	acceptParameters({}),
	async (c) => {
		const request = await jsonBody(c, requestSchema);
		if ("refusal" in request) return request.refusal;
		const attemptResult = await tryGiftCertificate(c, c.get("shopper"), request.body.giftCertificateCode);
		if ("refused" in attemptResult) {
			const { status, type, detail } = tooManyVouchers().refused;
			const refusal = problem(status, type, detail);
			refusal.headers.set("retry-after", String(attemptResult.retryAfter));
			return refusal;
		}
		return attemptResult.result
			? c.json(giftCertificateView(attemptResult.result))
			: problem(404, "not-found", "No gift certificate with this code was found.", {
					title: "Gift Certificate Not Found Exception",
				});
	},
);

function giftCertificateView(certificate: GiftCertificate) {
	return {
		amount: fromMinor(certificate.amount, certificate.currency),
		balance: fromMinor(certificate.balance, certificate.currency),
		enabled: certificate.enabled,
		maskedGiftCertificateCode: maskedCode(certificate.code),
		merchantId: certificate.siteId,
		...(certificate.message === undefined ? {} : { message: certificate.message }),
		recipientEmail: certificate.recipientEmail,
		recipientName: certificate.recipientName,
		senderName: certificate.senderName,
		status: certificate.status,
		c_currencyCode: certificate.currency,
		...(certificate.customerId === undefined ? {} : { c_type: "SC" }),
	};
}
