import { afterEach, beforeEach, vi } from "vitest";

/** Gives each test of a file a visit with consent to analytics and an empty storage. */
export function stubVisits(): void {
	beforeEach(() => {
		const kept = new Map<string, string>();
		vi.stubGlobal("navigator", {});
		vi.stubGlobal("document", { cookie: "consent=1.a" });
		vi.stubGlobal("sessionStorage", {
			getItem: (name: string) => kept.get(name) ?? null,
			setItem: (name: string, text: string) => kept.set(name, text),
		});
	});
	afterEach(() => vi.unstubAllGlobals());
}
