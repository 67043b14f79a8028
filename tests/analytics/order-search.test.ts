import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, inject, test, vi } from "vitest";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import type { AnalyticsEvent } from "../../shared/contracts/analytics-events.ts";
import { makeOrderEvent } from "../../worker/api/events/order-events.ts";
import type { Bindings } from "../../worker/base/bindings.ts";
import type { OrderFact, OrderFacts } from "../../worker/platform/analytics/orders/order-facts.ts";
import { createOrderSearch } from "../../worker/platform/analytics/orders/order-search.ts";
import { createOutbox } from "../../worker/platform/analytics/orders/outbox.ts";
import { createSystemClient } from "../../worker/platform/analytics/orders/system-token.ts";
import type { DeliveryState } from "../../worker/platform/analytics/receiver.ts";
import { buy, orderNoOf, plan, returnFirstItem, send } from "../setup/purchase.ts";
import { STAPLE } from "../setup/restock.ts";
import { consenting, eventsOf } from "./dataset.ts";

/** Holds the search of orders to the outbox: both adapters tell the same facts, each once (decision 147). */

const WAIT = { timeout: 60_000, interval: 200 };
const DAY = 86_400_000;
/** Milliseconds for a test that places several orders, on a busy machine. */
const ORDERING = 120_000;
const LOCALE: SiteLocale = {
	siteId: "vetrina-eu",
	country: "IT",
	language: "en",
	currency: "EUR",
	prefix: "/en-it",
};

const openPlatform = () => {
	const secret = ensureSecrets().commerce.SLAS_CLIENT_SECRET;
	const env = {
		COMMERCE_URL: inject("commerce"),
		COMMERCE_ORGANIZATION: "f_ecom_vtra_001",
		COMMERCE_PRIVATE_CLIENT_ID: "vetrina-private",
		COMMERCE_CLIENT_SECRET: secret,
		ACCOUNT_MANAGER_CLIENT_ID: "vetrina-private",
		ACCOUNT_MANAGER_CLIENT_SECRET: secret,
	} as unknown as Bindings;
	return { env, deadline: AbortSignal.timeout(60_000), log: () => {} };
};

/** Remembers as EventDeliveries does. `now` is that of the claim. */
const createMemory = () => {
	const rows = new Map<string, { isTaken: boolean; begun: number }>();
	return {
		at: (now: number) => ({
			begin: async (ids: readonly string[]) =>
				new Map(
					ids.map((id): [string, DeliveryState] => {
						const row = rows.get(id);
						if (row) return [id, row.isTaken ? "taken" : now - row.begun > 60_000 ? "lost" : "begun"];
						rows.set(id, { isTaken: false, begun: now });
						return [id, "new"];
					}),
				),
			end: async (ids: readonly string[], outcome: string) => {
				for (const id of ids) {
					const row = rows.get(id);
					if (row && outcome === "taken") row.isTaken = true;
					else rows.delete(id);
				}
			},
			listTaken: async (ids: readonly string[]) => new Set(ids.filter((id) => rows.get(id)?.isTaken)),
		}),
	};
};

const openSearch = (memory: ReturnType<typeof createMemory>, now = Date.now()): OrderFacts => {
	const platform = openPlatform();
	const client = createSystemClient(platform, platform.env);
	if (!client) throw new Error("No client of Account Manager is configured.");
	return createOrderSearch(platform, {
		client,
		memory: memory.at(now),
		sites: ["vetrina-eu", "vetrina-us"],
		now,
		organization: platform.env.COMMERCE_ORGANIZATION,
	});
};
/** Claims and settles until nothing waits; returns the facts of some orders. */
const claimAll = async (facts: OrderFacts, ...orders: string[]): Promise<OrderFact[]> => {
	const all: OrderFact[] = [];
	for (;;) {
		const claimed = await facts.claim();
		if (claimed.length === 0) return all.filter(({ order }) => orders.includes(order.orderNo));
		await facts.settle(claimed);
		all.push(...claimed);
	}
};

/** Compares what does not depend on the catalogue, which describes products alike for both. */
const compare = ({ id, name, data }: AnalyticsEvent) => {
	const { items = [], ...rest } = data as { items?: { id: string; quantity?: number; unitPrice?: number }[] };
	return {
		id,
		name,
		...rest,
		items: items.map(({ id: productId, quantity, unitPrice }) => ({ productId, quantity, unitPrice })),
	};
};
const toEvents = async (facts: readonly OrderFact[]): Promise<AnalyticsEvent[]> => {
	const ports = { locale: LOCALE, log: () => {}, products: async () => [], categoryPath: async () => [] };
	const events = await Promise.all(facts.map((fact) => makeOrderEvent(fact, ports)));
	return events.filter((event) => event !== undefined);
};
const toKey = ({ name, id }: AnalyticsEvent): string => `${name} ${id}`;
const byName = (events: readonly AnalyticsEvent[]) =>
	events.toSorted((a, b) => toKey(a).localeCompare(toKey(b)));

// proves event-17, event-18, event-44
test(
	"orders that are searched tell the facts of the outbox: purchase, cancellation, return and refunds, each once",
	async () => {
		const shopper = consenting();
		const [bought, cancelled, returned] = [
			orderNoOf(await buy(shopper, STAPLE)),
			orderNoOf(await buy(shopper, STAPLE)),
			orderNoOf(await buy(shopper, STAPLE)),
		] as [string, string, string];
		await send(shopper, `/order?orderNo=${cancelled}`, { intent: "cancel" });
		await plan(returned, ["confirmed", "shipped", "delivered"]);
		await returnFirstItem(shopper, "en-it", `orderNo=${returned}`);
		const outbox = await vi.waitFor(async () => {
			const events = (await Promise.all([bought, cancelled, returned].map(eventsOf))).flat();
			expect(events).toHaveLength(6);
			return events;
		}, WAIT);
		const memory = createMemory();
		const facts = await claimAll(openSearch(memory), bought, cancelled, returned);
		expect(new Set(facts.map(({ sender }) => sender?.client)).size).toBe(1);
		expect(facts[0]?.sender?.client).toBeTruthy();
		const events = await toEvents(facts);
		expect(byName(events).map(compare)).toEqual(byName(outbox).map(compare));
		for (const event of events) {
			const same = outbox.find(({ id }) => id === event.id);
			expect(Math.abs(event.at - (same?.at ?? 0)), event.name).toBeLessThan(60_000);
		}
		expect(await claimAll(openSearch(memory), bought, cancelled, returned)).toEqual([]);
		const later = await claimAll(openSearch(memory, Date.now() + 7 * DAY), bought, cancelled, returned);
		expect(later.map(({ kind, order }) => [kind, order.orderNo])).toEqual([["refund", returned]]);
	},
	ORDERING,
);

// proves event-17
test(
	"two claims at once share no fact, and what a claim has not settled is claimed again after a minute",
	async () => {
		const orderNo = orderNoOf(await buy(consenting(), STAPLE));
		const memory = createMemory();
		const own = (facts: readonly OrderFact[]) => facts.filter(({ order }) => order.orderNo === orderNo);
		const settleOthers = async (search: OrderFacts) => {
			for (;;) {
				const claimed = await search.claim();
				await search.settle(claimed.filter(({ order }) => order.orderNo !== orderNo));
				if (claimed.length === 0 || own(claimed).length > 0) return own(claimed);
			}
		};
		expect(await settleOthers(openSearch(memory))).toHaveLength(1);
		expect(await settleOthers(openSearch(memory))).toEqual([]);
		expect(own(await openSearch(memory, Date.now() + 61_000).claim())).toHaveLength(1);
	},
	ORDERING,
);

// proves event-19
test(
	"a page that shows an order first is told so once, and a consent that it adds is delivered alone",
	async () => {
		const orderNo = orderNoOf(await buy(consenting("1.m"), STAPLE));
		const memory = createMemory();
		const search = openSearch(memory);
		expect((await claimAll(search, orderNo)).map(({ granted }) => granted)).toEqual([["marketing"]]);
		const platform = openPlatform();
		const shown = [await search.view(orderNo, ["analytics", "marketing"]), await search.view(orderNo, [])];
		const known = [
			await createOutbox(platform).view(orderNo, ["analytics", "marketing"]),
			await createOutbox(platform).view(orderNo, []),
		];
		const plain = (one: (typeof shown)[0]) =>
			one && { isFirst: one.isFirst, granted: one.fact.granted, order: one.fact.order, kind: one.fact.kind };
		expect(shown.map(plain)).toEqual(known.map(plain));
		expect(shown[0]?.isFirst).toBe(true);
		const [late] = await claimAll(search, orderNo);
		expect(late).toMatchObject({ granted: ["analytics", "marketing"], delivered: ["marketing"] });
		expect(await search.view("00000000", [])).toBeNull();
	},
	ORDERING,
);
