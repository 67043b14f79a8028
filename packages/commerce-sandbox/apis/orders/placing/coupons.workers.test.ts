import { beforeAll, describe, expect, test } from "vitest";
import { readRedemptions } from "../../../promotions/coupon-redemptions.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { card, type Json, ORDERS, readyBasket, sendAs, submit } from "../../../testing/order-under-test.ts";
import { PASSWORD, registeredCustomer } from "../../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 200 } }, ats: 500 }] });
});

type Ready = { guest: Guest; basketId: string };
const items = [{ productId: "1001", quantity: 1 }];
type Options = { payments?: Json[]; email?: string; shopper?: Guest };
async function basketWith(
	code: string,
	{ payments = [card("4242")], email, shopper }: Options = {},
): Promise<Ready> {
	const guest = shopper ?? (await loginGuest(commerce));
	return { guest, basketId: await readyBasket(guest, { items, coupons: [code], payments, email }) };
}
async function order({ guest, basketId }: Ready) {
	const response = await submit(guest, basketId);
	const body = (await response.json()) as { type?: string; orderNo?: string; productTotal?: number };
	return { ...body, ok: response.ok };
}
const uses = async (code: string) =>
	(await readRedemptions(commerce.env.DB, [code], {})).get(code)?.total ?? 0;

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
	const ready = await basketWith("MERCI-0004", { payments: [card("3220")] });
	const { orderNo } = await order(ready);
	expect(await uses("MERCI-0004")).toBe(1);
	const failed = await sendAs(ready.guest, "POST", `${ORDERS}/${orderNo}/actions/fail`, {
		reasonCode: "payment_auth_failure",
	});
	expect(failed.status).toBeLessThan(300);
	expect(await uses("MERCI-0004")).toBe(0);
	expect(await order(await basketWith("MERCI-0004"))).toMatchObject({ ok: true, productTotal: 180 });
});

test("a code that does not apply is not used up", async () => {
	const guest = await loginGuest(commerce);
	const contents = {
		items,
		coupons: ["EXPRESS", "CANDLE"],
		payments: [card("4242")],
	};
	expect((await order({ guest, basketId: await readyBasket(guest, contents) })).ok).toBe(true);
	expect(await uses("CANDLE")).toBe(0);
});

/** WELCOME10 works for one order per customer. */
describe("a code for one order of each person", () => {
	const ONCE = "WELCOME10";
	const LIMIT = "customer_redemption_limit_exceeded";

	// proves basket-27
	test("is one person's by e-mail address, guest or customer, however the address is written", async () => {
		const email = "rose\u0301@vetrina.example";
		expect((await order(await basketWith(ONCE, { email }))).ok).toBe(true);
		const customer = await registeredCustomer(commerce, "ros\u00e9@vetrina.example");
		for (const [shopper, same] of [
			[undefined, "ROS\u00c9@Vetrina.Example"],
			[customer, customer.login],
		] as const)
			await expect(basketWith(ONCE, { email: same, shopper })).rejects.toThrow(LIMIT);
		expect((await order(await basketWith(ONCE, { email: "rosa@vetrina.example" }))).ok).toBe(true);
	});

	// proves basket-27
	test("is a customer's whatever address they order with", async () => {
		const shopper = await registeredCustomer(commerce, "livia@vetrina.example");
		expect((await order(await basketWith(ONCE, { email: "office@vetrina.example", shopper }))).ok).toBe(true);
		await expect(basketWith(ONCE, { email: shopper.login, shopper })).rejects.toThrow(LIMIT);
	});

	// proves basket-27
	test("is redeemed by one of two orders at the same moment, and the other shopper is not charged", async () => {
		const [guest, customer] = [
			await loginGuest(commerce),
			await registeredCustomer(commerce, "twice@vetrina.example"),
		];
		const both = [
			await basketWith(ONCE, { email: "Twice@Vetrina.example", shopper: guest }),
			await basketWith(ONCE, { email: customer.login, shopper: customer }),
		];
		const orders = await Promise.all(both.map(order));
		expect(orders.filter(({ ok }) => ok)).toHaveLength(1);
		expect(orders.find(({ ok }) => !ok)?.type).toMatch(/\/invalid-coupon-code$/);
	});

	// proves basket-27
	test("is the person's again once the order has failed or was cancelled, and a new person's once the account is deleted", async () => {
		const email = "returns@vetrina.example";
		const shopper = await registeredCustomer(commerce, email);
		const end: ((orderNo: string) => Promise<Response>)[] = [
			(orderNo) =>
				sendAs(shopper, "POST", `${ORDERS}/${orderNo}/actions/fail`, { reasonCode: "payment_auth_failure" }),
			(orderNo) =>
				sendAs(
					shopper,
					"POST",
					`/custom/orders-api/v1/organizations/${ORGANIZATION}/orders/${orderNo}/cancel`,
					{},
				),
			() =>
				sendAs(shopper, "POST", `/custom/customer-api/v1/organizations/${ORGANIZATION}/delete-account`, {
					currentPassword: PASSWORD,
				}),
		];
		for (const [at, over] of end.entries()) {
			const payments = [card(at === 0 ? "3220" : "4242")];
			const { orderNo } = await order(await basketWith(ONCE, { payments, email, shopper }));
			expect((await over(orderNo ?? "")).status).toBeLessThan(300);
		}
		expect((await order(await basketWith(ONCE, { email }))).ok).toBe(true);
	});
});
