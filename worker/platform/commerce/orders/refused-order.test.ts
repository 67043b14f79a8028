import { expect, test } from "vitest";
import { stepOfError } from "../../../../shared/domain/checkout/checkout-errors.ts";
import { createCheckout } from "../checkout/checkout.ts";
import { customerUnderTest } from "../testing.ts";

/** Fakes a platform with one bag, which refuses to order it. */
const refusing = (status: number, problem: object) => {
	const basket = {
		basketId: "b1",
		currency: "EUR",
		orderTotal: 100,
		productItems: [{ productId: "1001" }],
		shipments: [{ shipmentId: "me", shippingMethod: { id: "standard" } }],
	};
	const { cx, shopper } = customerUnderTest((path) => {
		if (path === "/customers/c1/baskets") return Response.json({ baskets: [basket], total: 1 });
		return path === "/orders" ? Response.json(problem, { status }) : Response.json(basket);
	});
	const around = {
		remember: () => undefined,
		loadAmounts: async () => ({}),
		signText: async () => "",
		consent: { granted: "", sender: "" },
	};
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
