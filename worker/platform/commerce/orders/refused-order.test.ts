import { expect, test } from "vitest";
import { stepOfError } from "../../../../shared/domain/checkout/checkout-errors.ts";
import { createCheckout } from "../checkout/checkout.ts";
import type { Shopper } from "../logins/sessions.ts";

/** A platform with one bag, which refuses to order it. */
const refusing = (status: number, problem: object) => {
	const basket = {
		basketId: "b1",
		currency: "EUR",
		orderTotal: 100,
		productItems: [{ productId: "1001" }],
		shipments: [{ shipmentId: "me", shippingMethod: { id: "standard" } }],
	};
	const fetch = async (request: Request): Promise<Response> => {
		const [, path = ""] = new URL(request.url).pathname.split("/organizations/f_ecom_vtra_001");
		if (path === "/customers/c1/baskets") return Response.json({ baskets: [basket], total: 1 });
		return path === "/orders" ? Response.json(problem, { status }) : Response.json(basket);
	};
	const session = async () => ({ accessToken: "a", customerId: "c1" });
	// The calls of this test need only these members of a session.
	const shopper = { known: true, session, renew: session } as unknown as Shopper;
	const cx = {
		platform: {
			env: {
				COMMERCE: { fetch } as unknown as Fetcher,
				COMMERCE_ORGANIZATION: "f_ecom_vtra_001",
				COMMERCE_CLIENT_ID: "vetrina",
			},
			deadline: new AbortController().signal,
			log: () => undefined,
		},
		locale: { siteId: "vetrina-eu", language: "en", country: "IT", currency: "EUR" } as const,
	};
	const around = { remember: () => undefined, offered: async () => ({}), signText: async () => "" };
	return createCheckout(cx, shopper, around);
};
const typeOf = (name: string) =>
	`https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${name}`;

// proves checkout-4
test.each([
	[429, "too-many-unpaid-orders", "waitingOrders", "review"],
	[400, "payment-declined", "cardDeclined", "payment"],
	[504, "payment-timeout", "paymentTimeout", "payment"],
	[400, "basket-total-changed", "paymentTotal", "payment"],
	[400, "product-item-not-available", "notAvailable", "review"],
	[400, "invalid-coupon-code", "coupon", "review"],
	[400, "invalid-shipping-method-id", "shippingMethod", "delivery"],
])("an order that is refused with %i %s is %s, said at %s", async (status, type, error, step) => {
	const checkout = refusing(status, { type: typeOf(type), title: "", detail: "" });
	expect(await checkout.place("b1", { total: 100 })).toEqual({ ok: false, error });
	expect(stepOfError(error)).toBe(step);
});
