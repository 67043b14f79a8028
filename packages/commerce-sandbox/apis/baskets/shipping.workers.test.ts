import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	basketsPath,
	create,
	italy,
	json,
	ok,
	on,
	problemOf,
	read,
	SHIPMENT,
	startWithCheckout,
	withBasket,
} from "../../testing/basket-under-test.ts";
import { clockAt, setClock, WORKING_MORNING } from "../../testing/clock-under-test.ts";
import { type CommerceUnderTest, startCommerce } from "../../testing/commerce-under-test.ts";
import { trustedClient } from "../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;

beforeAll(async () => {
	commerce = await startWithCheckout();
});

beforeEach(() => clockAt(commerce, WORKING_MORNING));
afterAll(() => setClock(commerce, 0));

const { address, method } = SHIPMENT;

describe("addresses", () => {
	test("an address has an id and a full name, and may serve for both", async () => {
		const { call } = await withBasket(commerce);
		const basket = await ok(call("PUT", `${address}?useAsBilling=true`, italy));
		const kept = { ...italy, fullName: "Anna Rossi", id: expect.stringMatching(/^[0-9a-f]{26}$/) };
		expect(basket.shipments[0]?.shippingAddress).toEqual(kept);
		expect(basket.billingAddress).toEqual(kept);
		const other = await ok(call("PUT", "/billing-address?useAsShipping=true", { countryCode: "FR" }));
		expect(other.shipments[0]?.shippingAddress).toMatchObject({ countryCode: "FR" });
		expect(other.shipments[0]?.shippingAddress).not.toHaveProperty("city");
		expect(other.c_countryCode).toBe("FR");
	});

	test.each([
		["an unknown country", { countryCode: "Italy" }],
		["a number for a name", { firstName: 1 }],
		["too long a name", { lastName: "x".repeat(257) }],
		["an unknown property", { street: "x" }],
	])("%s is refused and changes nothing", async (_, body) => {
		const { guest, basketId, call } = await withBasket(commerce);
		const before = await read(guest, basketId);
		expect(await problemOf(call("PUT", address, body))).toMatchObject({ status: 400, type: "bad-request" });
		expect(await problemOf(call("PUT", "/billing-address", body))).toMatchObject({ status: 400 });
		expect(await read(guest, basketId)).toEqual(before);
	});

	test("an e-mail address is stored with the customer", async () => {
		const { call } = await withBasket(commerce);
		const basket = await ok(call("PUT", "/customer", { email: "anna@vetrina.example" }));
		expect(basket.customerInfo.email).toBe("anna@vetrina.example");
		expect((await call("PUT", "/customer", { email: "anna" })).status).toBe(400);
		expect((await call("PUT", "/customer", {})).status).toBe(400);
	});
});

describe("shipping", () => {
	// proves basket-10
	test("methods are those of the country, in the currency of the basket and the language of the request", async () => {
		const { guest, basketId, call } = await withBasket(commerce);
		const methodsIn = async (locale: string) =>
			(await (
				await guest.fetch(`${basketsPath()}/${basketId}/shipments/me/shipping-methods?locale=${locale}`)
			).json()) as { applicableShippingMethods: { id: string; name: string; price: number }[] };
		await ok(call("PUT", address, italy));
		expect(await methodsIn("de")).toMatchObject({
			defaultShippingMethodId: "standard",
			applicableShippingMethods: [
				{
					id: "standard",
					name: "Standardversand",
					price: 10,
					shippingPromotions: [{ promotionId: "free-delivery" }],
				},
				{ id: "express", price: 20 },
				{ id: "same-day", price: 35 },
			],
		});
		await ok(call("PUT", address, { countryCode: "SE" }));
		await ok(guest.fetch(`${basketsPath()}/${basketId}`, json("PATCH", { currency: "SEK" })));
		const abroad = await methodsIn("en");
		expect(abroad.applicableShippingMethods.map(({ id, price }) => [id, price])).toEqual([
			["standard", 230],
			["express", 410],
		]);
	});

	test("a method costs, and the order's total is the sum of its parts", async () => {
		const { call } = await withBasket(commerce);
		await ok(call("PUT", address, italy));
		const basket = await ok(call("PUT", method, { id: "express" }));
		expect(basket).toMatchObject({
			productTotal: 200,
			shippingTotal: 20,
			orderTotal: 220,
			taxation: "gross",
		});
		expect(basket.shippingItems).toMatchObject([
			{ basePrice: 20, price: 20, shipmentId: "me", taxRate: 0.22, tax: 3.61 },
		]);
		expect(basket.shipments).toMatchObject([
			{ shippingMethod: { id: "express", price: 20 }, shippingTotal: 20, shipmentTotal: 220 },
		]);
		// 200 − 200 / 1.22 and 20 − 20 / 1.22
		expect(basket).toMatchObject({ merchandizeTotalTax: 36.07, shippingTotalTax: 3.61, taxTotal: 39.68 });
	});

	test("delivery is free from an amount on", async () => {
		const { call } = await withBasket(commerce, 3);
		await ok(call("PUT", address, italy));
		const basket = await ok(call("PUT", method, { id: "standard" }));
		expect(basket).toMatchObject({ shippingTotal: 0, orderTotal: 300 });
		expect(basket.shippingItems).toMatchObject([
			{
				price: 10,
				priceAfterItemDiscount: 0,
				priceAdjustments: [{ promotionId: "free-delivery", price: -10 }],
			},
		]);
	});

	// proves basket-10
	test("a method that does not ship there is refused, and one that no longer does is forgotten", async () => {
		const { call } = await withBasket(commerce);
		expect(await problemOf(call("PUT", method, { id: "drone" }))).toMatchObject({
			status: 400,
			type: "invalid-shipping-method-id",
		});
		expect((await call("PUT", method, {})).status).toBe(400);
		await ok(call("PUT", address, italy));
		await ok(call("PUT", method, { id: "same-day" }));
		const moved = await ok(call("PUT", address, { countryCode: "DE" }));
		expect(moved.shipments[0]).not.toHaveProperty("shippingMethod");
		expect(await problemOf(call("PUT", method, { id: "same-day" }))).toMatchObject({ status: 400 });
	});
});

describe("taxes", () => {
	test("a net site adds taxes by state once the address is known", async () => {
		const { call, guest, basketId } = await withBasket(commerce, 2, "vetrina-us");
		expect(await read(guest, basketId)).toMatchObject({ taxTotal: 0, orderTotal: 220 });
		const unknown = await ok(call("PUT", address, { countryCode: "US" }));
		expect(unknown).toMatchObject({ taxTotal: 0, orderTotal: 220 });
		expect(unknown.productItems[0]).not.toHaveProperty("tax");
		await ok(call("PUT", address, { countryCode: "US", stateCode: "CA" }));
		const basket = await ok(call("PUT", method, { id: "standard" }));
		// 7.25 % of 220 and of 23
		expect(basket).toMatchObject({
			productTotal: 220,
			shippingTotal: 23,
			taxTotal: 17.62,
			orderTotal: 260.62,
		});
	});

	test("the second version groups them by rate", async () => {
		const { call, guest, basketId } = await withBasket(commerce);
		await ok(call("PUT", address, italy));
		const { groupedTaxItems, taxTotal } = await ok(guest.fetch(`${basketsPath("v2")}/${basketId}`));
		expect(groupedTaxItems).toEqual([{ taxRate: 0.22, taxValue: taxTotal }]);
		expect(await read(guest, basketId)).not.toHaveProperty("groupedTaxItems");
	});

	test("a private client that asked for it sets them itself", async () => {
		const guest = await trustedClient(commerce);
		const { basketId, productItems } = await ok(
			guest.fetch(
				`${basketsPath()}?taxMode=external`,
				json("POST", { productItems: [{ productId: "1001" }] }),
			),
		);
		const call = on(guest, basketId);
		const itemId = productItems[0]?.itemId ?? "";
		const taxes = { taxes: { [itemId]: { taxItems: [{ id: "IT_22", rate: 0.22, value: 20 }] } } };
		expect((await call("PUT", "/taxes", taxes)).status).toBe(204);
		expect(await (await call("GET", "/taxes")).json()).toEqual(taxes);
		expect(await read(guest, basketId)).toMatchObject({ taxTotal: 20, orderTotal: 100 });
		expect((await call("PUT", `/items/${itemId}/taxes`, { taxItems: [{ id: "x", rate: 0.1 }] })).status).toBe(
			204,
		);
		expect(await read(guest, basketId)).toMatchObject({ taxTotal: 9.09 });
		expect((await call("PUT", "/taxes", { taxes: { unknown: { taxItems: [] } } })).status).toBe(404);
		const other = await trustedClient(commerce);
		const own = on(other, (await create(other)).basketId);
		expect(await problemOf(own("GET", "/taxes"))).toMatchObject({ status: 409, type: "invalid-tax-mode" });
		expect(await problemOf(own("PUT", "/taxes", taxes))).toMatchObject({ status: 409 });
	});

	// proves cloud-42
	test.each(["development", "staging", "production"] as const)(
		"a shopper of a public client sets none, in %s",
		async (type) => {
			const instance = await startCommerce({
				INSTANCE_TYPE: type,
				SLAS_REDIRECT_URIS: "http://localhost:5173/callback",
			});
			const refusal = { status: 403, type: "forbidden" };
			const { guest, basketId, call } = await withBasket(instance, 1);
			for (const version of ["v1", "v2"] as const)
				expect(
					await problemOf(guest.fetch(`${basketsPath(version)}?taxMode=external`, json("POST", {}))),
				).toMatchObject(refusal);
			const { productItems, taxTotal } = await ok(call("GET", ""));
			const itemId = productItems[0]?.itemId ?? "";
			const none = { taxItems: [{ id: "x", rate: 0, value: 0 }] };
			expect(await problemOf(call("GET", "/taxes"))).toMatchObject(refusal);
			expect(await problemOf(call("PUT", "/taxes", { taxes: { [itemId]: none } }))).toMatchObject(refusal);
			expect(await problemOf(call("PUT", `/items/${itemId}/taxes`, none))).toMatchObject(refusal);
			expect((await read(guest, basketId)).taxTotal).toBe(taxTotal);
		},
	);
});

describe("shipments", () => {
	test("are made, filled, renamed and removed with all that is in them", async () => {
		const { call } = await withBasket(commerce, 1);
		const made = await ok(
			call("POST", "/shipments", {
				shipmentId: "gift",
				gift: true,
				giftMessage: "Auguri",
				shippingAddress: { countryCode: "FR" },
				shippingMethod: { id: "express" },
				c_note: 1,
			}),
		);
		expect(made.shipments[1]).toMatchObject({ shipmentId: "gift", gift: true, c_note: 1, shippingTotal: 20 });
		const filled = await ok(call("POST", "/items", [{ productId: "1001", shipmentId: "gift" }]));
		expect(filled.productItems).toMatchObject([{ shipmentId: "me" }, { shipmentId: "gift" }]);
		expect(filled.shipments).toMatchObject([{ shipmentTotal: 100 }, { shipmentTotal: 120 }]);
		expect(filled.orderTotal).toBe(220);
		const renamed = await ok(call("PATCH", "/shipments/gift", { shipmentId: "present" }));
		expect(renamed.productItems[1]?.shipmentId).toBe("present");
		const moved = await ok(call("PATCH", `/items/${renamed.productItems[1]?.itemId}`, { shipmentId: "me" }));
		expect(moved.productItems).toMatchObject([{ shipmentId: "me", quantity: 2 }]);
		const removed = await ok(call("DELETE", "/shipments/present"));
		expect(removed.shipments).toHaveLength(1);
		expect(removed.orderTotal).toBe(200);
	});

	test("the default shipment stays; ids are unique and known", async () => {
		const { guest, basketId, call } = await withBasket(commerce);
		const before = await read(guest, basketId);
		expect(await problemOf(call("DELETE", "/shipments/me"))).toMatchObject({
			status: 403,
			type: "forbidden",
		});
		expect(await problemOf(call("DELETE", "/shipments/other"))).toMatchObject({ status: 400 });
		expect(await problemOf(call("POST", "/shipments", { shipmentId: "me" }))).toMatchObject({ status: 400 });
		expect(await problemOf(call("POST", "/shipments", {}))).toMatchObject({ status: 400 });
		expect(await problemOf(call("PATCH", "/shipments/other", {}))).toMatchObject({ status: 400 });
		expect(await problemOf(call("POST", "/items", [{ productId: "1001", shipmentId: "x" }]))).toMatchObject({
			status: 404,
			type: "shipment-not-found",
		});
		expect(await read(guest, basketId)).toEqual(before);
	});
});
