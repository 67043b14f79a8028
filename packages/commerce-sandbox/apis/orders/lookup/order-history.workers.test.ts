import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runScheduled } from "../../../run-scheduled.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { adminCall } from "../../../testing/import-under-test.ts";
import {
	card,
	type Json,
	ORDERS,
	type OrderResponse,
	placedOrder,
	readOrder,
	readStock,
	readyBasket,
	sendAs,
	submit,
} from "../../../testing/order-under-test.ts";
import { registeredCustomer } from "../../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", prices: { EUR: { list: 100 } }, ats: 500 },
			{ id: "1003", prices: { EUR: { list: 80 } }, ats: 90, stockLevel: 0, preorderable: true },
		],
	});
});
beforeEach(() => setClock({ ahead: 0 }));

const DAY = 86_400;
const setClock = (body: object) =>
	adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify(body) });
const items = [{ productId: "1001", quantity: 1 }];

// proves orders-4
describe("time", () => {
	test("moves an order from placed to delivered", async () => {
		const guest = await loginGuest(commerce);
		const { orderNo } = await placedOrder(guest, { items });
		expect(await readOrder(guest, orderNo)).toMatchObject({
			status: "new",
			confirmationStatus: "not_confirmed",
		});
		await setClock({ advance: 3600 });
		expect(await readOrder(guest, orderNo)).toMatchObject({
			status: "new",
			confirmationStatus: "confirmed",
			c_overallStatus: "being_processed",
			c_isReturnable: false,
		});
		await setClock({ advance: DAY });
		expect(await readOrder(guest, orderNo)).toMatchObject({
			shippingStatus: "shipped",
			c_overallStatus: "shipped",
			c_trackingNumber: `T${orderNo}`,
			c_trackingImage: "/dw/image/carriers/aurora.svg",
			c_carrierName: "Aurora",
			shipments: [
				{
					shippingStatus: "shipped",
					trackingNumber: `T${orderNo}`,
					c_trackingImage: "/dw/image/carriers/aurora.svg",
					c_carrierName: "Aurora",
				},
			],
		});
		await setClock({ advance: 4 * DAY });
		expect(await readOrder(guest, orderNo)).toMatchObject({ status: "completed", c_isReturnable: true });
		await setClock({ advance: 60 * DAY });
		expect(await readOrder(guest, orderNo)).toMatchObject({ c_isReturnable: false, c_isRecent: false });
	});

	test("a preorder is shipped later than the rest", async () => {
		const guest = await loginGuest(commerce);
		const order = await placedOrder(guest, { items: [...items, { productId: "1003", quantity: 1 }] });
		await setClock({ advance: 2 * DAY });
		expect(await readOrder(guest, order.orderNo)).toMatchObject({
			shippingStatus: "part_shipped",
			c_overallStatus: "partly_shipped",
			productItems: [{ c_shippingStatus: "shipped" }, { c_shippingStatus: "not_shipped" }],
		});
	});

	test("an order that waits for the bank is failed by the cron trigger alone, after an hour", async () => {
		const guest = await loginGuest(commerce);
		const basketId = await readyBasket(guest, { items, payments: [card("3220")] });
		const open = (await (await submit(guest, basketId)).json()) as OrderResponse;
		const status = async () => (await readOrder(guest, open.orderNo)).status;
		await setClock({ advance: 1800 });
		await runScheduled(commerce.env);
		expect(await status()).toBe("created");
		await setClock({ advance: 3600 });
		await placedOrder(await loginGuest(commerce), { items });
		expect(await status()).toBe("created");
		await runScheduled(commerce.env);
		expect(await status()).toBe("failed");
	});

	test("applies another plan with a partial return", async () => {
		const guest = await loginGuest(commerce);
		const order = await placedOrder(guest, { items: [...items, { productId: "1003", quantity: 1 }] });
		const steps = [
			{ after: 0, event: "delivered" },
			{ after: 60, event: "partly_returned", itemIds: [order.productItems[0]?.itemId] },
		];
		const path = `/orders/${order.orderNo}/plan`;
		const put = (body: object) => adminCall(commerce, path, { method: "PUT", body: JSON.stringify(body) });
		expect((await put({ steps: [{ after: 0, event: "eaten" }] })).status).toBe(400);
		expect((await put({ steps })).status).toBe(200);
		await setClock({ advance: 100 });
		expect(await readOrder(guest, order.orderNo)).toMatchObject({
			c_overallStatus: "partly_returned",
			c_returnTrackingNumber: `R${order.orderNo}`,
			productItems: [{ c_returnStatus: "returned", c_returnable: false }, { c_returnable: true }],
		});
	});

	test("the house cancels what has not left it", async () => {
		const guest = await loginGuest(commerce);
		const { orderNo } = await placedOrder(guest, { items });
		const cancel = () => adminCall(commerce, `/orders/${orderNo}/cancel`, { method: "POST" });
		expect((await cancel()).status).toBe(200);
		expect(await readOrder(guest, orderNo)).toMatchObject({
			status: "cancelled",
			c_overallStatus: "canceled",
		});
		expect((await cancel()).status).toBe(409);
		const shipped = await placedOrder(guest, { items });
		await setClock({ advance: 2 * DAY });
		expect((await adminCall(commerce, `/orders/${shipped.orderNo}/cancel`, { method: "POST" })).status).toBe(
			409,
		);
	});

	test("shoppers cancel what has not left the house, their own or one that they know enough of", async () => {
		const stock = await readStock(commerce, "1001");
		const guest = await loginGuest(commerce);
		const email = "canceller@vetrina.example";
		const { orderNo, orderViewCode } = await placedOrder(guest, { items, email });
		const cancel = (shopper: Guest, no: string, body?: Json) =>
			sendAs(
				shopper,
				"POST",
				`/custom/orders-api/v1/organizations/${ORGANIZATION}/orders/${no}/cancel`,
				body,
			);
		const other = await loginGuest(commerce);
		expect(await readOrder(guest, orderNo)).toMatchObject({ c_isCancellable: true });
		expect((await cancel(other, orderNo)).status).toBe(404);
		expect((await cancel(other, orderNo, { c_zipCode: "99999" })).status).toBe(404);
		expect((await cancel(other, orderNo, { colour: "red" })).status).toBe(400);
		const statuses = await Promise.all([
			cancel(guest, orderNo),
			cancel(other, orderNo, { c_viewCode: orderViewCode as string }),
		]).then((responses) => responses.map(({ status }) => status).sort());
		expect(statuses).toEqual([200, 409]);
		expect(await readOrder(guest, orderNo)).toMatchObject({ status: "cancelled", c_isCancellable: false });
		expect(await readStock(commerce, "1001")).toBe(stock);
		const outbox = await commerce.fetch(`/outbox/messages?to=${email}`);
		const { messages } = (await outbox.json()) as { messages: Json[] };
		expect(messages.map(({ template }) => template)).toEqual(["order-cancelled", "order-confirmation"]);
		const shipped = await placedOrder(guest, { items });
		await setClock({ advance: 2 * DAY });
		expect((await cancel(guest, shipped.orderNo)).status).toBe(409);
	});

	test("cannot be moved in production, or without the admin token", async () => {
		const production = await startCommerce({ INSTANCE_TYPE: "production" });
		expect((await adminCall(production, "/clock")).status).toBe(403);
		expect((await commerce.fetch("/admin/clock")).status).toBe(401);
		expect((await setClock({ ahead: -5 })).status).toBe(400);
	});
});

describe("finding an order again", () => {
	const lookUp = (shopper: Guest, orderNo: string, body: Json) =>
		sendAs(shopper, "POST", `${ORDERS}/${orderNo}/lookup`, body);
	const email = "finder@vetrina.example";

	test("returns all to the buyer or with the view code, and a part with a postal code", async () => {
		const guest = await loginGuest(commerce);
		const order = await placedOrder(guest, { items, email });
		const other = await loginGuest(commerce);
		expect((await other.fetch(`${ORDERS}/${order.orderNo}`)).status).toBe(404);
		expect((await lookUp(guest, order.orderNo, {})).status).toBe(200);
		expect((await lookUp(other, order.orderNo, { email })).status).toBe(400);
		const full = await lookUp(other, order.orderNo, { email, orderViewCode: order.orderViewCode });
		expect(await full.json()).toEqual(order);
		const partial = (await (
			await lookUp(other, order.orderNo, { email, postalCode: "20121" })
		).json()) as Json;
		expect(partial).toMatchObject({ orderNo: order.orderNo, billingAddress: { postalCode: "20121" } });
		expect(JSON.stringify(partial)).not.toMatch(/Anna|Via Roma|finder|\*\*\*\*/);
		expect((await lookUp(other, order.orderNo, { email, postalCode: "99999" })).status).toBe(404);
		expect((await lookUp(other, order.orderNo, { email, colour: "red" })).status).toBe(400);
	});

	test("is refused after wrong guesses", async () => {
		const guest = await loginGuest(commerce);
		const order = await placedOrder(guest, { items, email });
		const thief = await loginGuest(commerce);
		const guess = (postalCode: string) => lookUp(thief, order.orderNo, { email, postalCode });
		for (let index = 0; index < 10; index++) expect((await guess(`000${index}`)).status).toBe(404);
		expect((await guess("20121")).status).toBe(429);
		// Other visitors still find their orders.
		const friend = await loginGuest(commerce);
		expect((await lookUp(friend, order.orderNo, { email, postalCode: "20121" })).status).toBe(200);
	});

	// proves orders-12
	test("works by the house's own API and controllers, without what would open more", async () => {
		const paid = card("4242");
		const paymentCard = { ...(paid.paymentCard as Json), creditCardToken: "tok_secret" };
		const payments = [{ ...paid, paymentCard }];
		const order = await placedOrder(await loginGuest(commerce), { items, email, payments });
		const other = await loginGuest(commerce);
		const api = `/custom/orders-api/v1/organizations/${ORGANIZATION}/orders/${order.orderNo}`;
		const response = await other.fetch(`${api}?c_zipCode=20121`);
		const body = (await response.json()) as { order: Json };
		expect(body.order).toMatchObject({
			orderNo: order.orderNo,
			shipments: [{ shippingAddress: { city: "Milano" } }],
		});
		expect(body.order).not.toHaveProperty("orderToken");
		expect(body.order).not.toHaveProperty("orderViewCode");
		// The processor would charge the card again by this token.
		expect(JSON.stringify(order.paymentInstruments)).toContain("tok_secret");
		expect(JSON.stringify(body.order)).not.toContain("tok_secret");
		// The card's holder and expiry date are shown to the buyer alone.
		expect(order.paymentInstruments[0]?.paymentCard).toMatchObject({
			holder: "Anna Bianchi",
			expirationYear: 2099,
		});
		for (const instruments of [body.order.paymentInstruments, body.order.c_originalPaymentInstruments]) {
			const [shown] = instruments as { paymentCard: Json }[];
			expect(shown?.paymentCard).toMatchObject({ cardType: "Visa", numberLastDigits: "4242" });
			for (const name of ["holder", "expirationMonth", "expirationYear"])
				expect(shown?.paymentCard).not.toHaveProperty(name);
		}
		expect((await other.fetch(`${api}?c_email=${email}`)).status).toBe(200);
		expect((await other.fetch(`${api}?c_email=${email}&c_zipCode=1`)).status).toBe(404);
		expect((await other.fetch(api)).status).toBe(400);
		const controllers = "/on/demandware.store/Sites-vetrina-eu-Site/en-IT";
		for (const path of [
			`Order-GetByZipCode?orderNo=${order.orderNo}&zipCode=20121`,
			`Order-GetByCustomerEmail?orderNo=${order.orderNo}&email=${email}`,
		])
			expect(await (await commerce.fetch(`${controllers}/${path}`)).json()).toMatchObject({
				order: { orderNo: order.orderNo },
			});
		const wrong = await commerce.fetch(
			`${controllers}/Order-GetByZipCode?orderNo=${order.orderNo}&zipCode=1`,
		);
		expect(await wrong.json()).toMatchObject({ error: true, errorMessage: expect.stringMatching(/\w/) });
	});
});

describe("the history", () => {
	const path = (shopper: Guest) =>
		`/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers/${shopper.customerId}/orders`;
	const history = async (shopper: Guest, query = "") =>
		(await (await shopper.fetch(`${path(shopper)}${query}`)).json()) as {
			total: number;
			data: OrderResponse[];
		};

	test("comes in pages, newest first, by status and date", async () => {
		const guest = await loginGuest(commerce);
		const first = await placedOrder(guest, { items });
		await setClock({ advance: 10 * DAY });
		const second = await placedOrder(guest, { items });
		const basketId = await readyBasket(guest, { items, payments: [card("3220")] });
		const open = (await (await submit(guest, basketId)).json()) as OrderResponse;
		const numbers = ({ data }: { data: OrderResponse[] }) => data.map(({ orderNo }) => orderNo);
		const all = await history(guest);
		expect(all).toMatchObject({ total: 3, limit: 10, offset: 0 });
		expect(numbers(all).at(-1)).toBe(first.orderNo);
		expect(numbers(await history(guest, "?limit=1&offset=2"))).toEqual([first.orderNo]);
		expect(numbers(await history(guest, "?status=completed"))).toEqual([first.orderNo]);
		expect(numbers(await history(guest, "?status=new"))).toEqual([second.orderNo]);
		expect(numbers(await history(guest, "?status=created"))).toEqual([open.orderNo]);
		const since = new Date(Date.now() + 5 * DAY * 1000).toISOString();
		expect(await history(guest, `?from=${since}`)).toMatchObject({ total: 2 });
		expect(numbers(await history(guest, `?until=${since}`))).toEqual([first.orderNo]);
	});

	test.each(["limit=0", "limit=51", "limit=x", "offset=-1", "status=eaten", "from=yesterday", "colour=red"])(
		"%s is refused",
		async (query) => {
			const guest = await loginGuest(commerce);
			expect((await guest.fetch(`${path(guest)}?${query}`)).status).toBe(400);
		},
	);

	test("is part of the customer's response", async () => {
		const customer = await registeredCustomer(commerce, "history@vetrina.example");
		const hasOrders = async () => ((await (await customer.fetch(customer.path)).json()) as Json).c_hasOrders;
		expect(await hasOrders()).toBe(false);
		await placedOrder(customer, { items });
		expect(await hasOrders()).toBe(true);
		expect(await history(customer)).toMatchObject({ total: 1, data: [{ guest: false }] });
	});

	test("belongs to its customer only", async () => {
		const guest = await loginGuest(commerce);
		await placedOrder(guest, { items, payments: [card("4242")] });
		const other = await loginGuest(commerce);
		expect((await other.fetch(path(guest))).status).toBe(400);
		expect(await history(other)).toMatchObject({ total: 0, data: [] });
	});
});
