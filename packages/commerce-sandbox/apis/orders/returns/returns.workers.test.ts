import { beforeAll, beforeEach, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { resultOf } from "../../../testing/controller-under-test.ts";
import { adminCall } from "../../../testing/import-under-test.ts";
import {
	eur,
	type Json,
	placedOrder,
	readOrder,
	readStock,
	sendAs,
} from "../../../testing/order-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", size: "36", prices: eur(100), ats: 500 },
			{ id: "1002", size: "38", prices: eur(100), ats: 2 },
			{ id: "1003", size: "36", color: "blue", prices: eur(100), ats: 50 },
			{ id: "1004", size: "40", prices: eur(300), ats: 50 },
			{ id: "2001", master: "EAR", prices: eur(80), ats: 500 },
			{ id: "3001", master: "FAR", prices: eur(80), ats: 500 },
		],
	});
	const change = (column: string, value: string, id: string) =>
		commerce.env.DB.prepare(`UPDATE product SET ${column} = ? WHERE id = ?`).bind(value, id);
	await commerce.env.DB.batch([
		change("categories", '["accessories-jewellery-earrings"]', "EAR"),
		change("custom", '{"c_noReturnCountries":"JP,IT"}', "FAR"),
	]);
});
const DAY = 86_400;
const setClock = (body: object) =>
	adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify(body) });
beforeEach(() => setClock({ ahead: 0 }));

const API = `/custom/returnauthorizations-api/v1/organizations/${ORGANIZATION}`;
const post = async (shopper: Guest, path: string, body: Json) => {
	const response = await sendAs(shopper, "POST", `${API}/${path}`, body);
	return { status: response.status, body: (await response.json()) as Json };
};
const create = (shopper: Guest, body: Json) => post(shopper, "return-authorizations", body);
const validate = (shopper: Guest, body: Json) => post(shopper, "return-authorizations/pre-validate", body);

/** Returns a delivered order, and the fields with which every request of its return begins. */
const delivered = async (
	items: { productId: string; quantity: number }[],
	email = "returner@vetrina.example",
) => {
	const guest = await loginGuest(commerce);
	const order = await placedOrder(guest, { items, email });
	await setClock({ advance: 5 * DAY });
	const of = (index: number, quantity: number, more: Json = {}) => ({
		itemId: order.productItems[index]?.itemId,
		quantity,
		reason: "too-small",
		...more,
	});
	return { guest, order, of, base: { orderNo: order.orderNo, c_currency: "EUR" } };
};
const mailsTo = async (to: string) => {
	const response = await commerce.fetch(`/outbox/messages?to=${to}`);
	const { messages } = (await response.json()) as { messages: ({ template: string; text: string } & Json)[] };
	return messages;
};

// proves returns-3, returns-4, returns-7, orders-10
test("a part of an order comes back, is received and paid back", async () => {
	const email = "partly@vetrina.example";
	const { guest, order, of, base } = await delivered([{ productId: "1001", quantity: 2 }], email);
	expect(await readOrder(guest, order.orderNo)).toMatchObject({
		productItems: [{ c_returnable: true, c_returnableQuantity: 2 }],
	});
	const form = { ...base, items: [of(0, 1)] };
	expect(await validate(guest, form)).toEqual({ status: 200, body: { message: "ELIGIBLE_FOR_RETURN" } });
	const withoutReason = { ...base, items: [of(0, 1, { reason: undefined })] };
	expect((await validate(guest, withoutReason)).status).toBe(200);
	expect((await create(guest, withoutReason)).status).toBe(400);
	const { body, status } = await create(guest, form);
	expect(status).toBe(200);
	expect(body).toMatchObject({
		returnNo: `${order.orderNo}-R1`,
		redirectUrl: expect.stringContaining(`/return?orderNo=${order.orderNo}&returnNo=${order.orderNo}-R1`),
	});
	expect(await readOrder(guest, order.orderNo)).toMatchObject({
		c_overallStatus: "shipped",
		c_returns: [
			{
				status: "requested",
				refund: 100,
				refundTo: [{ amount: 100, paymentInstrumentId: order.paymentInstruments[0]?.paymentInstrumentId }],
				way: "post",
			},
		],
		productItems: [
			{ c_returnable: true, c_returnableQuantity: 1, c_returnedQuantity: 1, c_returnStatus: "requested" },
		],
	});
	await setClock({ advance: 5 * DAY });
	expect(await readOrder(guest, order.orderNo)).toMatchObject({
		c_overallStatus: "partly_returned",
		c_returns: [{ status: "received" }],
		productItems: [{ c_returnStatus: "received" }],
	});
	await setClock({ advance: 5 * DAY });
	expect(await readOrder(guest, order.orderNo)).toMatchObject({
		c_returns: [{ status: "refunded" }],
		productItems: [{ c_returnStatus: "refunded" }],
	});
	expect((await create(guest, form)).status).toBe(200);
	await setClock({ advance: 10 * DAY });
	const whole = await readOrder(guest, order.orderNo);
	expect(whole).toMatchObject({
		c_overallStatus: "refunded",
		c_returnAuthorizationStatus: "refunded",
		c_returnTrackingNumber: (whole.c_returns as Json[]).at(-1)?.trackingNumber,
		c_returnTrackingUrl: (whole.c_returns as Json[]).at(-1)?.trackingUrl,
	});
	expect(whole.c_returnTrackingNumber).toBe(`${order.orderNo}R2`);
	expect((await create(guest, form)).body).toMatchObject({
		items: [{ reason: "quantity" }],
	});
	const mails = await mailsTo(email);
	expect(mails.map(({ template }) => template).reverse()).toEqual([
		"order-confirmation",
		"order-shipped",
		"order-delivered",
		"return-requested",
		"return-received",
		"return-refunded",
		"return-requested",
		"return-received",
		"return-refunded",
	]);
	expect(mails[0]?.text).toMatch(/100.€/);
});

// proves returns-1
test.each([
	["1001", { quantity: 3 }, "quantity"],
	["2001", {}, "hygiene"],
	["3001", {}, "country"],
	["1001", { itemId: "unheard-of" }, "unknown"],
	["1001", { exchangeProductId: "1003" }, "exchange"],
	["1001", { exchangeProductId: "1001" }, "exchange"],
	["1001", { quantity: 2, exchangeProductId: "unheard-of" }, "exchange"],
])("%s with %o is refused: %s", async (productId, more, reason) => {
	const { guest, of, base } = await delivered([{ productId, quantity: 2 }]);
	const form = { ...base, items: [of(0, 1, more)] };
	for (const refusal of [await validate(guest, form), await create(guest, form)])
		expect(refusal).toMatchObject({ status: 400, body: { error: true, items: [{ reason }] } });
});

// proves returns-1
test("a return is refused too early, too late, in another currency or malformed", async () => {
	const guest = await loginGuest(commerce);
	const order = await placedOrder(guest, { items: [{ productId: "1001", quantity: 1 }] });
	const item = { itemId: order.productItems[0]?.itemId, quantity: 1, reason: "late" };
	const form = { orderNo: order.orderNo, c_currency: "EUR", items: [item] };
	expect((await validate(guest, form)).body).toMatchObject({ items: [{ reason: "not-delivered" }] });
	await setClock({ advance: 36 * DAY });
	expect((await validate(guest, form)).body).toMatchObject({ items: [{ reason: "period-over" }] });
	expect((await validate(guest, { ...form, c_currency: "USD" })).status).toBe(400);
	for (const wrong of [
		{ items: [] },
		{ items: [{ ...item, quantity: 0 }] },
		{ items: [{ ...item, quantity: 1.5 }] },
		{ items: [{ ...item, reason: "bored" }] },
		{ way: "balloon" },
		{ colour: "red" },
	])
		expect((await create(guest, { ...form, ...wrong })).status).toBe(400);
});

// proves returns-3
test("nothing is exchanged for a size that costs more, or less", async () => {
	const { guest, of, base } = await delivered([
		{ productId: "1001", quantity: 1 },
		{ productId: "1004", quantity: 1 },
	]);
	for (const [index, exchangeProductId] of [
		[0, "1004"],
		[1, "1002"],
	] as const) {
		const { status, body } = await create(guest, { ...base, items: [of(index, 1, { exchangeProductId })] });
		expect([status, body.items]).toEqual([400, [expect.objectContaining({ reason: "exchange" })]]);
	}
});

// proves returns-3
test("an exchange takes the new product off the stock once, without a refund", async () => {
	const { guest, order, of, base } = await delivered([{ productId: "1001", quantity: 3 }]);
	const before = await readStock(commerce, "1002");
	const form = { ...base, items: [of(0, 1, { exchangeProductId: "1002" })], requestId: "one-form-of-it" };
	// A form that is sent twice creates one return.
	const twice = await Promise.all([create(guest, form), create(guest, form)]);
	expect(twice.map(({ body }) => body.returnNo)).toEqual([`${order.orderNo}-R1`, `${order.orderNo}-R1`]);
	expect(await readStock(commerce, "1002")).toBe(Number(before) - 1);
	expect(await readOrder(guest, order.orderNo)).toMatchObject({
		c_returns: [{ refund: 0, items: [{ exchangeProductId: "1002" }] }],
	});
	// One unit is left, and two shoppers ask for it.
	const both = await Promise.all(
		["second-form", "third-form"].map((requestId) => create(guest, { ...form, requestId })),
	);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
	expect(await readStock(commerce, "1002")).toBe(0);
	await setClock({ advance: 10 * DAY });
	expect(await readOrder(guest, order.orderNo)).toMatchObject({ c_returns: [{ status: "exchanged" }, {}] });
});

// proves returns-5
test("returned units go on sale again on arrival unless they are faulty", async () => {
	const { guest, of, base } = await delivered([
		{ productId: "1001", quantity: 2 },
		{ productId: "1003", quantity: 2 },
	]);
	const stock = async () => {
		// Reading mails runs everything that is due, such as restocking.
		await mailsTo("returner@vetrina.example");
		return [await readStock(commerce, "1001"), await readStock(commerce, "1003")].map(Number);
	};
	const [shirts = 0, others = 0] = await stock();
	await create(guest, { ...base, items: [of(0, 1), of(1, 1, { reason: "faulty" })] });
	expect(await stock()).toEqual([shirts, others]);
	await setClock({ advance: 5 * DAY });
	expect(await stock()).toEqual([shirts + 1, others]);
	await setClock({ advance: 5 * DAY });
	expect(await stock()).toEqual([shirts + 1, others]);
});

// proves returns-4, returns-6
test("a return and its label are open to the buyer and to a person with the order's details", async () => {
	const { guest, order, of, base } = await delivered([{ productId: "1001", quantity: 2 }]);
	const other = await loginGuest(commerce);
	const form = { ...base, items: [of(0, 1)] };
	for (const proof of [{}, { zipCode: "99999" }, { viewCode: "forged" }, { email: "x@vetrina.example" }]) {
		expect((await create(other, { ...form, ...proof })).status).toBe(404);
		expect((await validate(other, { ...form, ...proof })).status).toBe(404);
	}
	expect((await create(other, { ...form, zipCode: "20121", way: "store" })).status).toBe(200);
	expect((await create(guest, form)).status).toBe(200);
	const label = (shopper: Guest, returnNo: string, query = "") =>
		shopper.fetch(`${API}/return-authorizations/${returnNo}/label${query}`);
	const response = await label(guest, `${order.orderNo}-R2`);
	expect(response.headers.get("cache-control")).toBe("no-store");
	// The sender is the order's whole address, because the client formats it.
	expect(await response.json()).toEqual({
		returnNo: `${order.orderNo}-R2`,
		to: expect.arrayContaining([expect.any(String)]),
		from: (await readOrder(guest, order.orderNo)).shipments[0]?.shippingAddress,
	});
	expect((await label(other, `${order.orderNo}-R2`)).status).toBe(404);
	expect((await label(other, `${order.orderNo}-R2`, "?c_zipCode=20121")).status).toBe(200);
	// Returns to a store have no label.
	expect((await label(guest, `${order.orderNo}-R1`)).status).toBe(404);
	expect((await label(guest, "unheard-of")).status).toBe(404);
});

// proves returns-2
test("the API and the controller list reasons in the shopper's language", async () => {
	const guest = await loginGuest(commerce);
	const reasons = async (locale: string) =>
		((await (await guest.fetch(`${API}/reasons?locale=${locale}`)).json()) as { returnReasons: Json[] })
			.returnReasons;
	expect((await reasons("en-IT"))[0]).toEqual({ value: "too-small", label: "Too small" });
	expect((await reasons("de-DE"))[0]).toEqual({ value: "too-small", label: "Zu klein" });
	expect(await resultOf(guest, "ReturnAuthorization-GetReturnReasons")).toEqual({
		returnReasons: await reasons("en-IT"),
	});
	const { guest: buyer, of, base } = await delivered([{ productId: "1001", quantity: 1 }]);
	const form = { ...base, items: [of(0, 1)] };
	expect(await resultOf(buyer, "ReturnAuthorization-PreValidate", form)).toEqual({
		message: "ELIGIBLE_FOR_RETURN",
	});
	expect(await resultOf(buyer, "ReturnAuthorization-Create", form)).toMatchObject({
		redirectUrl: expect.stringContaining("/return?"),
	});
});

test("an order that was placed before coverage was checked can be returned", async () => {
	const { guest, order, of, base } = await delivered([{ productId: "1001", quantity: 1 }]);
	await commerce.env.DB.prepare(
		"UPDATE shop_order SET covered = NULL, payments = json_set(payments, '$[0].amount', 1) WHERE order_no = ?",
	)
		.bind(order.orderNo)
		.run();
	expect((await create(guest, { ...base, items: [of(0, 1)] })).status).toBe(200);
});

// proves returns-4
test("one requestId is one return: the same form again is answered as the first time, another body with 409", async () => {
	const { guest, order, of, base } = await delivered([
		{ productId: "1001", quantity: 3 },
		{ productId: "1003", quantity: 1 },
	]);
	const form = { ...base, requestId: "form-of-one-return", items: [of(0, 1), of(1, 1)] };
	const first = await create(guest, form);
	expect(first.status).toBe(200);
	// The order of the lines does not matter.
	expect(await create(guest, { ...form, items: [of(1, 1), of(0, 1)] })).toEqual(first);
	for (const other of [
		{ items: [of(0, 1)] },
		{ items: [of(0, 2), of(1, 1)] },
		{ items: [of(0, 1, { reason: "faulty" }), of(1, 1)] },
		{ items: [of(0, 1, { exchangeProductId: "1002" }), of(1, 1)] },
		{ way: "store" },
	]) {
		const { status, body } = await create(guest, { ...form, ...other });
		expect([status, body.type]).toEqual([409, expect.stringMatching(/request-id-used$/)]);
	}
	expect((await readOrder(guest, order.orderNo)).c_returns).toHaveLength(1);
});

// proves legal-4
test("a buyer in the Union withdraws before and after the delivery, in the term alone, and gets a confirmation", async () => {
	const email = "withdraws@vetrina.example";
	const guest = await loginGuest(commerce);
	const order = await placedOrder(guest, { items: [{ productId: "1001", quantity: 2 }], email });
	const read = () => readOrder(guest, order.orderNo);
	expect(await read()).not.toHaveProperty("c_withdrawableUntil");
	await setClock({ advance: 5 * DAY });
	expect(await read()).toMatchObject({
		c_withdrawableUntil: expect.any(String),
		productItems: [{ c_withdrawableQuantity: 2 }],
	});
	const items = [{ itemId: order.productItems[0]?.itemId, quantity: 2, reason: "changed-mind" }];
	const declaration = {
		orderNo: order.orderNo,
		c_currency: "EUR",
		items,
		c_withdrawnBy: "Anna Rossi",
		requestId: "withdrawal-1",
	};
	const { status, body } = await create(guest, declaration);
	expect(status).toBe(200);
	expect((await create(guest, declaration)).body).toEqual(body);
	const withdrawn: Json = await read();
	const returns = withdrawn.c_returns as Json[];
	const shippingTotal = Number(withdrawn.shippingTotal);
	expect(returns).toMatchObject([{ c_isWithdrawal: true }]);
	expect(returns[0]?.refund).toBeGreaterThanOrEqual(200);
	expect(returns[0]?.refund).toBeLessThanOrEqual(200 + shippingTotal);
	const [mail] = (await mailsTo(email)).filter(({ template }) => template === "order-withdrawn");
	expect(mail?.text).toMatch(/Anna Rossi/);
	expect(mail?.text).toMatch(/\d{4}.*\d{1,2}:\d{2}/);
});

// proves legal-4
test("after the term a buyer can return, and no longer withdraw", async () => {
	const { guest, order, of, base } = await delivered([{ productId: "1001", quantity: 1 }]);
	await setClock({ advance: 20 * DAY });
	expect((await readOrder(guest, order.orderNo)).productItems).toMatchObject([{ c_returnable: true }]);
	expect((await readOrder(guest, order.orderNo)).productItems?.[0]).not.toHaveProperty(
		"c_withdrawableQuantity",
	);
	const { status, body } = await create(guest, { ...base, items: [of(0, 1)], c_withdrawnBy: "Anna Rossi" });
	expect([status, body]).toMatchObject([400, { items: [{ reason: "period-over" }] }]);
});
