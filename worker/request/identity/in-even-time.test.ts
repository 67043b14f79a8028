import { afterEach, expect, test, vi } from "vitest";
import { inEvenTime } from "./in-even-time.ts";

afterEach(() => {
	vi.useRealTimers();
});

// proves identity-28
test.each([
	["a response that comes at once", 0, 500],
	["one that takes longer", 700, 700],
])("%s is given after %i ms of the platform's, %i ms of the shopper's", async (_, takes, expected) => {
	vi.useFakeTimers();
	const from = Date.now();
	const asking = new Promise<string>((resolve) => setTimeout(() => resolve("sent"), takes));
	const ended = inEvenTime(asking, new AbortController().signal).then((outcome) => [
		outcome,
		Date.now() - from,
	]);
	await vi.runAllTimersAsync();
	expect(await ended).toEqual(["sent", expected]);
});
