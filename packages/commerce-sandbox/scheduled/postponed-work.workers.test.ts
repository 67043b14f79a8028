import { createScheduledController } from "cloudflare:test";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import worker from "../index.ts";
import type { SentMail } from "../outbox/outbox.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	putLive,
	startCommerce,
} from "../testing/commerce-under-test.ts";
import { BASKETS, card, eur, placedOrder, readyBasket, sendAs, submit } from "../testing/order-under-test.ts";
import { setAhead } from "./clock.ts";

/** More failing tasks than a queue tries in one run. */
const BROKEN = 30;
const HOUR = 60 * 60;

let commerce: CommerceUnderTest;
let guest: Guest;
const logged = vi.spyOn(console, "error").mockReturnValue();
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", prices: eur(100), ats: 50 },
			{ id: "2001", master: "broken", prices: eur(100), ats: 50 },
		],
	});
	await commerce.env.DB.exec("UPDATE product SET name = '{' WHERE id = 'broken'");
});
beforeEach(async () => {
	await setAhead(commerce.env.DB, 0);
	await commerce.env.DB.exec("DELETE FROM shop_order; DELETE FROM postponed_work");
	guest = await loginGuest(commerce);
});
afterAll(() => logged.mockRestore());

/** Copies an order many times, each with these columns (SQL) changed; `n` counts the copies. */
async function copyOrder(orderNo: unknown, changed: Record<string, string>): Promise<void> {
	const { DB: db } = commerce.env;
	const { results } = await db
		.prepare("SELECT name FROM pragma_table_info('shop_order')")
		.all<{ name: string }>();
	const values: Record<string, string> = {
		order_no: "'BROKEN' || n",
		basket_id: "'broken' || n",
		order_token: "'broken' || n",
		view_code: "'broken' || n",
		...changed,
	};
	const columns = results.map(({ name }) => name);
	await db
		.prepare(
			`WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${BROKEN})
			INSERT INTO shop_order (${columns}) SELECT ${columns.map((name) => values[name] ?? name)}
			FROM shop_order, copies WHERE order_no = ?`,
		)
		.bind(orderNo)
		.run();
}

const mailsTo = async (email: string): Promise<string[]> => {
	const response = await commerce.fetch(`/outbox/messages?to=${email}`);
	return ((await response.json()) as { messages: SentMail[] }).messages.map(({ template }) => template);
};
const items = [{ productId: "1001", quantity: 1 }];
const run = () => worker.scheduled(createScheduledController(), commerce.env);
const stateOf = (orderNo: unknown) =>
	commerce.env.DB.prepare("SELECT state FROM shop_order WHERE order_no = ?").bind(orderNo).first("state");

async function waitingOrder(): Promise<unknown> {
	const basketId = await readyBasket(guest, { items, payments: [card("3220")] });
	return ((await (await submit(guest, basketId)).json()) as { orderNo: unknown }).orderNo;
}

// proves cloud-43, checkout-28
test("the cron releases an order behind more orders than one run takes that cannot be released", {
	timeout: 30_000,
}, async () => {
	const orderNo = await waitingOrder();
	await copyOrder(orderNo, { basket: "'{'", modified_at: "modified_at - 60" });
	await setAhead(commerce.env.DB, HOUR + 1);
	await run();
	expect(await stateOf(orderNo)).toBe("created");
	await run();
	expect(await stateOf(orderNo)).toBe("failed");
});

// proves cloud-43
test("the cron tries an order again an hour later", async () => {
	const orderNo = await waitingOrder();
	const basketColumn = "(SELECT basket FROM shop_order WHERE order_no = ?)";
	await copyOrder(orderNo, { basket: "'{'", modified_at: "modified_at - 60" });
	await setAhead(commerce.env.DB, HOUR + 1);
	await run();
	await commerce.env.DB.prepare(`UPDATE shop_order SET basket = ${basketColumn} WHERE order_no = 'BROKEN1'`)
		.bind(orderNo)
		.run();
	await run();
	expect(await stateOf("BROKEN1")).toBe("created");
	await setAhead(commerce.env.DB, 2 * HOUR + 2);
	await run();
	expect(await stateOf("BROKEN1")).toBe("failed");
});

// proves cloud-43
test("one scheduled task that fails ends no other, and the run reports it", async () => {
	const orderNo = await waitingOrder();
	await setAhead(commerce.env.DB, HOUR + 1);
	const { DB: db } = commerce.env;
	const failing = new Proxy(db, {
		get(target, name) {
			const value: unknown = Reflect.get(target, name);
			if (name !== "prepare") return typeof value === "function" ? value.bind(target) : value;
			return (sql: string) => {
				if (sql.includes("UPDATE store_reservation")) throw new Error("no reservations");
				return target.prepare(sql);
			};
		},
	});
	await expect(
		worker.scheduled(createScheduledController(), { ...commerce.env, DB: failing }),
	).rejects.toThrow();
	expect(await stateOf(orderNo)).toBe("failed");
});

// proves cloud-43, orders-5
test("a shopper is told of an order behind more orders than one run takes that cannot be told of", {
	timeout: 30_000,
}, async () => {
	const email = "told@vetrina.example";
	const { orderNo } = await placedOrder(guest, { items, email });
	await copyOrder(orderNo, { document: "'{'", next_notice_at: "next_notice_at - 60" });
	await setAhead(commerce.env.DB, 26 * HOUR);
	await mailsTo(email);
	expect(await mailsTo(email)).toContain("order-shipped");
});

// proves cloud-43, gifts-3
test("a gift card is mailed behind more gift cards than one run takes whose orders cannot be read", async () => {
	const recipientEmail = "lucky@vetrina.example";
	const { basketId } = (await (await sendAs(guest, "POST", BASKETS, {})).json()) as { basketId: string };
	const tomorrow = new Date(Date.now() + 24 * HOUR * 1000).toISOString().slice(0, 10);
	const steps: [string, string, unknown][] = [
		["POST", "gift-certificate-items", { amount: 50, recipientEmail, c_delayedDispatchDate: tomorrow }],
		["PUT", "billing-address", { lastName: "Rossi", countryCode: "IT", postalCode: "20121" }],
		["PUT", "customer", { email: "giver@vetrina.example" }],
		["POST", "payment-instruments", card("4242")],
	];
	for (const [method, step, body] of steps)
		expect((await sendAs(guest, method, `${BASKETS}/${basketId}/${step}`, body)).status).toBe(200);
	expect((await submit(guest, basketId)).status).toBe(200);
	await commerce.env.DB.exec(
		`WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${BROKEN}) INSERT INTO gift_certificate (code, site_id, currency, amount, balance, recipient_email, recipient_name, sender_name, enabled, pending, created_at, order_no, item_id, send_at) SELECT 'BROKEN' || n, site_id, currency, amount, balance, recipient_email, recipient_name, sender_name, 1, pending, created_at, 'MISSING' || n, item_id, send_at - 60 FROM gift_certificate, copies WHERE recipient_email = '${recipientEmail}'`,
	);
	await setAhead(commerce.env.DB, 49 * HOUR);
	await mailsTo(recipientEmail);
	expect(await mailsTo(recipientEmail)).toEqual(["gift-certificate"]);
});

// proves cloud-43, newsletter-10
test("a shopper is told that a product is back behind more requests than one run takes for a product that cannot be read", async () => {
	const email = "waits@vetrina.example";
	const insert = (productId: string, address: string, since: number) =>
		commerce.env.DB.prepare(
			"INSERT INTO notify_me (site_id, product_id, email, country_code, language_code, created_at) VALUES ('vetrina-eu', ?, ?, 'IT', 'en', ?)",
		).bind(productId, address, since);
	await commerce.env.DB.batch([
		...Array.from({ length: BROKEN }, (_, index) => insert("2001", `broken${index}@vetrina.example`, index)),
		insert("1001", email, BROKEN),
	]);
	await mailsTo(email);
	expect(await mailsTo(email)).toEqual(["back-in-stock"]);
});
