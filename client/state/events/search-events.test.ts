import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEventBus } from "./events.ts";
import { tellSearch } from "./search-events.ts";
import { findSearch } from "./searched.ts";

const search = { queryId: "q1", index: "vetrina-us__products__en", offset: 24 };
const spans = [
	{ href: "/en-us/search?q=silk", tiles: 2 },
	{ href: "/en-us/search?q=silk&page=2", tiles: 3, search },
];
const clicked = (position: number) => ({
	type: "productClick" as const,
	source: "search" as const,
	productId: "VT1-red",
	position,
	spans,
});

const kept = new Map<string, string>();
const listeners = new Map<string, () => void>();
const sent: unknown[] = [];
beforeEach(() => {
	kept.clear();
	sent.length = 0;
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("document", { cookie: "consent=1.a" });
	vi.stubGlobal(
		"addEventListener",
		(type: string, listener: () => void) => void listeners.set(type, listener),
	);
	vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
		if (String(url).endsWith("/session")) return Response.json({ csrf: "t" });
		expect([String(url), init.keepalive]).toEqual(["/api/en-us/search-events", true]);
		sent.push(JSON.parse(String(init.body)));
		return Response.json({ ok: true }, { status: 202 });
	});
});
afterEach(() => vi.unstubAllGlobals());

const setUp = () => {
	const events = createEventBus();
	tellSearch(events, new QueryClient(), "/api/en-us");
	return events;
};

const red = { id: "VT1-red", masterId: "VT1" };
const blue = { id: "VT2-blue", masterId: "VT2" };
const added = (product?: typeof red) => ({
	type: "addToCart" as const,
	addType: "addToCart" as const,
	productId: "1001",
	quantity: 1,
	product,
});
const what = { queryId: "q1", index: search.index, objectId: "VT1-red" };

// proves search-8
test("a click is sent once with its position among all results, followed by additions to the bag", async () => {
	const events = setUp();
	events.emit(clicked(4));
	events.emit(added(red));
	await expect.poll(() => sent).toHaveLength(2);
	expect(sent).toEqual([
		{ type: "click", ...what, position: 26 },
		{ type: "addToCart", ...what },
	]);
});

// proves search-8
test("an addition by a tile's button is sent as an addition, not as a click", async () => {
	const events = setUp();
	events.emit({ ...clicked(4), type: "productAction" });
	events.emit(added(red));
	events.emit({ ...clicked(5), productId: blue.id });
	await expect.poll(() => sent).toHaveLength(2);
	expect(sent).toEqual([
		{ type: "addToCart", ...what },
		{ type: "click", ...what, objectId: blue.id, position: 27 },
	]);
});

test("an addition names the added product, not the last one clicked", async () => {
	const events = setUp();
	events.emit(clicked(4));
	events.emit({ ...clicked(5), productId: blue.id });
	events.emit(added(red));
	events.emit(added({ id: "VT3-green", masterId: "VT3" }));
	events.emit(added());
	await expect.poll(() => sent).toHaveLength(3);
	expect(sent.at(-1)).toEqual({ type: "addToCart", ...what });
});

test("the search is known in other tabs, after reloads and for other colours", async () => {
	setUp().emit(clicked(4));
	await expect.poll(() => sent).toHaveLength(1);
	const later = setUp();
	const product = { ...red, name: "", brand: "", price: { value: 1, currency: "USD" } };
	later.emit({ type: "productView", product });
	later.emit(added({ id: "VT1-black", masterId: "VT1" }));
	await expect.poll(() => sent).toHaveLength(2);
	expect(sent.at(-1)).toEqual({ type: "addToCart", ...what, objectId: "VT1-black" });
});

test("a click from elsewhere removes the product's search", async () => {
	const events = setUp();
	events.emit(clicked(4));
	await expect.poll(() => findSearch(red)).toBeDefined();
	events.emit(clicked(1));
	events.emit(added(red));
	await expect.poll(() => findSearch(red)).toBeUndefined();
	await expect.poll(() => sent).toHaveLength(1);
});

test("invalid or missing storage is ignored", () => {
	kept.set("shop.searched", "{");
	expect(findSearch(red)).toBeUndefined();
	vi.stubGlobal("localStorage", undefined);
	expect(findSearch(red)).toBeUndefined();
});

const decide = (cookie: string) => {
	vi.stubGlobal("document", { cookie });
	listeners.get("shop:consents")?.();
};

// proves search-8
test("what happens before a choice is reported once by a late yes, and known afterwards", async () => {
	vi.stubGlobal("document", { cookie: "" });
	const events = setUp();
	events.emit(clicked(4));
	events.emit(added(red));
	await expect.poll(() => findSearch(red)).toBeDefined();
	expect([sent, kept.size]).toEqual([[], 0]);
	decide("consent=1.a");
	await expect.poll(() => sent).toHaveLength(2);
	decide("consent=1.a");
	expect(sent).toEqual([
		{ type: "click", ...what, position: 26 },
		{ type: "addToCart", ...what },
	]);
	expect(findSearch(red)).toBeDefined();
});

// proves search-8
test("a refusal drops what waited for a choice", async () => {
	vi.stubGlobal("document", { cookie: "" });
	const events = setUp();
	events.emit(clicked(4));
	await expect.poll(() => findSearch(red)).toBeDefined();
	decide("consent=1.");
	decide("consent=1.a");
	expect([sent, kept.size, findSearch(red)]).toEqual([[], 0, undefined]);
});
