import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { OrderPayment } from "../../../payments/order-payments.ts";
import { clockInSeconds } from "../../../scheduled/clock.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import {
	BASKETS,
	card,
	type Json,
	ORDERS,
	readStock,
	readyBasket,
	sendAs,
	stockUp,
	submit,
} from "../../../testing/order-under-test.ts";
import { runs } from "../../../testing/runs.ts";
import { failUnplacedOrders } from "./unplaced-orders.ts";

/** One basket is one order and one authorization (checkout-4), whatever happens to requests, banks and the database. */

const RUNS = runs(10, 25);
const SEED = 19_04;
const UNITS = 50;
const HOURS = 2 * 60 * 60;

/** When the database fails: before or after it writes an order. */
type Death = "before" | "after" | undefined;
let death: Death;
const mortal = (db: D1Database): D1Database => {
	let isWriting = false;
	const die = async (statements: D1PreparedStatement[]) => {
		const when = death;
		if (!isWriting || !when) return db.batch(statements);
		isWriting = false;
		if (when === "after") await db.batch(statements);
		throw new Error("The database is gone.");
	};
	return new Proxy(db, {
		get(target, name) {
			if (name === "batch") return die;
			if (name === "prepare")
				return (sql: string) => {
					isWriting =
						/INSERT INTO shop_order|UPDATE shop_order/.test(sql) || (isWriting && !/^\s*SELECT/.test(sql));
					return target.prepare(sql);
				};
			const value = Reflect.get(target, name) as unknown;
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
};

let commerce: CommerceUnderTest;
beforeAll(async () => {
	const { env } = await startCommerce();
	commerce = await startCommerce({ DB: mortal(env.DB) });
});

type Step =
	| { kind: "place"; atOnce: number; death: Death }
	| { kind: "bank"; code: "1234" | "0000" | "cancel"; atOnce: number; death: Death; which: number }
	| { kind: "return"; which: number }
	| { kind: "fail"; reopen: boolean; death: Death }
	| { kind: "forget" }
	| { kind: "card"; digits: string };

const dying = fc.constantFrom<Death>(undefined, undefined, "before", "after");
const atOnce = fc.constantFrom(1, 1, 2, 4);
const step: fc.Arbitrary<Step> = fc.oneof(
	{ weight: 4, arbitrary: fc.record({ kind: fc.constant("place" as const), atOnce, death: dying }) },
	{
		weight: 4,
		arbitrary: fc.record({
			kind: fc.constant("bank" as const),
			code: fc.constantFrom("1234" as const, "1234" as const, "0000" as const, "cancel" as const),
			atOnce,
			death: dying,
			which: fc.nat(3),
		}),
	},
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("return" as const), which: fc.nat(3) }) },
	{
		weight: 1,
		arbitrary: fc.record({ kind: fc.constant("fail" as const), reopen: fc.boolean(), death: dying }),
	},
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("forget" as const) }) },
	{
		weight: 2,
		arbitrary: fc.record({
			kind: fc.constant("card" as const),
			digits: fc.constantFrom("4242", "3220", "0002", "0119"),
		}),
	},
);

/** A shopper's basket, with all challenges of its bank so far. */
type Purchase = { guest: Guest; basketId: string; challenges: { jwt: string; orderNo: string }[] };

const times = <T>(count: number, run: () => Promise<T>): Promise<T[]> =>
	Promise.all(Array.from({ length: count }, run));

async function place({ guest, basketId, challenges }: Purchase): Promise<string | undefined> {
	const response = await submit(guest, basketId);
	const order = (await response.json().catch(() => ({}))) as Json;
	if (!response.ok) return undefined;
	const details = order.c_challengeDetails as { threeDSJWT?: string } | undefined;
	if (details?.threeDSJWT) challenges.push({ jwt: details.threeDSJWT, orderNo: String(order.orderNo) });
	return String(order.orderNo);
}

async function take(one: Step, purchase: Purchase): Promise<void> {
	const { guest, basketId, challenges } = purchase;
	death = "death" in one ? one.death : undefined;
	const challenge = "which" in one ? challenges[one.which % Math.max(1, challenges.length)] : undefined;
	if (one.kind === "place") {
		const numbers = await times(one.atOnce, () => place(purchase));
		expect(new Set(numbers.filter(Boolean)).size).toBeLessThanOrEqual(1);
	} else if (one.kind === "bank" && challenge) {
		const action: Record<string, string> = one.code === "cancel" ? { action: "cancel" } : { code: one.code };
		const body = () => new URLSearchParams({ JWT: challenge.jwt, ...action });
		await times(one.atOnce, () =>
			commerce.fetch("/payments/sandbox/v1/challenge/result", { method: "POST", body: body() }),
		);
	} else if (one.kind === "return" && challenge) {
		// A browser that reloads the bank's page sends its form again.
		await commerce.fetch("/payments/sandbox/v1/challenge", {
			method: "POST",
			body: new URLSearchParams({ JWT: challenge.jwt }),
		});
	} else if (one.kind === "fail") {
		const { orderNo } = (await ordersOf(guest)).find(({ state }) => state === "created") ?? {};
		if (orderNo)
			await sendAs(guest, "POST", `${ORDERS}/${orderNo}/actions/fail?reopenBasket=${one.reopen}`, {});
	} else if (one.kind === "forget") {
		const now = await clockInSeconds(commerce.env.DB);
		await failUnplacedOrders(commerce.env.DB, now + HOURS);
	} else if (one.kind === "card") {
		const basket = (await (await guest.fetch(`${BASKETS}/${basketId}`)).json()) as {
			paymentInstruments?: { paymentInstrumentId: string }[];
		};
		for (const { paymentInstrumentId } of basket.paymentInstruments ?? [])
			await sendAs(guest, "DELETE", `${BASKETS}/${basketId}/payment-instruments/${paymentInstrumentId}`);
		await sendAs(guest, "POST", `${BASKETS}/${basketId}/payment-instruments`, card(one.digits));
	}
	death = undefined;
}

type Row = { orderNo: string; state: string; total: number; payments: string };
const ordersOf = async ({ customerId }: Guest): Promise<Row[]> => {
	const { results } = await commerce.env.DB.prepare(
		"SELECT order_no AS orderNo, state, total, payments FROM shop_order WHERE customer_id = ?",
	)
		.bind(customerId)
		.all<Row>();
	return results;
};

// proves checkout-4
test("any sequence leaves at most one order, paid once, and the basket until the order exists", async () => {
	const reached = { placed: 0, reopened: 0, challenged: 0, resumed: 0 };
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
			await commerce.env.DB.exec("DELETE FROM order_item; DELETE FROM shop_order");
			await stockUp(commerce);
			const guest = await loginGuest(commerce);
			const email = `${guest.customerId}@vetrina.example`;
			const contents = { items: [{ productId: "1001", quantity: 1 }], email, payments: [card("3220")] };
			const purchase: Purchase = { guest, basketId: await readyBasket(guest, contents), challenges: [] };
			for (const one of steps) {
				await take(one, purchase);
				const orders = await ordersOf(guest);
				const live = orders.filter(({ state }) => state !== "failed");
				expect(live.length).toBeLessThanOrEqual(1);
				expect(await readStock(commerce, "1001")).toBe(UNITS - live.length);
				for (const { state, total, payments } of live) {
					const authorized = (JSON.parse(payments) as OrderPayment[])
						.filter(({ status }) => status === "authorized")
						.reduce((sum, { amount }) => sum + amount, 0);
					expect(authorized).toBe(state === "placed" ? total : 0);
				}
				const isOpen = (await guest.fetch(`${BASKETS}/${purchase.basketId}`)).status === 200;
				expect(isOpen && live.length > 0).toBe(false);
				const mails = (await (await commerce.fetch(`/outbox/messages?to=${email}`)).json()) as {
					total: number;
				};
				expect(mails.total).toBe(live.filter(({ state }) => state === "placed").length);
				const [order] = live;
				// Placing again returns the same order. If the processor's reply was lost, placing again may also report a refusal.
				const isAsked = order && order.state === "created" && order.payments.includes('"asked"');
				if (isAsked) reached.resumed += 1;
				if (order)
					expect([order.orderNo, isAsked ? undefined : order.orderNo]).toContain(await place(purchase));
				if (order?.state === "placed") reached.placed += 1;
				if (order?.state === "created") reached.challenged += 1;
				if (isOpen && orders.length > 0) reached.reopened += 1;
			}
		}),
		{ numRuns: RUNS, seed: SEED },
	);
	// The sequences have reached every state.
	expect(Math.min(...Object.values(reached))).toBeGreaterThan(0);
}, 60_000);

// proves checkout-4
test("an order that was not paid within the hour gives its bag back, with what was put into another one", async () => {
	const email = "late@vetrina.example";
	for (const begun of [false, true]) {
		await commerce.env.DB.exec("DELETE FROM order_item; DELETE FROM shop_order");
		await stockUp(commerce);
		const guest = await loginGuest(commerce);
		const contents = { items: [{ productId: "1001", quantity: 1 }], email, payments: [card("3220")] };
		const basketId = await readyBasket(guest, contents);
		expect(await place({ guest, basketId, challenges: [] })).toBeDefined();
		if (begun) await readyBasket(guest, { ...contents, payments: [] });
		await failUnplacedOrders(commerce.env.DB, (await clockInSeconds(commerce.env.DB)) + HOURS);
		const basket = (await (await guest.fetch(`${BASKETS}/${basketId}`)).json()) as {
			productItems: { quantity: number }[];
		};
		expect(basket.productItems.map(({ quantity }) => quantity)).toEqual([begun ? 2 : 1]);
		expect(await readStock(commerce, "1001")).toBe(UNITS);
	}
});
