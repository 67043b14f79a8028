import { createScheduledController } from "cloudflare:test";
import { beforeAll, beforeEach, expect, test } from "vitest";
import worker from "../../index.ts";
import { setAhead } from "../../scheduled/clock.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { adminCall } from "../../testing/import-under-test.ts";
import {
	BASKETS,
	card,
	type Json,
	ORDERS,
	type OrderResponse,
	readOrder,
	readOrderResponse,
	readStock,
	readyBasket,
	sendAs,
	stockUp,
	submit,
} from "../../testing/order-under-test.ts";
import { registeredCustomer } from "../../testing/registered-customer.ts";

const DAY = 86_400;
const UNITS = 50;
const INVOICE = { paymentMethodId: "INVOICE" };

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});
beforeEach(async () => {
	await setAhead(commerce.env.DB, 0);
	await stockUp(commerce);
});

const germanBasket = (shopper: Guest, quantity: number, more: { payments?: Json[]; email?: string } = {}) =>
	readyBasket(shopper, {
		items: [{ productId: "1001", quantity }],
		countryCode: "DE",
		email: "invoice@vetrina.example",
		...more,
	});
let buyers = 0;
const place = async (quantity = 1, email = `buyer-${++buyers}@vetrina.example`, shopper?: Guest) => {
	const guest = shopper ?? (await loginGuest(commerce));
	const basketId = await germanBasket(guest, quantity, { email, payments: [INVOICE] });
	return { guest, email, basketId, response: await submit(guest, basketId) };
};
const placed = async (...order: Parameters<typeof place>) => {
	const { guest, email, response } = await place(...order);
	expect(response.status).toBe(200);
	return { guest, email, order: await readOrderResponse(response) };
};
const methodsFor = async (guest: Guest, basketId: string): Promise<string[]> => {
	const response = await guest.fetch(`${BASKETS}/${basketId}/payment-methods`);
	const { applicablePaymentMethods } = (await response.json()) as {
		applicablePaymentMethods: { id: string }[];
	};
	return applicablePaymentMethods.map(({ id }) => id);
};
const pay = (orderNo: string) => adminCall(commerce, `/orders/${orderNo}/pay`, { method: "POST" });
const cancel = (orderNo: string) => adminCall(commerce, `/orders/${orderNo}/cancel`, { method: "POST" });
const OWED = {
	status: "new",
	confirmationStatus: "confirmed",
	paymentStatus: "not_paid",
	paymentInstruments: [{ paymentMethodId: "INVOICE", authorizationStatus: { status: 0, code: "invoiced" } }],
};

// proves checkout-30
test("an order on invoice is confirmed unpaid, and its mail says when to pay", async () => {
	const { guest, email, order } = await placed();
	expect(order).toMatchObject({ status: "new", paymentStatus: "not_paid" });
	await setAhead(commerce.env.DB, DAY);
	expect(await readOrder(guest, order.orderNo)).toMatchObject(OWED);
	const { messages } = (await (await commerce.fetch(`/outbox/messages?to=${email}`)).json()) as {
		messages: { template: string; text: string }[];
	};
	const confirmation = messages.find(({ template }) => template === "order-confirmation");
	expect(confirmation?.text).toContain("within 30 days");
});

// proves checkout-30, checkout-28
test("ninety days and three runs of the cron trigger later, an order on invoice is still placed and holds its stock", async () => {
	const { guest, order } = await placed(2);
	const waiting = await submit(guest, await germanBasket(guest, 1, { payments: [card("3220")] }));
	expect(await readStock(commerce, "1001")).toBe(UNITS - 3);
	for (const days of [30, 60, 90]) {
		await setAhead(commerce.env.DB, days * DAY);
		await worker.scheduled(createScheduledController(), commerce.env);
	}
	const { orderNo } = await readOrderResponse(waiting);
	expect(await readOrder(guest, orderNo)).toMatchObject({ status: "failed" });
	expect(await readOrder(guest, order.orderNo)).toMatchObject({ ...OWED, status: "completed" });
	expect(await readStock(commerce, "1001")).toBe(UNITS - 2);
});

// proves checkout-30
test("a gift certificate pays a part of an order on invoice, and booked money the rest", async () => {
	const guest = await loginGuest(commerce);
	const issued = await adminCall(commerce, "/gift-certificates", {
		method: "POST",
		body: JSON.stringify({
			siteId: "vetrina-eu",
			currency: "EUR",
			amount: 30,
			recipientEmail: "part@vetrina.example",
		}),
	});
	const payments = [{ paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: issued.body.code }, INVOICE];
	const basketId = await germanBasket(guest, 1, { payments, email: "part@vetrina.example" });
	const order = await readOrderResponse(await submit(guest, basketId));
	expect(order).toMatchObject({
		paymentStatus: "part_paid",
		paymentInstruments: [{ amount: 30 }, { amount: 80, authorizationStatus: { code: "invoiced" } }],
	});
	expect(await pay(order.orderNo)).toMatchObject({ status: 200, body: { paymentStatus: "paid" } });
	expect(await readOrder(guest, order.orderNo)).toMatchObject({ paymentStatus: "paid" });
});

// proves checkout-30
test("an order on invoice that is cancelled gives its stock back", async () => {
	const { order } = await placed(2);
	expect((await cancel(order.orderNo)).status).toBe(200);
	expect(await readStock(commerce, "1001")).toBe(UNITS);
});

// proves checkout-30
test("a return lowers the amount that is owed, also where store credit is asked for", async () => {
	const ada = await registeredCustomer(commerce, "owing@vetrina.example");
	const { order } = await placed(2, "owing@vetrina.example", ada);
	await setAhead(commerce.env.DB, 5 * DAY);
	const request = {
		orderNo: order.orderNo,
		c_currency: "EUR",
		c_refundAs: "storeCredit",
		items: [{ itemId: order.productItems[0]?.itemId, quantity: 1, reason: "too-small" }],
	};
	const path = `/custom/returnauthorizations-api/v1/organizations/${ORGANIZATION}/return-authorizations`;
	expect((await sendAs(ada, "POST", path, request)).status).toBe(200);
	await setAhead(commerce.env.DB, 15 * DAY);
	expect(await readOrder(ada, order.orderNo)).toMatchObject({
		paymentStatus: "not_paid",
		paymentInstruments: [{ amount: 110 }],
		c_originalPaymentInstruments: [{ amount: 210 }],
	});
	const customer = (await (await sendAs(ada, "GET", ada.path)).json()) as Json;
	expect(JSON.parse(String(customer.c_storeCredits ?? "[]"))).toEqual([]);
});

// proves checkout-30
test("a shopper owes for three orders at most, also from new sessions; a paid and a cancelled one make room", async () => {
	const email = "many@vetrina.example";
	const orders: OrderResponse[] = [];
	for (let count = 0; count < 3; count++) orders.push((await placed(1, email)).order);
	const { guest, basketId, response } = await place(1, email.toUpperCase());
	expect(response.status).toBe(429);
	expect(await readStock(commerce, "1001")).toBe(UNITS - 3);
	const basket = `${BASKETS}/${basketId}`;
	const [first] = ((await (await guest.fetch(basket)).json()) as OrderResponse).paymentInstruments;
	await sendAs(guest, "PATCH", `${basket}/payment-instruments/${first?.paymentInstrumentId}`, card("4242"));
	expect((await submit(guest, basketId)).status).toBe(200);
	for (const [settle, index] of [
		[pay, 0],
		[cancel, 1],
	] as const) {
		await settle(orders[index]?.orderNo ?? "");
		await placed(1, email);
		expect((await place(1, email)).response.status).toBe(429);
	}
});

// proves checkout-30
test.each([
	["1,500 euros", "DE", 15, true],
	["1,600 euros", "DE", 16, false],
	["Italy", "IT", 1, false],
] as const)("a bag of %s to %s of %i units: offered %s", async (_, countryCode, quantity, isOffered) => {
	const guest = await loginGuest(commerce);
	const items = [{ productId: "1001", quantity }];
	const basketId = await readyBasket(guest, { items, countryCode });
	expect((await methodsFor(guest, basketId)).includes("INVOICE")).toBe(isOffered);
	const added = await sendAs(guest, "POST", `${BASKETS}/${basketId}/payment-instruments`, INVOICE);
	expect(added.status).toBe(isOffered ? 200 : 400);
});

// proves checkout-30
test.each([
	[
		"sells a gift card",
		"POST",
		"gift-certificate-items",
		{ amount: 50, recipientEmail: "x@vetrina.example" },
	],
	["is collected", "PATCH", "shipments/me", { c_fromStoreId: "berlin-mitte" }],
] as const)("an invoice that was chosen pays no bag that %s", async (_, method, path, body) => {
	const guest = await loginGuest(commerce);
	const basketId = await germanBasket(guest, 1, { payments: [INVOICE], email: "bag@vetrina.example" });
	expect((await sendAs(guest, method, `${BASKETS}/${basketId}/${path}`, body)).status).toBe(200);
	expect(await methodsFor(guest, basketId)).not.toContain("INVOICE");
	expect((await submit(guest, basketId)).status).toBe(400);
});

// proves checkout-30
test("an order that waits for the bank cannot be owed instead, and production without a processor takes no invoice", async () => {
	const guest = await loginGuest(commerce);
	const order = await readOrderResponse(
		await submit(
			guest,
			await germanBasket(guest, 1, { payments: [card("3220")], email: "w@vetrina.example" }),
		),
	);
	const path = `${ORDERS}/${order.orderNo}/payment-instruments/${order.paymentInstruments[0]?.paymentInstrumentId}`;
	expect((await sendAs(guest, "PATCH", path, INVOICE)).status).toBe(400);
	const production = await startCommerce({
		INSTANCE_TYPE: "production",
		SLAS_REDIRECT_URIS: "http://localhost:5173/callback",
	});
	await stockUp(production);
	const buyer = await loginGuest(production);
	const response = await submit(buyer, await germanBasket(buyer, 1, { payments: [INVOICE] }));
	expect(response.status).toBe(503);
});
