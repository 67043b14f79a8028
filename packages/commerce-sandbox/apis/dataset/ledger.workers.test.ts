import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
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
	card,
	eur,
	type Json,
	type OrderResponse,
	readOrderResponse,
	readyBasket,
	sendAs,
	submit,
} from "../../testing/order-under-test.ts";
import { runs } from "../../testing/runs.ts";
import { PRIVATE_CLIENT } from "../../testing/slas-calls.ts";
import type { LedgerRow } from "./ledger.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", size: "36", prices: eur(99.95), ats: 5000 },
			{ id: "1002", size: "38", prices: eur(99.95), ats: 5000 },
			{ id: "2001", master: "B", prices: eur(33.33), ats: 5000 },
		],
	});
});

const call = async (
	path: string,
	init: RequestInit = {},
	authorization = PRIVATE_CLIENT.authorization,
): Promise<Json> => {
	const response = await commerce.fetch(path, { ...init, headers: { authorization } });
	return (await response.json().catch(() => ({}))) as Json;
};
const setClock = (body: object) =>
	adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify(body) });
/** Reads the dataset's part of the ledger: no storefront runs here that would tell other receivers. */
const readLedger = async (orders: readonly string[]) => {
	const { rows, ...others } = (await call(
		`/admin/dataset/ledger?orders=${orders.join(",")}`,
		{},
		"Bearer test-admin",
	)) as { rows: LedgerRow[]; waiting: number; withoutConsent: number };
	return { rows: rows.filter(({ receiver }) => receiver === "dataset"), ...others };
};

type Fact = { kind: string; order: Json & { productItems: Json[] }; return?: Json & { items: Json[] } };
const exact = (amount: number): number => Math.round(amount * 1000) / 1000;
const pieces = (items: readonly Json[]) => items.map(({ quantity }) => ({ quantity }));

/** Reports facts by arithmetic of its own, as any storefront would from what a fact states. */
const toEvent = ({ kind, order, return: back }: Fact) => {
	const shipping = exact(Number(order.shippingTotal) - Number(order.adjustedShippingTotalTax));
	const whole = {
		value: exact(Number(order.orderTotal) - Number(order.taxTotal) - shipping),
		tax: order.taxTotal,
		shipping,
		total: order.orderTotal,
	};
	const discounts = [
		...order.productItems.map((item) => Number(item.price) - Number(item.priceAfterOrderDiscount)),
		...(order.shippingItems as Json[]).map(
			(item) => Number(item.price) - Number(item.priceAfterItemDiscount),
		),
	];
	const data = back
		? { tax: back.refundTax, total: back.refund, items: pieces(back.items) }
		: { ...whole, items: pieces(order.productItems) };
	return {
		id: crypto.randomUUID(),
		at: 1,
		name: kind,
		place: { siteId: String(order.siteId) },
		data: {
			transactionId: order.orderNo,
			...data,
			...(kind === "purchase" ? { discount: exact(discounts.reduce((sum, one) => sum + one, 0)) } : {}),
		},
	};
};
const deliver = async (): Promise<void> => {
	const API = `/custom/order-facts-api/v1/organizations/${ORGANIZATION}`;
	const { facts } = (await call(`${API}/claims`, { method: "POST" })) as {
		facts: (Fact & { id: number; granted: string })[];
	};
	if (facts.length === 0) return;
	const events = facts.filter(({ granted }) => granted.includes("a")).map(toEvent);
	if (events.length > 0)
		await call("/dataset/v1/events", { method: "POST", body: JSON.stringify({ events }) });
	const settled = facts.map(({ id, granted }) => ({ id, granted }));
	await call(`${API}/settlements`, { method: "POST", body: JSON.stringify({ facts: settled }) });
	await deliver();
};

type Step = { do: "place" | "cancel" | "return" | "wait"; quantity: number; consent: string };
const steps = fc.array(
	fc.record<Step>({
		do: fc.constantFrom("place", "place", "cancel", "return", "return", "wait"),
		quantity: fc.integer({ min: 1, max: 3 }),
		consent: fc.constantFrom("apm", "a", "", "m"),
	}),
	{ minLength: 2, maxLength: 10 },
);

const take = async (guest: Guest, step: Step, orders: OrderResponse[]): Promise<void> => {
	const last = orders.at(-1);
	if (step.do === "wait") {
		await setClock({ advance: 3 * 86_400 });
	} else if (step.do === "place") {
		const items = [
			{ productId: "1001", quantity: step.quantity },
			{ productId: "2001", quantity: 1 },
		];
		const basketId = await readyBasket(guest, { items, payments: [card("4242")] });
		await sendAs(guest, "PATCH", `${BASKETS}/${basketId}`, { c_consent: step.consent });
		orders.push(await readOrderResponse(await submit(guest, basketId)));
	} else if (last && step.do === "cancel") {
		await sendAs(
			guest,
			"POST",
			`/custom/orders-api/v1/organizations/${ORGANIZATION}/orders/${last.orderNo}/cancel`,
		);
	} else if (last) {
		const item = last.productItems[step.quantity % last.productItems.length];
		await sendAs(
			guest,
			"POST",
			`/custom/returnauthorizations-api/v1/organizations/${ORGANIZATION}/return-authorizations`,
			{
				orderNo: last.orderNo,
				c_currency: "EUR",
				items: [{ itemId: item?.itemId, quantity: 1, reason: "too-small" }],
			},
		);
	}
};

/** Milliseconds for all walks, each of which places several orders. */
const WALKS = 120_000;

// proves event-20
test(
	"whatever shoppers do, the facts add up to the orders of those who agreed",
	async () => {
		await fc.assert(
			fc.asyncProperty(steps, async (walk) => {
				await setClock({ ahead: 0 });
				const guest = await loginGuest(commerce);
				const orders: OrderResponse[] = [];
				for (const step of walk) {
					await take(guest, step, orders);
					if (step.quantity === 1) await deliver();
				}
				await setClock({ advance: 10 * 86_400 });
				await deliver();
				const { rows, waiting, withoutConsent } = await readLedger(orders.map(({ orderNo }) => orderNo));
				expect(waiting).toBe(0);
				for (const { reported, database, differing } of rows) {
					expect(reported).toEqual(database);
					expect(differing).toEqual([]);
				}
				const measured = rows.reduce((sum, { database }) => sum + database.orders, 0);
				expect(measured + withoutConsent).toBe(orders.length);
			}),
			{ numRuns: runs(12, 100) },
		);
	},
	WALKS,
);

// proves event-20
test("a lost event, one too many and one of another amount are found", async () => {
	const guest = await loginGuest(commerce);
	const orders: OrderResponse[] = [];
	const step: Step = { do: "place", quantity: 2, consent: "a" };
	await take(guest, step, orders);
	const orderNo = orders[0]?.orderNo ?? "";
	const differing = async () => (await readLedger([orderNo])).rows.flatMap((row) => row.differing);
	expect(await differing()).toEqual([orderNo]);
	await deliver();
	expect(await differing()).toEqual([]);
	const again = { id: crypto.randomUUID(), at: 1, name: "purchase", place: { siteId: "vetrina-eu" } };
	await call("/dataset/v1/events", {
		method: "POST",
		body: JSON.stringify({ events: [{ ...again, data: { transactionId: orderNo, value: 0.01 } }] }),
	});
	expect(await differing()).toEqual([orderNo]);
});
