import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadScript } from "./load-script.ts";

type Element = { id: string; src: string; onload(): void; onerror(): void; remove(): void };
let elements: Element[];
beforeEach(() => {
	elements = [];
	vi.useFakeTimers();
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("document", {
		cookie: "consent=1.a",
		createElement: () => ({ dataset: {}, remove() {} }),
		head: { append: (element: Element) => elements.push(element) },
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const src = "https://provider.example/sdk.js";

// proves security-8
test("a script loads once for any number of requests", async () => {
	const both = Promise.all([loadScript({ id: "once", src }), loadScript({ id: "once", src })]);
	await expect.poll(() => elements).toHaveLength(1);
	expect(elements[0]).toMatchObject({ id: "once", src });
	elements[0]?.onload();
	await both;
	await loadScript({ id: "once", src });
	expect(elements).toHaveLength(1);
});

// proves security-8
test.each([
	{ id: "", src },
	{ id: "without-address", src: "" },
])("a missing id or address is an error, and loads no script: %j", async (script) => {
	await expect(loadScript(script)).rejects.toThrow("needs an id and an address");
	expect(elements).toEqual([]);
});

// proves security-8
test("a failed or timed-out script may be tried again", async () => {
	const failing = loadScript({ id: "again", src });
	elements[0]?.onerror();
	await expect(failing).rejects.toThrow("did not load");
	const slow = expect(loadScript({ id: "again", src })).rejects.toThrow("took too long");
	await vi.advanceTimersByTimeAsync(10_000);
	await slow;
	const loading = loadScript({ id: "again", src });
	elements[2]?.onload();
	await loading;
});

// proves security-8
test("a script that needs consent waits for it", async () => {
	await expect(loadScript({ id: "asks", src, consent: "marketing" })).rejects.toThrow("waits for consent");
	expect(elements).toEqual([]);
	const loading = loadScript({ id: "asks", src, consent: "analytics" });
	elements[0]?.onload();
	await loading;
});
