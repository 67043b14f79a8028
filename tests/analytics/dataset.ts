import { expect, inject, vi } from "vitest";
import type { AnalyticsEvent } from "../../shared/contracts/analytics-events.ts";
import type { Reported } from "../../shared/contracts/event-report/to-sightings.ts";
import type { BrowserEvent } from "../../shared/domain/analytics/browser-events.ts";
import type { LayerEntry } from "../../shared/domain/analytics/handed-facts.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

export const API = "/api/en-it";
export const ALL = "1.apm";

/** Receivers are told by a queue. */
const DELIVERED = { timeout: 20_000, interval: 200 };

export const consenting = (choice = ALL, headers: Record<string, string> = {}): Shopper => {
	const shopper = newShopper(headers);
	if (choice) shopper.cookies.set("consent", choice);
	return shopper;
};
export const see = (event: BrowserEvent): Reported => ({
	id: crypto.randomUUID(),
	age: 10,
	path: "/en-it/",
	pageType: "home",
	visit: 1,
	event,
});
export const seePage = (kind = "home"): Reported =>
	see({
		type: "pageView",
		page: { kind, status: 200, title: kind, lists: [], chosen: [], referrer: "", pageViews: 0 },
	});
/** An event that is about nothing else. */
export const seeLanguage = (): Reported => see({ type: "localeChange", before: "en", language: "it" });

export const post = async (shopper: Shopper, path: string, body: unknown): Promise<Response> => {
	const { csrf } = (await (await shopper.fetch(`${API}/session`)).json()) as { csrf: string };
	return shopper.fetch(`${API}/${path}`, {
		method: "POST",
		body: JSON.stringify(body),
		headers: { "x-csrf-token": csrf, "content-type": "application/json" },
	});
};
/** An entry of the data layer, as far as tests read it. */
export type Entry = LayerEntry & {
	count?: number;
	addType?: string;
	page_type?: string;
	source?: string;
	ecommerce?: { value: number; items: { item_id: string; quantity?: number }[] };
};
export const report = async (shopper: Shopper, ...reported: Reported[]): Promise<Entry[]> => {
	const response = await post(shopper, "events", { reported });
	expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	return ((await response.json()) as { entries: Entry[] }).entries;
};
export const stored = async (...ids: string[]): Promise<AnalyticsEvent[]> => {
	const response = await fetch(new URL("/admin/dataset/events", inject("commerce")), {
		headers: { authorization: `Bearer ${inject("adminToken")}` },
	});
	const { events } = (await response.json()) as { events: AnalyticsEvent[] };
	return events.filter(({ id }) => ids.includes(id));
};

/** Returns the events of an order in the dataset, oldest first. */
export const eventsOf = async (orderNo: string): Promise<AnalyticsEvent[]> => {
	const response = await fetch(new URL(`/admin/dataset/events?order=${orderNo}`, inject("commerce")), {
		headers: { authorization: `Bearer ${inject("adminToken")}` },
	});
	return ((await response.json()) as { events: AnalyticsEvent[] }).events;
};

export const named = (events: readonly AnalyticsEvent[]) => events.map(({ name }) => name);

/** Waits until the dataset has exactly these events of an order, and returns them, oldest first. */
export const untilNamed = (orderNo: string, ...names: string[]): Promise<AnalyticsEvent[]> =>
	vi.waitFor(async () => {
		const events = await eventsOf(orderNo);
		expect(named(events).toSorted()).toEqual(names.toSorted());
		return events;
	}, DELIVERED);

/** Returns an order as the database has it. */
export const orderInDatabase = async <Order>(orderNo: string): Promise<Order> => {
	const response = await fetch(`${inject("commerce")}/admin/orders/${orderNo}/plan`, {
		method: "PUT",
		headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
		body: JSON.stringify({ steps: [] }),
	});
	return (await response.json()) as Order;
};
export const cents = (amount: number): number => Math.round(amount * 100);

/** Waits for the events of the data layer's entries in the dataset, and returns them in the order of the entries. */
export const untilStored = async (entries: readonly LayerEntry[]): Promise<AnalyticsEvent[]> =>
	vi.waitFor(async () => {
		const known = await stored(...entries.map(({ event_id: id }) => id));
		expect(known).toHaveLength(entries.length);
		return entries.map(({ event_id }) => known.find(({ id }) => id === event_id) as AnalyticsEvent);
	}, DELIVERED);
