import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTags } from "./start-tags.ts";

const SETTINGS = { containers: ["GTM-START1", "GTM-START2"], hotjarId: 6 };

type Script = { id: string; src: string; onload(): void; onerror(): void };
let scripts: Script[];

beforeEach(() => {
	scripts = [];
	vi.useFakeTimers();
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("document", {
		cookie: "consent=1.a",
		createElement: () => ({ dataset: {}, remove() {} }),
		head: { append: (script: Script) => scripts.push(script) },
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const start = (target: Record<string, unknown> = {}) => {
	const pushed: object[] = [];
	void startTags(SETTINGS, (entry) => pushed.push(entry), target);
	return { pushed, target };
};

// proves event-27
test("one script after the other is loaded when the page is idle, and a blocked one keeps none of the others away", async () => {
	const { pushed, target } = start();
	expect(scripts).toEqual([]);
	await vi.advanceTimersByTimeAsync(200);
	expect(scripts.map(({ id }) => id)).toEqual(["GTM-START1"]);
	scripts[0]?.onerror();
	await vi.advanceTimersByTimeAsync(1000);
	expect(scripts.map(({ id }) => id)).toEqual(["GTM-START1", "GTM-START2", "hotjar"]);
	expect(pushed).toEqual([
		{ "gtm.start": expect.any(Number), event: "gtm.js" },
		{ "gtm.start": expect.any(Number), event: "gtm.js" },
	]);
	expect(target._hjSettings).toEqual({ hjid: 6, hjsv: 6 });
	(target.hj as (...call: unknown[]) => void)("event", "seen");
	expect((target.hj as unknown as { q: unknown[] }).q).toEqual([["event", "seen"]]);
});

// proves event-11, event-27
test("consent that is withdrawn meanwhile stops what was not loaded yet", async () => {
	start();
	await vi.advanceTimersByTimeAsync(200);
	vi.stubGlobal("document", { ...document, cookie: "consent=1." });
	await vi.advanceTimersByTimeAsync(1000);
	expect(scripts).toHaveLength(1);
});

// proves event-27
test.each([
	["Global Privacy Control", { globalPrivacyControl: true }],
	["Do Not Track", { doNotTrack: "1" }],
])("a browser with %s loads none", async (_, navigator) => {
	vi.stubGlobal("navigator", navigator);
	const { pushed } = start();
	await vi.advanceTimersByTimeAsync(2000);
	expect([scripts, pushed]).toEqual([[], []]);
});
