import { expect, test } from "vitest";
import { customerUnderTest } from "../testing.ts";
import { createCheckout } from "./checkout.ts";

type Json = Record<string, unknown>;
const ADDRESS = {
	firstName: "Ann",
	lastName: "Lee",
	address1: "1 Main Street",
	city: "Lusk",
	countryCode: "US",
};

/** Fakes a platform with two methods and a bag whose chosen method is no longer offered. */
const platform = () => {
	const requests: string[] = [];
	let shipment: Json = { shipmentId: "me", shippingAddress: ADDRESS, c_lapsedShippingMethodId: "same-day" };
	const basket = () => ({
		basketId: "b1",
		currency: "USD",
		orderTotal: 100,
		productItems: [{ productId: "1001" }],
		shipments: [shipment],
	});
	const respond = async (path: string, request: Request): Promise<Response> => {
		const body = request.body ? ((await request.json()) as Json) : undefined;
		requests.push(`${request.method} ${path}`);
		if (path === "/customers/c1/baskets") return Response.json({ baskets: [basket()], total: 1 });
		if (path.endsWith("/shipping-methods"))
			return Response.json({
				applicableShippingMethods: [
					{ id: "standard", name: "Standard" },
					{ id: "express", name: "Express" },
				],
				defaultShippingMethodId: "standard",
			});
		if (path.endsWith("/payment-methods")) return Response.json({ applicablePaymentMethods: [] });
		if (path.endsWith("/shipping-method"))
			shipment = { shipmentId: "me", shippingAddress: ADDRESS, shippingMethod: body };
		return Response.json(basket());
	};
	const { cx, shopper } = customerUnderTest(respond, {
		siteId: "vetrina-us",
		country: "US",
		currency: "USD",
	});
	const around = {
		remember: () => undefined,
		loadAmounts: async () => ({}),
		signText: async () => "",
		consent: { granted: "", sender: "" },
	};
	return { checkout: createCheckout(cx, shopper, around), asked: () => requests };
};
const isChoice = (call: string) => call === "PUT /baskets/b1/shipments/me/shipping-method";

// proves checkout-25
test("a method that is no longer offered is replaced when the checkout can report it", async () => {
	const { checkout, asked } = platform();
	expect(await checkout.read()).toMatchObject({ isMethodLapsed: true, methodId: "standard" });
	expect(asked().filter(isChoice)).toHaveLength(1);
	expect(await checkout.read()).toMatchObject({ isMethodLapsed: false, methodId: "standard" });
});

// proves checkout-25
test("an order is refused if its method is no longer offered, whatever the price", async () => {
	const { checkout, asked } = platform();
	expect(await checkout.place("b1", { total: 100 })).toEqual({ ok: false, error: "shippingMethod" });
	expect(asked().filter((call) => call.startsWith("POST"))).toEqual([]);
});

// proves checkout-25
test("a method that is not offered to an address is not silently replaced", async () => {
	const { checkout, asked } = platform();
	const delivery = { address: { ...ADDRESS, phone: "+1 307 555 0100" } as never };
	expect(await checkout.setDelivery({ ...delivery, methodId: "same-day" })).toEqual({
		ok: false,
		error: "shippingMethod",
	});
	expect(asked().filter(isChoice)).toEqual([]);
	expect(await checkout.setDelivery({ ...delivery, methodId: "express" })).toEqual({ ok: true });
	expect(asked().filter(isChoice)).toHaveLength(1);
});
