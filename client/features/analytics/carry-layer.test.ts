import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carryLayer, takeCarried } from "./start-tags.ts";

let kept: Map<string, string>;
let leave: () => void;

beforeEach(() => {
	kept = new Map();
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("document", { cookie: "consent=1.a" });
	vi.stubGlobal("addEventListener", (_: string, listener: () => void) => {
		leave = listener;
	});
	vi.stubGlobal("sessionStorage", {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, text: string) => kept.set(name, text),
		removeItem: (name: string) => kept.delete(name),
	});
});
afterEach(() => vi.unstubAllGlobals());

// proves event-27
test("the next document gets the entries once, in their order", () => {
	const note = carryLayer();
	note({ event: "page_view" });
	note({ event: "view_item" });
	leave();
	expect(takeCarried()).toEqual([{ event: "page_view" }, { event: "view_item" }]);
	expect(takeCarried()).toEqual([]);
});

test("without consent nothing is carried over", () => {
	carryLayer()({ event: "page_view" });
	vi.stubGlobal("document", { cookie: "consent=1." });
	leave();
	expect(kept.size).toBe(0);
});

// proves event-27
test.each([
	["denied", () => undefined],
	["full", () => ({ getItem: () => null, removeItem() {}, setItem: () => expect.unreachable() })],
])("storage that is %s disturbs nothing", (_, storage) => {
	vi.stubGlobal("sessionStorage", storage());
	carryLayer()({ event: "page_view" });
	expect(leave).not.toThrow();
	expect(takeCarried()).toEqual([]);
});

test("what else stands in the storage is ignored", () => {
	for (const text of ["{", '"text"', "[1, null]"]) {
		kept.set("shop.layer", text);
		expect(takeCarried()).toEqual([]);
	}
});
