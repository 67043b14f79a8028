import { expect, inject } from "vitest";
import type { AnalyticsEvent } from "../../shared/contracts/analytics-events.ts";
import type { Sighting } from "../../shared/contracts/event-sightings.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

export const API = "/api/en-it";
export const ALL = "1.apm";

export const consenting = (choice = ALL, headers: Record<string, string> = {}): Shopper => {
	const shopper = newShopper(headers);
	if (choice) shopper.cookies.set("consent", choice);
	return shopper;
};
export const see = (name: Sighting["name"], data: object): Sighting =>
	({ id: crypto.randomUUID(), age: 10, path: "/en-it/", pageType: "home", name, data }) as Sighting;

export const post = async (shopper: Shopper, path: string, body: unknown): Promise<Response> => {
	const { csrf } = (await (await shopper.fetch(`${API}/session`)).json()) as { csrf: string };
	return shopper.fetch(`${API}/${path}`, {
		method: "POST",
		body: JSON.stringify(body),
		headers: { "x-csrf-token": csrf, "content-type": "application/json" },
	});
};
export const report = async (shopper: Shopper, ...sightings: Sighting[]): Promise<AnalyticsEvent[]> => {
	const response = await post(shopper, "events", { sightings });
	expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	return ((await response.json()) as { events: AnalyticsEvent[] }).events;
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
