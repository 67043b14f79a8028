import { beforeAll, beforeEach, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { adminCall } from "../../testing/import-under-test.ts";
import {
	address,
	BASKETS,
	card,
	type Json,
	ORDERS,
	type OrderResponse,
	readOrder,
	readyBasket,
	sendAs,
	stockUp,
	submit,
} from "../../testing/order-under-test.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
});
const setClock = (ahead: number) =>
	adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify({ ahead }) });
beforeEach(async () => {
	await setClock(0);
	await commerce.env.DB.prepare("DELETE FROM store_hold").run();
	guest = await loginGuest(commerce);
});

const PRODUCT = "1001";
const STORE = "milano-brera";
/** Returns a store's stock of the product, or -1 if the store hands no orders over. */
const leftIn = async (storeId: string): Promise<number> => {
	const response = await guest.fetch(
		`/custom/stores-api/v1/organizations/${ORGANIZATION}/stock?productIds=${PRODUCT}`,
	);
	const { stores } = (await response.json()) as {
		stores: { id: string; products: { id: string; c_ats: number }[] }[];
	};
	return stores.find(({ id }) => id === storeId)?.products[0]?.c_ats ?? -1;
};
/** Returns the first store whose stock passes the test. */
const storeWith = async (isEnough: (units: number) => boolean): Promise<string> => {
	for (const id of [STORE, "milano-navigli", "roma-monti", "firenze", "palermo", "wien", "lyon"])
		if (isEnough(await leftIn(id))) return id;
	throw new Error("No such store");
};
const patch = (basketId: string, body: Json) =>
	sendAs(guest, "PATCH", `${BASKETS}/${basketId}/shipments/me`, body);
const pickedUpBasket = async (storeId: string, quantity = 1): Promise<string> => {
	const basketId = await readyBasket(guest, {
		items: [{ productId: PRODUCT, quantity }],
		payments: [card("4242")],
	});
	const changed = await patch(basketId, {
		c_fromStoreId: storeId,
		shippingMethod: { id: "pick-up" },
	});
	expect(changed.status).toBe(200);
	return basketId;
};

// proves stores-7
test("a shipment from a store goes only by pick-up, for nothing; without it, by delivery only", async () => {
	const store = await storeWith((units) => units > 0);
	const basketId = await readyBasket(guest, { items: [{ productId: PRODUCT, quantity: 1 }] });
	const methods = async () => {
		const response = await guest.fetch(`${BASKETS}/${basketId}/shipments/me/shipping-methods`);
		const { applicableShippingMethods } = (await response.json()) as { applicableShippingMethods: Json[] };
		return applicableShippingMethods.map(({ id, c_storePickupEnabled }) => [id, c_storePickupEnabled]);
	};
	expect(await methods()).not.toContainEqual(["pick-up", true]);
	expect((await patch(basketId, { shippingMethod: { id: "pick-up" } })).status).toBe(400);
	const changed = (await (await patch(basketId, { c_fromStoreId: store })).json()) as {
		shipments: Json[];
	};
	expect(changed.shipments[0]).toMatchObject({ c_fromStoreId: store });
	expect(changed.shipments[0]).not.toHaveProperty("shippingMethod");
	expect(await methods()).toEqual([["pick-up", true]]);
	const chosen = (await (await patch(basketId, { shippingMethod: { id: "pick-up" } })).json()) as Json;
	expect(chosen).toMatchObject({ shippingTotal: 0 });
	expect((await patch(basketId, { shippingMethod: { id: "standard" } })).status).toBe(400);
	for (const wrong of ["nowhere", "new-york-soho", "<script>"])
		expect((await patch(basketId, { c_fromStoreId: wrong })).status, wrong).toBe(400);
	const abroad = await sendAs(guest, "PUT", `${BASKETS}/${basketId}/shipments/me/shipping-address`, {
		countryCode: "AT",
	});
	const [moved] = ((await abroad.json()) as { shipments: Json[] }).shipments;
	expect(moved).not.toHaveProperty("c_fromStoreId");
	expect(moved).not.toHaveProperty("shippingMethod");
	expect((await patch(basketId, { c_fromStoreId: store })).status).toBe(200);
	expect((await patch(basketId, { c_fromStoreId: null })).status).toBe(200);
	expect(await methods()).not.toContainEqual(["pick-up", true]);
});

// proves stores-7
test("the store keeps what was ordered until the order is cancelled, and the mail says where to fetch it", async () => {
	const store = await storeWith((units) => units > 0);
	const before = await leftIn(store);
	const basketId = await pickedUpBasket(store);
	const order = (await (await submit(guest, basketId)).json()) as OrderResponse;
	expect(order.shipments[0]).toMatchObject({
		c_fromStoreId: store,
		shippingMethod: { id: "pick-up", c_storePickupEnabled: true },
	});
	expect(await leftIn(store)).toBe(before - 1);
	// A repeated request returns the same order and takes no further stock.
	expect(await (await submit(guest, basketId)).json()).toMatchObject({ orderNo: order.orderNo });
	expect(await leftIn(store)).toBe(before - 1);
	const outbox = await commerce.fetch("/outbox/messages?to=anna@vetrina.example");
	const { messages } = (await outbox.json()) as { messages: { template: string; text: string }[] };
	expect(messages[0]).toMatchObject({
		template: "order-confirmation",
		text: expect.stringMatching(/Collect at: Vetrina .*Mon/s),
	});
	const cancelled = await sendAs(
		guest,
		"POST",
		`/custom/orders-api/v1/organizations/${ORGANIZATION}/orders/${order.orderNo}/cancel`,
		{},
	);
	expect(cancelled.status).toBe(200);
	expect(await leftIn(store)).toBe(before);
});

// proves stores-1
test("a unit that was ordered counts once, though the house has no more than the store", async () => {
	const store = await storeWith((units) => units >= 2);
	const { DB: db } = commerce.env;
	const houseHas = (units: number) =>
		db
			.prepare("UPDATE inventory SET ats = ?1, stock_level = ?1 WHERE variant_id = ?2")
			.bind(units, PRODUCT)
			.run();
	await houseHas(2);
	expect((await submit(guest, await pickedUpBasket(store))).status).toBe(200);
	expect(await leftIn(store)).toBe(1);
	expect((await submit(guest, await pickedUpBasket(store))).status).toBe(200);
	expect(await leftIn(store)).toBe(0);
	await houseHas(50);
});

// proves stores-7
test("an order is ready in its store within hours, and fetched", async () => {
	const store = await storeWith((units) => units > 0);
	const order = (await (await submit(guest, await pickedUpBasket(store))).json()) as OrderResponse;
	const status = async () =>
		((await (await guest.fetch(`${ORDERS}/${order.orderNo}`)).json()) as Json).c_overallStatus;
	await setClock(5 * 3600);
	expect(await status()).toBe("ready_for_pickup");
	await setClock(4 * 24 * 3600);
	expect(await status()).toBe("picked_up");
});

// proves stores-7
test("a store that has too few sells nothing, and to the first only what it has", async () => {
	const empty = await storeWith((units) => units === 0);
	expect((await submit(guest, await pickedUpBasket(empty))).status).toBe(400);
	const store = await storeWith((units) => units > 0);
	const units = await leftIn(store);
	const others = await Promise.all(Array.from({ length: units + 2 }, () => loginGuest(commerce)));
	const baskets: [Guest, string][] = [];
	for (const other of others) {
		guest = other;
		baskets.push([other, await pickedUpBasket(store)]);
	}
	const statuses = await Promise.all(baskets.map(async ([who, id]) => (await submit(who, id)).status));
	expect(statuses.filter((status) => status === 200)).toHaveLength(units);
	expect(await leftIn(store)).toBe(0);
});

// proves orders-11, stores-7
test("a part is delivered and another fetched: each has its place, and the store keeps its own part alone", async () => {
	const store = await storeWith((units) => units > 1);
	const before = await leftIn(store);
	const email = "two-places@vetrina.example";
	const basketId = await readyBasket(guest, { items: [{ productId: PRODUCT, quantity: 1 }], email });
	const path = `${BASKETS}/${basketId}`;
	for (const [way, body] of [
		[
			"shipments",
			{ shipmentId: "fetched", shippingAddress: { ...address, city: "Roma" }, c_fromStoreId: store },
		],
		["items", [{ productId: PRODUCT, quantity: 1, shipmentId: "fetched" }]],
		["shipments", { shipmentId: "abroad", shippingAddress: { ...address, city: "Lyon", countryCode: "FR" } }],
		["items", [{ productId: "1002", quantity: 1, shipmentId: "abroad" }]],
	] as const)
		expect((await sendAs(guest, "POST", `${path}/${way}`, body)).status, way).toBe(200);
	for (const [shipmentId, id] of [
		["fetched", "pick-up"],
		["abroad", "standard"],
	])
		await sendAs(guest, "PUT", `${path}/shipments/${shipmentId}/shipping-method`, { id });
	expect((await sendAs(guest, "POST", `${path}/payment-instruments`, card("4242"))).status).toBe(200);
	const order = (await (await submit(guest, basketId)).json()) as OrderResponse;
	expect(order.shipments).toMatchObject([
		{ shipmentId: "me" },
		{ shipmentId: "fetched", c_fromStoreId: store },
		{ shipmentId: "abroad" },
	]);
	expect(await leftIn(store)).toBe(before - 1);
	const DAY = 86_400;
	await setClock(DAY + 3600);
	const { orderNo } = order;
	const sentOut = await readOrder(guest, orderNo);
	expect(sentOut).toMatchObject({
		c_overallStatus: "shipped",
		c_trackingNumber: `T${orderNo}`,
		shipments: [
			{ trackingNumber: `T${orderNo}`, c_trackingUrl: expect.stringContaining(`T${orderNo}`) },
			{},
			{ trackingNumber: `T${orderNo}-3` },
		],
	});
	expect(sentOut.shipments[1]).not.toHaveProperty("trackingNumber");
	const outbox = await commerce.fetch(`/outbox/messages?to=${email}`);
	const { messages } = (await outbox.json()) as {
		messages: { template: string; text: string; links: { label: string; href: string }[] }[];
	};
	const [shipped, confirmation] = messages;
	expect(confirmation?.text).toMatch(/Milano.*Collect at: Vetrina.*France/s);
	expect(shipped).toMatchObject({ template: "order-shipped" });
	expect(shipped?.links.map(({ label }) => label).slice(0, 2)).toEqual([
		expect.stringContaining(`T${orderNo}`),
		expect.stringContaining(`T${orderNo}-3`),
	]);
	// The return's label has the sender's name and address.
	await setClock(6 * DAY);
	const returns = `/custom/returnauthorizations-api/v1/organizations/${ORGANIZATION}/return-authorizations`;
	for (const [shipmentId, city] of [
		["fetched", "Milano"],
		["abroad", "Lyon"],
	]) {
		const itemId = order.productItems.find((item) => item.shipmentId === shipmentId)?.itemId;
		const items = [{ itemId, quantity: 1, reason: "too-small" }];
		const created = await sendAs(guest, "POST", returns, { orderNo, c_currency: "EUR", items });
		const { returnNo } = (await created.json()) as Json;
		const { from } = (await (await guest.fetch(`${returns}/${returnNo}/label`)).json()) as { from: Json };
		expect(from, shipmentId).toMatchObject({ postalCode: "20121", city });
	}
});
