import { Hono } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import {
	type BasketDocument,
	ownChoice,
	type StoredBasket,
} from "../../../records/baskets/basket-document.ts";
import { newId } from "../../../records/baskets/basket-store.ts";
import {
	addressSchema,
	type CouponRequest,
	couponSchema,
	customerSchema,
	giftCertificateChangeSchema,
	giftCertificateSchema,
} from "../../../records/baskets/checkout-requests.ts";
import { type Outcome, refuse } from "../../../records/baskets/outcome.ts";
import { tooManyVouchers, voucherLimits } from "../../../records/gift-certificates/voucher-attempts.ts";
import { attempt } from "../../../requests/attempts.ts";
import { acceptParameters } from "../../../requests/query-parameters.ts";
import { giftCardAmounts } from "../../../settings/gift-cards.ts";
import { changeDocument } from "../changes/basket-access.ts";
import { type BasketContext, pricedBasket } from "../changes/basket-context.ts";
import {
	type AmountLimits,
	addCoupon,
	addGiftCertificate,
	changeGiftCertificate,
	removeCoupon,
	removeGiftCertificate,
	setBillingAddress,
	setCustomer,
} from "../rules/checkout-rules.ts";

export const checkoutRoutes = new Hono<CommerceHono>();

checkoutRoutes.put(
	"/billing-address",
	acceptParameters({ useAsShipping: "boolean", removeExternalTax: "boolean" }),
	async (c) => {
		const request = await jsonBody(c, addressSchema);
		if ("refusal" in request) return request.refusal;
		const useAsShipping = c.req.query("useAsShipping") === "true";
		return changeDocument(c, ({ document }) => ({
			ok: setBillingAddress(ownChoice(document), request.body, { useAsShipping, newId }),
		}));
	},
);

checkoutRoutes.put("/customer", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, customerSchema);
	if ("refusal" in request) return request.refusal;
	return changeDocument(c, ({ document }) => ({ ok: setCustomer(ownChoice(document), request.body) }));
});

/**
 * Returns the document with the coupon added, or a refusal if the coupon is unusable. A coupon whose conditions are not met yet is kept.
 * Attempts are throttled, including correct codes (basket-4).
 */
export async function withCoupon(
	c: BasketContext,
	basket: StoredBasket,
	request: CouponRequest,
): Promise<Outcome<BasketDocument>> {
	const addition = addCoupon(basket.document, request, newId());
	if ("refused" in addition) return addition;
	const unknownCoupon = { code: "", statusCode: "coupon_code_unknown" as const, valid: false };
	const attemptResult = await attempt(
		c,
		voucherLimits(c),
		async () => (await pricedBasket(c, { ...basket, document: addition.ok })).coupons.at(-1) ?? unknownCoupon,
		({ statusCode }) => statusCode !== "coupon_code_unknown",
	);
	if ("refused" in attemptResult) return tooManyVouchers();
	const { code, statusCode, valid } = attemptResult.result;
	if (valid || statusCode === "applied" || statusCode === "no_applicable_promotion") return addition;
	const detail =
		statusCode === "no_active_promotion"
			? "No applicable promotion."
			: `The coupon code '${code.slice(0, 64)}' is invalid.`;
	return refuse("invalid-coupon-code", detail, { statusCode });
}

checkoutRoutes.post("/coupons", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, couponSchema);
	if ("refusal" in request) return request.refusal;
	return changeDocument(c, (basket) => withCoupon(c, basket, request.body));
});

checkoutRoutes.delete("/coupons/:couponItemId", acceptParameters({}), (c) =>
	changeDocument(c, ({ document }) => removeCoupon(document, c.req.param("couponItemId"))),
);

export const giftCertificateLimits = (currency: string): AmountLimits => ({
	currency,
	...giftCardAmounts(currency),
});

checkoutRoutes.post("/gift-certificate-items", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, giftCertificateSchema);
	if ("refusal" in request) return request.refusal;
	return changeDocument(c, ({ document, currency }) =>
		addGiftCertificate(document, request.body, { limits: giftCertificateLimits(currency), newId }),
	);
});

checkoutRoutes.patch("/gift-certificate-items/:itemId", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, giftCertificateChangeSchema);
	if ("refusal" in request) return request.refusal;
	return changeDocument(c, ({ document, currency }) =>
		changeGiftCertificate(document, c.req.param("itemId"), request.body, giftCertificateLimits(currency)),
	);
});

checkoutRoutes.delete("/gift-certificate-items/:itemId", acceptParameters({}), (c) =>
	changeDocument(c, ({ document }) => removeGiftCertificate(document, c.req.param("itemId"))),
);
