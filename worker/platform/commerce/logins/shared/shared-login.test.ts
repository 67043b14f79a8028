import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SHARED_FOR, SharedLogin } from "./shared-login.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Tokens = { refreshToken: string };
const logInAs = (refreshToken: string) => vi.fn(async (): Promise<Tokens> => ({ refreshToken }));

test("concurrent requests share a login, and so does a slightly later one", async () => {
	const shared = new SharedLogin<Tokens>();
	const logIn = logInAs("a");
	const tokens = await Promise.all([shared.tokens(logIn), shared.tokens(logIn)]);
	expect([...tokens, await shared.tokens(logIn)].map(({ refreshToken }) => refreshToken)).toEqual([
		"a",
		"a",
		"a",
	]);
	expect(logIn).toHaveBeenCalledTimes(1);
});

test("a waiting request logs in itself if the shared login fails", async () => {
	const shared = new SharedLogin<Tokens>();
	const failed = shared.tokens(() => Promise.reject(new Error("the platform is down")));
	const next = [shared.tokens(logInAs("b")), shared.tokens(logInAs("c"))];
	await expect(failed).rejects.toThrow("the platform is down");
	expect(await Promise.all(next)).toEqual([{ refreshToken: "b" }, { refreshToken: "b" }]);
});

test("a refused, forgotten or old login is not shared again", async () => {
	const shared = new SharedLogin<Tokens>();
	await shared.tokens(logInAs("a"));
	expect(await shared.tokens(logInAs("b"), "a")).toEqual({ refreshToken: "b" });
	shared.forget();
	expect(await shared.tokens(logInAs("c"))).toEqual({ refreshToken: "c" });
	await vi.advanceTimersByTimeAsync(SHARED_FOR);
	expect(await shared.tokens(logInAs("d"))).toEqual({ refreshToken: "d" });
});
