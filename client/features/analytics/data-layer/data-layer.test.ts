import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LayerEntry } from "../../../../shared/domain/analytics/handed-facts.ts";
import { createDataLayer } from "./data-layer.ts";

beforeEach(() => {
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("document", { cookie: "consent=1.a" });
});
afterEach(() => vi.unstubAllGlobals());

const view: LayerEntry = { event: "page_view", event_id: "1" };
const list: LayerEntry = { event: "view_item_list", event_id: "2", ecommerce: { items: [] } };

// proves event-16
test("an entry of commerce clears its predecessor", () => {
	const target: { dataLayer?: unknown[] } = {};
	createDataLayer(undefined, false, target).push([view, list]);
	expect(target.dataLayer?.slice(-3)).toEqual([view, { ecommerce: null }, list]);
});

const entries = (layer: unknown[]) =>
	layer.map((entry) =>
		Array.from(entry as ArrayLike<unknown>).length > 0 ? [...(entry as unknown[])] : entry,
	);

// proves event-16, event-28
test("consent is told before the first event: all denied, then what was granted", () => {
	const target: { dataLayer?: unknown[] } = {};
	createDataLayer(undefined, false, target).push([view]);
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
	const layer = createDataLayer(undefined, false, target);
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
	expect(() => createDataLayer(undefined, false, target).push([list])).not.toThrow();
	expect(target.dataLayer).toBe(dataLayer);
});

// proves event-28
test("a house that asks everywhere grants nothing by default", () => {
	const target: { dataLayer?: unknown[] } = {};
	createDataLayer(undefined, true, target).tellConsent();
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
	const layer = createDataLayer(undefined, false, target);
	layer.push([view]);
	const first = target.dataLayer;
	target.dataLayer = [];
	layer.push([view]);
	expect(first?.at(-1)).toMatchObject({ event: "page_view" });
	expect(target.dataLayer).toEqual([]);
});
