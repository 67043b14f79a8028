import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { adminCall } from "../../testing/import-under-test.ts";
import {
	BASKETS,
	type BasketContents,
	card,
	eur,
	type Json,
	type OrderResponse,
	readOrderResponse,
	readyBasket,
	sendAs,
	submit,
} from "../../testing/order-under-test.ts";
import { PRIVATE_CLIENT } from "../../testing/slas-calls.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", size: "36", prices: eur(100), ats: 50 },
			{ id: "1002", size: "38", prices: eur(100), ats: 50 },
		],
	});
});

const API = `/custom/order-facts-api/v1/organizations/${ORGANIZATION}`;
const DAY = 86_400;

type Fact = {
	id: number;
	kind: string;
	granted: string;
	delivered: string;
	sender?: string;
	order: Json;
	return?: Json;
};
const post = async (path: string, body?: object, authorization = PRIVATE_CLIENT.authorization) => {
	const response = await commerce.fetch(`${API}/${path}`, {
		method: "POST",
		headers: { authorization },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return { status: response.status, body: (await response.json().catch(() => ({}))) as Json };
};
const claim = async (): Promise<Fact[]> => (await post("claims")).body.facts as Fact[];
const settle = (facts: readonly Fact[]) =>
	post("settlements", { facts: facts.map(({ id, granted }) => ({ id, granted })) });
const kinds = (facts: readonly Fact[]) => facts.map(({ kind }) => kind);

const setClock = (body: object) =>
	adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify(body) });
beforeEach(async () => {
	await setClock({ ahead: 0 });
	await commerce.env.DB.prepare("DELETE FROM order_fact").run();
});

const place = async (
	guest: Guest,
	{
		consent = "apm",
		sender,
		...contents
	}: Partial<BasketContents> & { consent?: string; sender?: string } = {},
): Promise<OrderResponse> => {
	const basketId = await readyBasket(guest, {
		items: [{ productId: "1001", quantity: 2 }],
		payments: [card("4242")],
		...contents,
	});
	await sendAs(guest, "PATCH", `${BASKETS}/${basketId}`, { c_consent: consent, c_sender: sender });
	return readOrderResponse(await submit(guest, basketId));
};

// proves event-17
test("a placed order is one purchase, which is handed out once", async () => {
	const order = await place(await loginGuest(commerce));
	const facts = await claim();
	expect(facts).toEqual([
		{
			id: expect.any(Number),
			kind: "purchase",
			happenedAt: expect.any(String),
			granted: "apm",
			delivered: "",
			order: expect.objectContaining({
				orderNo: order.orderNo,
				siteId: "vetrina-eu",
				currency: "EUR",
				orderTotal: order.orderTotal,
				taxTotal: order.taxTotal,
				paymentInstruments: [{ paymentMethodId: "CREDIT_CARD", amount: order.orderTotal }],
			}),
		},
	]);
	expect(JSON.stringify(facts)).not.toMatch(/anna|roma|20121|token|c_consent/i);
	expect(order).not.toHaveProperty("c_consent");
	expect(await claim()).toEqual([]);
	await settle(facts);
	await commerce.env.DB.prepare("UPDATE order_fact SET claimed_until = 0").run();
	expect(await claim()).toEqual([]);
});

// proves event-44
test("a fact names the browser that placed the order, which the order itself does not show", async () => {
	const sender = "1234567890.1764400000 1764400000 https://shop.example";
	const order = await place(await loginGuest(commerce), { sender });
	expect(await claim()).toMatchObject([{ sender }]);
	expect(JSON.stringify(order)).not.toContain(sender);
});

// proves event-17
test("an order that cannot be read keeps no fact of another from being handed out", async () => {
	const old = await place(await loginGuest(commerce));
	const order = await place(await loginGuest(commerce));
	await commerce.env.DB.prepare("UPDATE shop_order SET document = '{}' WHERE order_no = ?")
		.bind(old.orderNo)
		.run();
	const logged = vi.spyOn(console, "error").mockReturnValue();
	expect(await claim()).toMatchObject([{ order: { orderNo: order.orderNo } }]);
	expect(String(logged.mock.calls[0])).toContain(old.orderNo);
	logged.mockRestore();
});

// proves event-17
test("a fact that was claimed but not settled is handed out again after a minute", async () => {
	await place(await loginGuest(commerce));
	const [first] = await claim();
	await commerce.env.DB.prepare("UPDATE order_fact SET claimed_until = unixepoch()").run();
	expect((await claim()).map(({ id }) => id)).toEqual([first?.id]);
});

// proves event-17
test("a declined payment is no purchase, and neither is a submission that is repeated", async () => {
	const guest = await loginGuest(commerce);
	await place(guest, { payments: [card("0002")] });
	expect(await claim()).toEqual([]);
	const other = await loginGuest(commerce);
	const basketId = await readyBasket(other, {
		items: [{ productId: "1001", quantity: 1 }],
		payments: [card("4242")],
	});
	await submit(other, basketId);
	await submit(other, basketId);
	expect(await claim()).toHaveLength(1);
});

// proves event-17
test("a cancelled order is a cancellation and a refund, with the consent of its purchase", async () => {
	const guest = await loginGuest(commerce);
	const { orderNo } = await place(guest, { consent: "a" });
	await sendAs(guest, "POST", `/custom/orders-api/v1/organizations/${ORGANIZATION}/orders/${orderNo}/cancel`);
	expect((await claim()).map(({ kind, granted }) => [kind, granted])).toEqual([
		["purchase", "a"],
		["cancel", "a"],
		["refund", "a"],
	]);
});

const sendBack = async (guest: Guest, order: OrderResponse, items: Json[]) =>
	sendAs(
		guest,
		"POST",
		`/custom/returnauthorizations-api/v1/organizations/${ORGANIZATION}/return-authorizations`,
		{ orderNo: order.orderNo, c_currency: "EUR", items },
	);
const back = (order: OrderResponse, more: Json = {}) => ({
	itemId: order.productItems[0]?.itemId,
	quantity: 1,
	reason: "too-small",
	...more,
});

// proves event-18
test("a return is a fact at once, its refund on the day when it is paid, with the tax in it", async () => {
	const guest = await loginGuest(commerce);
	const order = await place(guest);
	await setClock({ advance: 5 * DAY });
	await settle(await claim());
	expect((await sendBack(guest, order, [back(order)])).status).toBe(200);
	const [returned, ...none] = await claim();
	expect(none).toEqual([]);
	const tax = Number(order.productItems[0]?.adjustedTax);
	expect(returned).toMatchObject({
		kind: "return",
		return: { refund: 100, refundTax: Math.round((tax * 100) / 2) / 100 },
	});
	await setClock({ advance: 7 * DAY });
	expect(kinds(await claim())).toEqual(["refund"]);
	expect((await sendBack(guest, order, [back(order)])).status).toBe(200);
	await setClock({ advance: 7 * DAY });
	const taxes = (await claim()).filter(({ kind }) => kind === "refund").map((one) => one.return?.refundTax);
	expect(Number(taxes[0]) + Number(returned?.return?.refundTax)).toBeCloseTo(tax, 10);
});

// proves event-18
test("an exchange names what is sent instead, and pays nothing back", async () => {
	const guest = await loginGuest(commerce);
	const order = await place(guest, { items: [{ productId: "1001", quantity: 1 }] });
	await setClock({ advance: 5 * DAY });
	await settle(await claim());
	const instead = back(order, { exchangeProductId: "1002" });
	expect((await sendBack(guest, order, [instead])).status).toBe(200);
	await setClock({ advance: 9 * DAY });
	expect((await claim()).map(({ kind, return: facts }) => [kind, facts?.refund])).toEqual([
		["return", 0],
		["exchange", 0],
	]);
});

// proves event-19
test("a consent that is given later hands out the facts again, with what was delivered before", async () => {
	const { orderNo } = await place(await loginGuest(commerce), { consent: "" });
	await settle(await claim());
	const { body } = await post(`orders/${orderNo}/views`, { granted: "ap" });
	expect(body).toMatchObject({ isFirst: true, fact: { kind: "purchase", granted: "ap" } });
	expect((await post(`orders/${orderNo}/views`, { granted: "a" })).body).toMatchObject({ isFirst: false });
	const facts = await claim();
	expect(facts).toMatchObject([{ granted: "ap", delivered: "" }]);
	await settle(facts);
	await post(`orders/${orderNo}/views`, { granted: "m" });
	expect(await claim()).toMatchObject([{ granted: "apm", delivered: "ap" }]);
});

// proves event-19, event-44
test("a consent on the page that confirms an order names its browser, for all that happens to the order, unless the order has one", async () => {
	const guest = await loginGuest(commerce);
	const { orderNo } = await place(guest, { consent: "" });
	await post(`orders/${orderNo}/views`, { granted: "a", sender: "late" });
	await post(`orders/${orderNo}/views`, { granted: "a", sender: "later" });
	await commerce.env.DB.prepare("UPDATE shop_order SET state = 'cancelled' WHERE order_no = ?")
		.bind(orderNo)
		.run();
	expect((await claim()).map(({ kind, sender }) => [kind, sender])).toEqual([
		["purchase", "late"],
		["cancel", "late"],
		["refund", "late"],
	]);
	const own = await place(guest, { sender: "own" });
	await post(`orders/${own.orderNo}/views`, { granted: "a", sender: "late" });
	expect((await claim()).map(({ sender }) => sender)).toEqual(["own"]);
});

test("only the private client reads facts, and unknown orders have none", async () => {
	expect((await post("claims", undefined, "Basic eDp5")).status).toBe(401);
	expect((await post("orders/00000000/views", { granted: "a" })).status).toBe(404);
	expect((await post("orders/00000000/views", { granted: "everything" })).status).toBe(400);
	expect((await post("settlements", { facts: [] })).status).toBe(400);
});

test("a consent that is no list of categories counts as none", async () => {
	await place(await loginGuest(commerce), { consent: "all of it" });
	expect(await claim()).toMatchObject([{ granted: "" }]);
});
