import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEventBus } from "./events.ts";
import { tellSearch } from "./search-events.ts";
import { clickedSearch } from "./searched.ts";

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
const sent: unknown[] = [];
beforeEach(() => {
	kept.clear();
	sent.length = 0;
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
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

test("a click is told once, with its place among all results, and what goes into the bag after it", async () => {
	const events = setUp();
	events.emit(clicked(4));
	events.emit({ type: "addToCart", productId: "1001", quantity: 1 });
	await vi.waitFor(() => expect(sent).toHaveLength(2));
	const what = { queryId: "q1", index: search.index, objectId: "VT1-red" };
	expect(sent).toEqual([
		{ type: "click", ...what, position: 26 },
		{ type: "addToCart", ...what },
	]);
});

test("a click that no hosted search led to ends it", async () => {
	const events = setUp();
	events.emit(clicked(4));
	await vi.waitFor(() => expect(clickedSearch()).not.toBeNull());
	events.emit(clicked(1));
	events.emit({ type: "addToCart", productId: "1001", quantity: 1 });
	await vi.waitFor(() => expect(clickedSearch()).toBeNull());
	await vi.waitFor(() => expect(sent).toHaveLength(1));
});

test("what is kept may be anything, or nothing at all", () => {
	kept.set("vetrina.searched", "{");
	expect(clickedSearch()).toBeNull();
	vi.stubGlobal("sessionStorage", undefined);
	expect(clickedSearch()).toBeNull();
});
