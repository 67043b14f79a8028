import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import {
	card,
	ORDERS,
	readOrderResponse,
	readStock,
	readyBasket,
	sendAs,
	stockUp,
} from "../../../testing/order-under-test.ts";

/** Milliseconds for a test with dozens of orders. */
const MANY_ORDERS = 60_000;

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
});

const items = [{ productId: "1001", quantity: 1 }];
/** Places an order. The card ending in 3220 asks for a challenge, so the order stays unpaid. */
const place = async (guest: Guest, network: string, digits = "3220") => {
	const basketId = await readyBasket(guest, { items, payments: [card(digits)] });
	return guest.fetch(ORDERS, {
		method: "POST",
		headers: { "cf-connecting-ip": network },
		body: JSON.stringify({ basketId }),
	});
};

// proves checkout-4
test(
	"limits a network to 20 orders that wait for payment, also at once, and leaves other networks alone",
	async () => {
		const guests = await Promise.all(Array.from({ length: 25 }, () => loginGuest(commerce)));
		const statuses = await Promise.all(guests.map(async (guest) => (await place(guest, "192.0.2.1")).status));
		expect(statuses.filter((status) => status === 200)).toHaveLength(20);
		expect(statuses.filter((status) => status === 429)).toHaveLength(5);
		expect(await readStock(commerce, "1001")).toBe(30);
		expect((await place(await loginGuest(commerce), "192.0.2.2")).status).toBe(200);
	},
	MANY_ORDERS,
);

// proves checkout-4
test(
	"limits a shopper to five orders that wait for payment; a failed one makes room",
	async () => {
		const guest = await loginGuest(commerce);
		const first = await readOrderResponse(await place(guest, "192.0.2.3"));
		for (let n = 1; n < 5; n++) expect((await place(guest, "192.0.2.3")).status).toBe(200);
		const bag = await readyBasket(guest, { items, payments: [card("3220")] });
		expect((await sendAs(guest, "POST", ORDERS, { basketId: bag })).status).toBe(429);
		expect((await sendAs(guest, "POST", `${ORDERS}/${first.orderNo}/actions/fail`, {})).status).toBe(204);
		// The refused order's basket still exists.
		expect((await sendAs(guest, "POST", ORDERS, { basketId: bag })).status).toBe(200);
	},
	MANY_ORDERS,
);

// proves checkout-4
test("an order keeps the hash of its network only while it waits for payment", async () => {
	const guest = await loginGuest(commerce);
	const networkOf = (orderNo: string) =>
		commerce.env.DB.prepare("SELECT network FROM shop_order WHERE order_no = ?")
			.bind(orderNo)
			.first("network");
	const paid = await readOrderResponse(await place(guest, "192.0.2.4", "4242"));
	expect(await networkOf(paid.orderNo)).toBeNull();
	const waiting = await readOrderResponse(await place(guest, "192.0.2.4"));
	expect(await networkOf(waiting.orderNo)).toMatch(/^[\w-]{20,}/);
	await sendAs(guest, "POST", `${ORDERS}/${waiting.orderNo}/actions/fail`, {});
	expect(await networkOf(waiting.orderNo)).toBeNull();
});
