import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportBody } from "../../../shared/contracts/event-report/report-body.ts";
import type { Sighting } from "../../../shared/contracts/event-report/sightings.ts";
import type { FactName } from "../../../shared/domain/analytics/handed-facts.ts";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import { createEventBus } from "../../state/events/events.ts";
import { createUiStore } from "../../state/ui-store.ts";
import { startAnalytics } from "./start-analytics.ts";

const API = "/api/en-it";
let sent: Sighting[][];
let session: object | undefined;
const listeners = new Map<string, () => void>();

beforeEach(() => {
	vi.useFakeTimers();
	sent = [];
	session = { csrf: "t", basket: null, customer: { registered: false }, wishlist: { may: true, items: [] } };
	listeners.clear();
	vi.stubGlobal("location", { pathname: "/en-it/" });
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("document", {
		cookie: "consent=1.a",
		referrer: "",
		visibilityState: "visible",
		addEventListener: () => {},
	});
	vi.stubGlobal(
		"addEventListener",
		(type: string, listener: () => void) => void listeners.set(type, listener),
	);
	vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
		if (String(url).endsWith("/session")) return session ? Response.json(session) : new Promise(() => {});
		const sightings = reportBody.parse(JSON.parse(String(init?.body)));
		sent.push(sightings);
		const entries = sightings.map(({ id, name }) => ({ event: name, event_id: id }));
		return Response.json({ ok: true, entries });
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const viewed = (path: string, kind = "home", data: object = {}): ShopEvent => ({
	type: "pageView",
	page: { kind, path, status: 200, head: { title: "Home" }, data },
});
const services = () => ({
	queryClient: new QueryClient(),
	apiHref: API,
	siteId: "it",
	ui: createUiStore(),
	release: "r1",
});
const seal = (name: FactName): ShopEvent => ({
	type: "factsHanded",
	facts: { sealed: [{ name, fact: name }] },
});
const added = seal("add_to_cart");
const start = (...before: ShopEvent[]) => {
	const events = createEventBus();
	for (const event of before) events.emit(event);
	startAnalytics(events, services());
	return events;
};
const names = () => sent.map((batch) => batch.map(({ name }) => name));
const settle = (ms = 2000) => vi.advanceTimersByTimeAsync(ms);

// proves event-9, event-15
test("events from before the start are reported with their own page and time, the page view first", async () => {
	const events = createEventBus();
	events.emit(added);
	events.emit(viewed("/en-it/"));
	await settle(3000);
	events.emit(viewed("/en-it/women"));
	events.emit(added);
	startAnalytics(events, services());
	await settle();
	expect(sent[0]?.map(({ name, path }) => `${name} ${path}`)).toEqual([
		"add_to_cart /en-it/",
		"page_view /en-it/",
		"page_view /en-it/women",
		"customer_changed /en-it/women",
		"add_to_cart /en-it/women",
	]);
	const [first] = sent[0]?.filter(({ name }) => name === "page_view") ?? [];
	expect(first?.age).toBeGreaterThanOrEqual(3000);
});

test("events of one moment travel in one request", async () => {
	const events = start(viewed("/en-it/"));
	await settle();
	events.emit(added);
	events.emit(seal("cart_updated"));
	await settle();
	expect(names()).toEqual([
		["page_view", "customer_changed"],
		["add_to_cart", "cart_updated"],
	]);
});

// proves event-15
test("a page view waits for the session, and five seconds at most", async () => {
	session = undefined;
	start(viewed("/en-it/"));
	await settle(4900);
	expect(sent).toEqual([]);
});

// proves event-11
test("a withdrawal of consent drops what was not sent", async () => {
	const events = start(viewed("/en-it/"));
	await settle();
	events.emit(added);
	vi.stubGlobal("document", { ...document, cookie: "consent=1." });
	await settle();
	expect(names()).toEqual([["page_view", "customer_changed"]]);
});

// proves event-4
test("a failed report disturbs nothing and is not repeated", async () => {
	const events = start();
	vi.stubGlobal("fetch", async (url: string) => {
		if (String(url).endsWith("/session")) return Response.json(session);
		throw new TypeError("offline");
	});
	events.emit(viewed("/en-it/"));
	await settle();
	await settle();
	expect(sent).toEqual([]);
});

// proves event-11
test("with consent to personalisation alone only what that learns from is reported", async () => {
	vi.stubGlobal("document", { ...document, cookie: "consent=1.p" });
	const events = start(viewed("/en-it/"));
	events.emit(added);
	events.emit(seal("cart_updated"));
	events.emit({ type: "searchClick", queryId: "q", index: "i", objectId: "o", position: 1 });
	await settle();
	expect(names()).toEqual([["page_view", "add_to_cart"]]);
});

test("lists and clicks name the search or the category that they are about", async () => {
	const list = { heading: "Dresses", categoryId: "dresses", tiles: [{ id: "VT1-red" }], refinements: [] };
	const events = start(viewed("/en-it/dresses", "list", { ...list, mode: "category" }));
	const click = {
		type: "productClick",
		productId: "VT1-red",
		position: 1,
		plpCategoryId: "dresses",
	} as const;
	events.emit({ ...click, source: "list" });
	await settle();
	events.emit(viewed("/en-it/search", "list", { ...list, mode: "search", query: "silk", total: 1 }));
	events.emit({ ...click, source: "search", phrase: "silk" });
	await settle();
	const subjects = sent
		.flat()
		.filter(({ name }) => name === "view_item_list" || name === "select_item")
		.map(({ data }) => {
			const { phrase, categoryId } = data as { phrase?: string; categoryId?: string };
			return phrase ?? categoryId;
		});
	expect(subjects).toEqual(["dresses", "dresses", "silk", "silk"]);
});

/** Has another tab change the session until the returned function is called. */
const changeSessionElsewhere = (): (() => void) => {
	const { promise, resolve } = Promise.withResolvers<void>();
	const request = (_: string, run: () => Promise<unknown>) => promise.then(run);
	vi.stubGlobal("navigator", { locks: { request } });
	return resolve;
};

// proves identity-32
test("a report during a sign-in waits for the new session", async () => {
	const events = start(viewed("/en-it/"));
	await settle();
	const signedIn = changeSessionElsewhere();
	events.emit(added);
	await settle();
	expect(sent).toHaveLength(1);
	signedIn();
	await settle();
	expect(names()[1]).toEqual(["add_to_cart"]);
});

// proves event-15
test("a page that is left reports what it has seen before it is gone", async () => {
	const events = start(viewed("/en-it/"));
	await settle();
	changeSessionElsewhere();
	events.emit(added);
	await vi.advanceTimersByTimeAsync(0);
	listeners.get("pagehide")?.();
	await vi.advanceTimersByTimeAsync(0);
	expect(names()[1]).toEqual(["add_to_cart"]);
});

// proves event-15
test("a page that is left during another tab's change reports what was waiting for it, once", async () => {
	const events = start(viewed("/en-it/"));
	await settle();
	const changed = changeSessionElsewhere();
	events.emit(added);
	await settle();
	listeners.get("pagehide")?.();
	await vi.advanceTimersByTimeAsync(0);
	expect(names()[1]).toEqual(["add_to_cart"]);
	changed();
	await settle();
	expect(sent).toHaveLength(2);
});

// proves event-15
test("a page that is left does not wait for the session, and sends all of its reports at once", async () => {
	session = undefined;
	const events = start(viewed("/en-it/"));
	for (let count = 0; count < 60; count++) events.emit({ type: "notifyMe", productId: `VT${count}` });
	await vi.advanceTimersByTimeAsync(0);
	listeners.get("pagehide")?.();
	await vi.advanceTimersByTimeAsync(0);
	expect(sent.map(({ length }) => length)).toEqual([50, 11]);
});

const handed = (id: string): ShopEvent => ({
	type: "factsHanded",
	facts: { entries: [{ event: "cart_updated", event_id: id }] },
});
const layer = () =>
	((globalThis as { dataLayer?: { event?: string; event_id?: string }[] }).dataLayer ?? []).flatMap(
		({ event, event_id: id }) => (event ? [id ?? event] : []),
	);

// proves event-21
test("what a change was answered with follows the first page view into the data layer, and is not reported again", async () => {
	vi.stubGlobal("dataLayer", []);
	const events = createEventBus();
	events.emit(handed("early"));
	startAnalytics(events, services());
	await settle();
	expect(layer()).toEqual([]);
	events.emit(viewed("/en-it/"));
	await settle();
	expect(layer().at(-1)).toBe("early");
	events.emit(handed("later"));
	await settle();
	expect(layer().slice(-2)).toEqual(["early", "later"]);
	expect(names()).toEqual([["page_view", "customer_changed"]]);
});

// proves event-21, checkout-22
test("facts that a page is handed again are written once in a visit", async () => {
	vi.stubGlobal("dataLayer", []);
	const events = start(viewed("/en-it/"));
	for (let loads = 0; loads < 3; loads++) {
		events.emit(handed("begun"));
		await settle();
	}
	expect(layer().filter((id) => id === "begun")).toHaveLength(1);
});

// proves event-11
test("a withdrawal drops what was handed", async () => {
	vi.stubGlobal("dataLayer", []);
	const events = start(viewed("/en-it/"));
	await settle();
	events.emit(handed("late"));
	vi.stubGlobal("document", { ...document, cookie: "consent=1." });
	listeners.get("shop:consents")?.();
	await settle();
	expect(layer()).not.toContain("late");
});

// proves event-4
test("events that were dropped before the start are counted in the log, once", async () => {
	const titles: string[] = [];
	vi.stubGlobal("navigator", {
		sendBeacon: (_: string, body: string) => titles.push((JSON.parse(body) as { title: string }).title),
	});
	const flood = Array.from({ length: 230 }, (_, at) => viewed(`/en-it/${at}`));
	const events = start(...flood);
	for (const event of flood) events.emit(event);
	await settle();
	expect(titles).toEqual(["Events were dropped, because too many came at once: 30"]);
	start(...flood.slice(30));
	await settle();
	expect(titles).toHaveLength(1);
});
