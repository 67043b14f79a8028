import { afterEach, expect, test, vi } from "vitest";
import { SHARED_FOR } from "./shared-login.ts";
import { SharedRefreshes } from "./shared-refreshes.ts";

afterEach(() => void vi.useRealTimers());

// proves identity-30
test("a refresh token is sent once, however many requests have it", async () => {
	vi.useFakeTimers();
	const shared = new SharedRefreshes<string>();
	let presented = 0;
	const refresh = async () => `tokens ${++presented}`;
	const all = await Promise.all(Array.from({ length: 50 }, () => shared.tokens("one", refresh)));
	expect(new Set(all)).toEqual(new Set(["tokens 1"]));
	expect(await shared.tokens("one", refresh)).toBe("tokens 1");
	expect(await shared.tokens("another", refresh)).toBe("tokens 2");
	vi.advanceTimersByTime(SHARED_FOR);
	expect(await shared.tokens("one", refresh)).toBe("tokens 3");
});

test("a failed refresh is repeated by the next request", async () => {
	const shared = new SharedRefreshes<string>();
	await expect(shared.tokens("one", () => Promise.reject(new Error("503")))).rejects.toThrow("503");
	expect(await shared.tokens("one", async () => "tokens")).toBe("tokens");
});
