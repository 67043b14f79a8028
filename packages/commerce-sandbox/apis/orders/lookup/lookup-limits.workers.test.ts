import { beforeAll, beforeEach, expect, test } from "vitest";
import { admit, listLimits } from "../../../requests/attempts.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { ORDERS, type OrderResponse, placedOrder, stockUp } from "../../../testing/order-under-test.ts";

const EMAIL = "anna@vetrina.example";
const THEIRS = "203.0.113.7";
const OTHER = "198.51.100.9";

let commerce: CommerceUnderTest;
let order: OrderResponse;
let reader: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
	order = await placedOrder(await loginGuest(commerce), {
		items: [{ productId: "1001", quantity: 1 }],
		email: EMAIL,
	});
	reader = await loginGuest(commerce);
});
beforeEach(() => commerce.env.DB.prepare("DELETE FROM attempt").run());

/** Looks an order up by the house's own API, from a network address; returns the status. */
const look = async (
	proof: Record<string, string>,
	{ from = OTHER, as = reader, orderNo = order.orderNo } = {},
) => {
	const path = `/custom/orders-api/v1/organizations/${ORGANIZATION}/orders/${orderNo}`;
	const { status } = await as.fetch(`${path}?${new URLSearchParams(proof)}`, {
		headers: { "cf-connecting-ip": from },
	});
	return status;
};
/** Counts wrong guesses against the limits, each in a session of its own. */
const guesses = (count: number, { address, orderNo }: { address?: string; orderNo?: string }) =>
	Promise.all(
		Array.from({ length: count }, (_, n) =>
			admit(
				commerce.env.DB,
				listLimits(
					"order",
					{ session: 10, network: 50, number: 50 },
					{ session: `s${n}`, network: address ?? `192.0.2.${n}`, number: orderNo ?? `V-${n}` },
				),
				Date.now(),
			),
		),
	);

// proves orders-3
test("a network that guesses fifty times in new sessions is refused; another is not", async () => {
	await guesses(49, { address: THEIRS });
	expect(await look({ c_zipCode: "20121" }, { from: THEIRS })).toBe(200);
	expect(await look({ c_zipCode: "wrong" }, { from: THEIRS })).toBe(404);
	expect(await look({ c_zipCode: "20121" }, { from: THEIRS })).toBe(429);
	expect(await look({ c_zipCode: "20121" })).toBe(200);
});

// proves orders-3
test("an order that is guessed at fifty times from everywhere is closed to guesses; another is not", async () => {
	const other = await placedOrder(await loginGuest(commerce), {
		items: [{ productId: "1001", quantity: 1 }],
	});
	await guesses(49, { orderNo: order.orderNo });
	expect(await look({ c_email: EMAIL })).toBe(200);
	expect(await look({ c_email: "wrong@vetrina.example" })).toBe(404);
	expect(await look({ c_email: EMAIL })).toBe(429);
	expect(await look({ c_zipCode: "20121" }, { orderNo: other.orderNo })).toBe(200);
});

// proves orders-3
test("other people's guesses do not lock out the owner of the mail's code", async () => {
	await guesses(60, { orderNo: order.orderNo, address: THEIRS });
	const c_viewCode = String(order.orderViewCode);
	expect(await look({ c_zipCode: "20121" }, { from: THEIRS })).toBe(429);
	expect(await look({ c_viewCode }, { from: THEIRS })).toBe(200);
	// All given details must fit the order.
	expect(await look({ c_viewCode, c_zipCode: "wrong" }, { from: THEIRS })).toBe(429);
	const body = { email: EMAIL, orderViewCode: c_viewCode };
	const standard = await reader.fetch(`${ORDERS}/${order.orderNo}/lookup`, {
		method: "POST",
		body: JSON.stringify(body),
		headers: { "cf-connecting-ip": THEIRS },
	});
	expect(standard.status).toBe(200);
});

// proves orders-3
test("a wrong code counts as any wrong guess", async () => {
	for (let n = 0; n < 10; n++) expect(await look({ c_viewCode: `WRONG${n}` })).toBe(404);
	expect(await look({ c_viewCode: "WRONG" })).toBe(429);
	expect(await look({ c_zipCode: "20121" })).toBe(429);
});
