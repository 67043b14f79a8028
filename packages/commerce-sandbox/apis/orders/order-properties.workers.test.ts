import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { adminCall } from "../../testing/import-under-test.ts";
import {
	BASKETS,
	card,
	type Json,
	ORDERS,
	type OrderResponse,
	readyBasket,
	sendAs,
	submit,
} from "../../testing/order-under-test.ts";
import { runs } from "../../testing/runs.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const stockUp = (ats: number) =>
	putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats }] });
const items = [{ productId: "1001", quantity: 1 }];
const countOf = async (sql: string): Promise<number> =>
	(await commerce.env.DB.prepare(sql).first<number>("n")) ?? 0;
const ats = () =>
	countOf(
		"SELECT ats AS n FROM inventory WHERE variant_id = '1001' AND gen = (SELECT gen FROM site_catalog WHERE site_id = 'vetrina-eu')",
	);
async function together<Result>(count: number, each: (guest: Guest) => Promise<Result>): Promise<Result[]> {
	const guests = await Promise.all(Array.from({ length: count }, () => loginGuest(commerce)));
	return Promise.all(guests.map(each));
}

test("a coupon for one order is used by one of many shoppers at once", async () => {
	await stockUp(50);
	const contents = {
		items: [{ productId: "1001", quantity: 5 }],
		payments: [card("4242")],
		coupons: ["MERCI-0007"],
	};
	const ready = await together(6, async (guest) => ({ guest, basketId: await readyBasket(guest, contents) }));
	const responses = await Promise.all(ready.map(({ guest, basketId }) => submit(guest, basketId)));
	expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
	for (const response of responses.filter(({ status }) => status !== 200)) {
		expect(response.status).toBe(400);
		expect(((await response.json()) as Json).type).toMatch(/\/invalid-coupon-code$/);
	}
	expect(await ats()).toBe(45);
	// A used-up coupon refuses the order until it is removed, so that no shopper pays the full price unawares.
	const late = ready[responses.findIndex(({ status }) => status !== 200)];
	if (!late) throw new Error("No shopper was late");
	expect((await submit(late.guest, late.basketId)).status).toBe(400);
	const basket = (await (await late.guest.fetch(`${BASKETS}/${late.basketId}`)).json()) as {
		couponItems: { couponItemId: string }[];
	};
	const [coupon] = basket.couponItems;
	await sendAs(late.guest, "DELETE", `${BASKETS}/${late.basketId}/coupons/${coupon?.couponItemId}`);
	expect((await submit(late.guest, late.basketId)).status).toBe(200);
});

test("a gift certificate pays no more than it is worth, however many pay with it at once", async () => {
	await stockUp(50);
	const issued = await adminCall(commerce, "/gift-certificates", {
		method: "POST",
		body: JSON.stringify({
			siteId: "vetrina-eu",
			currency: "EUR",
			amount: 150,
			recipientEmail: "anna@vetrina.example",
		}),
	});
	const certificate = { paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: issued.body.code };
	const contents = { items, payments: [certificate, card("4242")] };
	const ready = await together(5, async (guest) => ({ guest, basketId: await readyBasket(guest, contents) }));
	const responses = await Promise.all(ready.map(({ guest, basketId }) => submit(guest, basketId)));
	const orders = await Promise.all(
		responses
			.filter(({ status }) => status === 200)
			.map(async (response) => (await response.json()) as OrderResponse),
	);
	const paid = orders
		.flatMap(({ paymentInstruments }) => paymentInstruments)
		.filter(({ paymentMethodId }) => paymentMethodId === "GIFT_CERTIFICATE")
		.reduce((sum, { amount }) => sum + Number(amount), 0);
	expect(paid).toBeLessThanOrEqual(150);
	expect(await countOf(`SELECT balance AS n FROM gift_certificate WHERE code = '${issued.body.code}'`)).toBe(
		Math.round((150 - paid) * 100),
	);
	for (const order of orders) expect(order.paymentStatus).toBe("paid");
});

type Step =
	| { kind: "order"; quantity: number; digits: string | undefined }
	| { kind: "pay"; digits: string }
	| { kind: "fail"; reopen: boolean }
	| { kind: "cancel" };

const digits = fc.constantFrom("4242", "0002", "0119", "3220");
const step: fc.Arbitrary<Step> = fc.oneof(
	fc.record({
		kind: fc.constant("order" as const),
		quantity: fc.integer({ min: 1, max: 4 }),
		digits: fc.option(digits, { nil: undefined }),
	}),
	fc.record({ kind: fc.constant("pay" as const), digits }),
	fc.record({ kind: fc.constant("fail" as const), reopen: fc.boolean() }),
	fc.record({ kind: fc.constant("cancel" as const) }),
);

test("after any sequence of changes, each unit is in stock or in one order, and a refusal changes nothing", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
			await commerce.env.DB.exec("DELETE FROM order_item; DELETE FROM shop_order");
			await stockUp(8);
			let last: { guest: Guest; orderNo: string } | undefined;
			for (const one of steps) {
				const before = await stateOf();
				const done = await take(one, last);
				if (done?.order) last = done.order;
				const after = await stateOf();
				if (done && !done.ok) expect(after).toEqual(before);
				expect(after.ats + after.sold).toBe(8);
				expect(after.ats).toBeGreaterThanOrEqual(0);
			}
		}),
		{ numRuns: runs(6, 40) },
	);
}, 60_000);

async function stateOf() {
	const { results } = await commerce.env.DB.prepare(
		"SELECT order_no, state, revision FROM shop_order WHERE state <> 'failed'",
	).all();
	return {
		ats: await ats(),
		sold: await countOf("SELECT coalesce(sum(quantity), 0) AS n FROM order_item"),
		results,
	};
}

type Done = { ok: boolean; order?: { guest: Guest; orderNo: string } };

async function take(
	one: Step,
	last: { guest: Guest; orderNo: string } | undefined,
): Promise<Done | undefined> {
	if (one.kind === "order") {
		const guest = await loginGuest(commerce);
		const contents = {
			items: [{ productId: "1001", quantity: one.quantity }],
			payments: one.digits ? [card(one.digits)] : [],
		};
		// Adding more units than the stock has fails before the order.
		const basketId = await readyBasket(guest, contents).catch(() => undefined);
		if (basketId === undefined) return undefined;
		const response = await submit(guest, basketId);
		if (!response.ok) return { ok: false };
		const { orderNo } = (await response.json()) as OrderResponse;
		return { ok: true, order: { guest, orderNo } };
	}
	if (!last) return undefined;
	const path = `${ORDERS}/${last.orderNo}`;
	if (one.kind === "pay") return sendAs(last.guest, "POST", `${path}/payment-instruments`, card(one.digits));
	if (one.kind === "fail")
		return sendAs(last.guest, "POST", `${path}/actions/fail?reopenBasket=${one.reopen}`, {});
	const { status } = await adminCall(commerce, `/orders/${last.orderNo}/cancel`, { method: "POST" });
	return { ok: status === 200 };
}
