import { beforeAll, expect, test } from "vitest";
import { readRedemptions } from "../../../promotions/coupon-redemptions.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { card, ORDERS, readyBasket, sent, submit } from "../../../testing/order-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 200 } }, ats: 500 }] });
});

type Ready = { guest: Guest; basketId: string };
async function basketWith(code: string, payments = [card("4242")]): Promise<Ready> {
	const guest = await loginGuest(commerce);
	const items = [{ productId: "1001", quantity: 1 }];
	return { guest, basketId: await readyBasket(guest, { items, coupons: [code], payments }) };
}
async function order({ guest, basketId }: Ready) {
	const response = await submit(guest, basketId);
	const body = (await response.json()) as { type?: string; orderNo?: string; productTotal?: number };
	return { ...body, ok: response.ok };
}
const uses = async (code: string) =>
	(await readRedemptions(commerce.env.DB, [code], "unknown")).get(code)?.total ?? 0;

test("a code for one order makes one order cheaper, of two at the same time", async () => {
	const both = await Promise.all([basketWith("MERCI-0001"), basketWith("MERCI-0001")]);
	const orders = await Promise.all(both.map(order));
	expect(orders.filter(({ ok }) => ok)).toMatchObject([{ productTotal: 180 }]);
	expect(orders.find(({ ok }) => !ok)?.type).toMatch(/\/invalid-coupon-code$/);
	expect(await uses("MERCI-0001")).toBe(1);
});

test("a later shopper gets an error and is not charged more than the basket showed", async () => {
	const [first, second] = await Promise.all([basketWith("MERCI-0002"), basketWith("MERCI-0002")]);
	expect(await order(first)).toMatchObject({ ok: true, productTotal: 180 });
	const late = await order(second);
	expect(late).toMatchObject({ ok: false, type: expect.stringMatching(/\/invalid-coupon-code$/) });
	expect(late.orderNo).toBeUndefined();
});

test("the same request twice redeems once", async () => {
	const ready = await basketWith("MERCI-0003");
	const [one, two] = [await order(ready), await order(ready)];
	expect(two.orderNo).toBe(one.orderNo);
	expect(await uses("MERCI-0003")).toBe(1);
});

test("a failed order gives its code back", async () => {
	const ready = await basketWith("MERCI-0004", []);
	const { orderNo } = await order(ready);
	expect(await uses("MERCI-0004")).toBe(1);
	const failed = await sent(ready.guest, "POST", `${ORDERS}/${orderNo}/actions/fail`, {
		reasonCode: "payment_auth_failure",
	});
	expect(failed.status).toBeLessThan(300);
	expect(await uses("MERCI-0004")).toBe(0);
	expect(await order(await basketWith("MERCI-0004"))).toMatchObject({ ok: true, productTotal: 180 });
});

test("a code that does not apply is not used up", async () => {
	const guest = await loginGuest(commerce);
	const contents = {
		items: [{ productId: "1001", quantity: 1 }],
		coupons: ["EXPRESS", "CANDLE"],
		payments: [card("4242")],
	};
	expect((await order({ guest, basketId: await readyBasket(guest, contents) })).ok).toBe(true);
	expect(await uses("CANDLE")).toBe(0);
});
