import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetQueued, listQueued, queueAddition } from "./queued-additions.ts";

const API = "/api/en-it";
let stored: Map<string, string>;
let room = true;

beforeEach(() => {
	stored = new Map();
	room = true;
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		removeItem: (key: string) => void stored.delete(key),
		setItem: (key: string, text: string) => {
			if (!room) throw new DOMException("full", "QuotaExceededError");
			stored.set(key, text);
		},
	});
});
afterEach(() => vi.unstubAllGlobals());

// proves basket-33
test("additions keep their order and have ids of their own", () => {
	queueAddition({ apiHref: API, productId: "a" });
	queueAddition({ apiHref: API, productId: "a" });
	const [first, second] = listQueued();
	expect(first?.id).toMatch(/^[\da-f-]{36}$/);
	expect(first?.id).not.toBe(second?.id);
	forgetQueued(first?.id ?? "");
	expect(listQueued()).toEqual([second]);
	forgetQueued(second?.id ?? "");
	expect(stored.size).toBe(0);
});

// proves basket-33
test("an addition is forgotten after a week", () => {
	queueAddition({ apiHref: API, productId: "a" });
	const week = 7 * 86_400_000;
	expect(listQueued(Date.now() + week - 1000)).toHaveLength(1);
	expect(listQueued(Date.now() + week)).toEqual([]);
});

// proves basket-33
test("without room nothing is queued, and the shopper is told by the failure", () => {
	room = false;
	expect(() => queueAddition({ apiHref: API, productId: "a" })).toThrow();
	expect(listQueued()).toEqual([]);
	room = true;
	for (let at = 0; at < 50; at++) queueAddition({ apiHref: API, productId: "a" });
	expect(() => queueAddition({ apiHref: API, productId: "a" })).toThrow();
});

test("an unreadable queue counts as empty", () => {
	stored.set("shop.queued-additions", "{");
	expect(listQueued()).toEqual([]);
});
