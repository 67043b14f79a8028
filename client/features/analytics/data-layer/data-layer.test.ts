import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnalyticsEvent } from "../../../../shared/contracts/analytics-events.ts";
import { createDataLayer } from "./data-layer.ts";
import { toEntries } from "./to-entries.ts";

beforeEach(() => {
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("document", { cookie: "consent=1.a" });
});
afterEach(() => vi.unstubAllGlobals());

const place = {
	siteId: "vetrina-eu",
	country: "IT",
	language: "en-IT",
	currency: "EUR",
	path: "/en-it/women",
	pageType: "product list",
} as const;
const event: AnalyticsEvent = {
	id: crypto.randomUUID(),
	at: 1,
	name: "view_item_list",
	place,
	data: {
		listId: "women",
		listName: "Women",
		items: [
			{
				id: "VT1-red",
				masterId: "VT1",
				name: "Ada",
				brand: "Vetrina",
				categories: ["Women", "Bags"],
				price: 89,
				discount: 40,
				priceType: "MD",
				position: 1,
			},
		],
	},
};
const view: AnalyticsEvent = {
	id: crypto.randomUUID(),
	at: 1,
	name: "page_view",
	place,
	data: { status: 200 },
};

// proves event-16
test("an event of commerce clears its predecessor and names items as Google Analytics does", () => {
	expect(JSON.parse(JSON.stringify(toEntries(event)))).toEqual([
		{ ecommerce: null },
		{
			event: "view_item_list",
			event_id: event.id,
			page_type: "product list",
			page_path: "/en-it/women",
			site_id: "vetrina-eu",
			country: "IT",
			language: "en-IT",
			listId: "women",
			listName: "Women",
			ecommerce: {
				currency: "EUR",
				item_list_id: "women",
				item_list_name: "Women",
				items: [
					{
						item_id: "VT1-red",
						item_group_id: "VT1",
						item_name: "Ada",
						item_brand: "Vetrina",
						item_category: "Women",
						item_category2: "Bags",
						price: 89,
						discount: 40,
						price_type: "MD",
						index: 1,
						item_list_id: "women",
						item_list_name: "Women",
					},
				],
			},
		},
	]);
});

const entries = (layer: unknown[]) =>
	layer.map((entry) =>
		Array.from(entry as ArrayLike<unknown>).length > 0 ? [...(entry as unknown[])] : entry,
	);

// proves event-16, event-28
test("consent is told before the first event: all denied, then what was granted", () => {
	const target: { dataLayer?: unknown[] } = {};
	createDataLayer({ target }).push([view]);
	const [fallback, optOut, optIn, redaction, update, first] = entries(target.dataLayer ?? []);
	expect(fallback).toEqual([
		"consent",
		"default",
		expect.objectContaining({
			analytics_storage: "denied",
			security_storage: "granted",
			wait_for_update: 500,
		}),
	]);
	expect(optOut).toEqual([
		"consent",
		"default",
		expect.objectContaining({ ad_storage: "granted", region: expect.arrayContaining(["US", "CA"]) }),
	]);
	expect(optIn).toEqual([
		"consent",
		"default",
		expect.objectContaining({ ad_storage: "denied", region: ["CA-QC"] }),
	]);
	expect(redaction).toEqual(["set", "ads_data_redaction", true]);
	expect(update).toEqual([
		"consent",
		"update",
		expect.objectContaining({
			analytics_storage: "granted",
			ad_storage: "denied",
			ad_user_data: "denied",
			ad_personalization: "denied",
			personalization_storage: "denied",
		}),
	]);
	expect(first).toMatchObject({ event: "page_view" });
});

test("a later choice is told once, before the next event", () => {
	const target: { dataLayer?: unknown[] } = {};
	const layer = createDataLayer({ target });
	layer.push([view]);
	vi.stubGlobal("document", { cookie: "consent=1.am" });
	layer.push([view]);
	layer.push([view]);
	const updates = entries(target.dataLayer ?? []).filter(
		(entry) => Array.isArray(entry) && entry[1] === "update",
	);
	expect(updates.map((entry) => (entry as [string, string, Record<string, string>])[2].ad_storage)).toEqual([
		"denied",
		"granted",
	]);
});

test.each<[string, unknown]>([
	["frozen", Object.freeze([])],
	["replaced by something else", "no layer"],
])("a layer that is %s is left alone", (_, dataLayer) => {
	const target = { dataLayer };
	expect(() => createDataLayer({ target }).push([event])).not.toThrow();
	expect(target.dataLayer).toBe(dataLayer);
});

// proves event-28
test("a house that asks everywhere grants nothing by default", () => {
	const target: { dataLayer?: unknown[] } = {};
	createDataLayer({ target, asksEverywhere: true }).tellConsent();
	const defaults = entries(target.dataLayer ?? []).filter(
		(entry) => Array.isArray(entry) && entry[1] === "default",
	);
	expect(defaults).toEqual([
		["consent", "default", expect.not.objectContaining({ region: expect.anything() })],
	]);
});

// proves event-27
test("a layer that is replaced later stays the one that is written", () => {
	const target: { dataLayer?: unknown[] } = {};
	const layer = createDataLayer({ target });
	layer.push([view]);
	const first = target.dataLayer;
	target.dataLayer = [];
	layer.push([view]);
	expect(first?.at(-1)).toMatchObject({ event: "page_view" });
	expect(target.dataLayer).toEqual([]);
});
