import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { clockAt } from "../../testing/clock-under-test.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { BASKETS, card, type Json, ORDERS, sendAs } from "../../testing/order-under-test.ts";

const prices = { USD: { list: 100 }, EUR: { list: 100 }, JPY: { list: 16_000 } };
let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices, ats: 50 }] });
});
/** The clock of the sandbox cannot be set back, so these times are in the future. */
const TUESDAY_MORNING = "2031-03-11T10:00:00-04:00";
const TUESDAY_NOON = "2031-03-11T12:00:01-04:00";
const SATURDAY_EVENING = "2031-03-15T20:06:00-04:00";

const address = (city: string, postalCode: string, more: Json = {}) => ({
	firstName: "Ann",
	lastName: "Lee",
	address1: "1 Main Street",
	city,
	postalCode,
	stateCode: "NY",
	countryCode: "US",
	phone: "+1 212 555 0114",
	...more,
});
const newYork = address("New York", "10012");
const lusk = address("Lusk", "82225", { stateCode: "WY" });

type Basket = Json & {
	basketId: string;
	orderTotal: number;
	shipments: Json[];
	c_shippingMethodModels: { ID: string }[];
};
const ok = async (response: Promise<Response>): Promise<Basket> => {
	const answer = await response;
	if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
	return (await answer.json()) as Basket;
};
const begin = async (): Promise<{
	basketId: string;
	put: (path: string, body: object) => Promise<Response>;
}> => {
	const { basketId } = await ok(
		sendAs(guest, "POST", BASKETS, {
			productItems: [{ productId: "1001", quantity: 1 }],
			c_countryCode: "US",
		}),
	);
	return { basketId, put: (path, body) => sendAs(guest, "PUT", `${BASKETS}/${basketId}${path}`, body) };
};
const ADDRESS = "/shipments/me/shipping-address?useAsBilling=true";
const METHOD = "/shipments/me/shipping-method";
const offeredTo = async (basketId: string): Promise<string[]> => {
	const { applicableShippingMethods } = (await (
		await sendAs(guest, "GET", `${BASKETS}/${basketId}/shipments/me/shipping-methods`)
	).json()) as { applicableShippingMethods: { id: string }[] };
	return applicableShippingMethods.map(({ id }) => id);
};
const place = (basketId: string) => sendAs(guest, "POST", ORDERS, { basketId });
const typeOf = async (response: Promise<Response>) => {
	const answer = await response;
	const { type } = (await answer.json()) as { type: string };
	return [answer.status, type.split("/").at(-1)];
};
const REFUSED = [400, "invalid-shipping-method-id"];

beforeEach(async () => {
	await clockAt(commerce, TUESDAY_MORNING);
	guest = await loginGuest(commerce, "vetrina-us");
});

// proves basket-30
describe("same-day delivery", () => {
	test("is offered, chosen and ordered on a working morning in a city with a boutique", async () => {
		const { basketId, put } = await begin();
		await ok(put(ADDRESS, newYork));
		expect(await offeredTo(basketId)).toContain("same-day");
		const basket = await ok(put(METHOD, { id: "same-day" }));
		expect(basket.c_shippingMethodModels.map(({ ID }) => ID)).toContain("same-day");
		await ok(put("/customer", { email: "ann@vetrina.example" }));
		await ok(sendAs(guest, "POST", `${BASKETS}/${basketId}/payment-instruments`, card("4242")));
		const order = await ok(place(basketId));
		expect(order.shipments).toMatchObject([{ shippingMethod: { id: "same-day" } }]);
	});

	test.each([
		["at 20:06 on a Saturday, to Lusk", SATURDAY_EVENING, lusk],
		["at 20:06 on a Saturday, to New York", SATURDAY_EVENING, newYork],
		["on a working morning, to Lusk", TUESDAY_MORNING, lusk],
		["a second after noon, to New York", TUESDAY_NOON, newYork],
	])("is neither offered nor chosen %s", async (_, now, to) => {
		await clockAt(commerce, now);
		const { basketId, put } = await begin();
		const basket = await ok(put(ADDRESS, to));
		expect(await offeredTo(basketId)).toEqual(["standard", "express"]);
		expect(basket.c_shippingMethodModels.map(({ ID }) => ID)).toEqual(["standard", "express"]);
		expect(await typeOf(put(METHOD, { id: "same-day" }))).toEqual(REFUSED);
		expect(
			await typeOf(
				sendAs(guest, "PATCH", `${BASKETS}/${basketId}/shipments/me`, { shippingMethod: { id: "same-day" } }),
			),
		).toEqual(REFUSED);
		expect(
			await typeOf(
				sendAs(guest, "POST", `${BASKETS}?temporary=true`, {
					productItems: [{ productId: "1001", quantity: 1 }],
					shipments: [{ shippingAddress: to, shippingMethod: { id: "same-day" } }],
				}),
			),
		).toEqual(REFUSED);
	});

	test.each([
		["noon has passed", async () => void (await clockAt(commerce, TUESDAY_NOON)), "same-day"],
		[
			"the address is moved to Lusk",
			async (put: (path: string, body: object) => Promise<Response>) => void (await ok(put(ADDRESS, lusk))),
			"same-day",
		],
	])("is not ordered once %s; the bag says so, and another way can be chosen", async (_, change, lapsed) => {
		const { basketId, put } = await begin();
		await ok(put(ADDRESS, newYork));
		const chosen = await ok(put(METHOD, { id: "same-day" }));
		await ok(put("/customer", { email: "ann@vetrina.example" }));
		await ok(sendAs(guest, "POST", `${BASKETS}/${basketId}/payment-instruments`, card("4242")));
		await change(put);
		const [shipment] = (await ok(sendAs(guest, "GET", `${BASKETS}/${basketId}`))).shipments;
		expect(shipment).toMatchObject({ c_lapsedShippingMethodId: lapsed, shippingTotal: 0 });
		expect(shipment).not.toHaveProperty("shippingMethod");
		expect(await typeOf(place(basketId))).toEqual(REFUSED);
		const other = await ok(put(METHOD, { id: "standard" }));
		expect(other.shipments[0]).not.toHaveProperty("c_lapsedShippingMethodId");
		expect(other.orderTotal).toBeLessThan(chosen.orderTotal);
		expect(await ok(place(basketId))).toMatchObject({ shipments: [{ shippingMethod: { id: "standard" } }] });
	});

	test("may be chosen while only the country is known, and is not ordered so", async () => {
		const { basketId, put } = await begin();
		await ok(put(ADDRESS, { countryCode: "US", stateCode: "NY" }));
		expect(await offeredTo(basketId)).toContain("same-day");
		await ok(put(METHOD, { id: "same-day" }));
		await ok(put("/customer", { email: "ann@vetrina.example" }));
		await ok(sendAs(guest, "POST", `${BASKETS}/${basketId}/payment-instruments`, card("4242")));
		expect(await typeOf(place(basketId))).toEqual(REFUSED);
	});
});

describe("a wallet's sheet", () => {
	const open = async () =>
		ok(guest.fetch("/on/demandware.store/Sites-vetrina-us-Site/en-US/ApplePay-GetRequest"));
	const waysOf = (sheet: Json) =>
		(sheet.shippingMethods as { identifier: string }[]).map(({ identifier }) => identifier);

	// proves basket-30
	test("offers same-day delivery until noon, then shows the sums of the default", async () => {
		const { basketId, put } = await begin();
		await ok(put(ADDRESS, newYork));
		await ok(put(METHOD, { id: "same-day" }));
		expect(waysOf((await open()).request as Json)).toContain("same-day");
		await clockAt(commerce, TUESDAY_NOON);
		expect(waysOf((await open()).request as Json)).toEqual(["standard", "express"]);
		expect((await ok(sendAs(guest, "GET", `${BASKETS}/${basketId}`))).shipments).toMatchObject([
			{ shippingMethod: { id: "standard" } },
		]);
	});
});
