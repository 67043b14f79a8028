import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countLines, oneAtATime } from "./one-at-a-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = new AbortController().signal;
const forever = (): Promise<void> => new Promise(() => undefined);
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test("work for one key runs in order, and work for other keys at once", async () => {
	const seen: string[] = [];
	const run = (key: string, name: string) =>
		oneAtATime(key, open, async () => {
			seen.push(`${name} begins`);
			await pause(100);
			seen.push(`${name} ends`);
		});
	const all = [run("anna", "a1"), run("anna", "a2"), run("viola", "v")];
	await vi.advanceTimersByTimeAsync(300);
	await Promise.all(all);
	expect(seen).toEqual(["a1 begins", "v begins", "a1 ends", "v ends", "a2 begins", "a2 ends"]);
});

test("a failure does not affect the next request", async () => {
	const failed = oneAtATime("anna", open, () => Promise.reject(new Error("refused")));
	const next = oneAtATime("anna", open, async () => "done");
	await expect(failed).rejects.toThrow("refused");
	await vi.advanceTimersByTimeAsync(20);
	expect(await next).toBe("done");
});

test("work whose deadline passes while it waits is not run", async () => {
	const deadline = new AbortController();
	const first = oneAtATime("anna", open, () => pause(5000));
	const run = vi.fn(async () => "done");
	const late = oneAtATime("anna", deadline.signal, run).catch((error: unknown) => String(error));
	deadline.abort();
	expect(await late).toMatch("deadline");
	await vi.advanceTimersByTimeAsync(6000);
	await first;
	expect(run).not.toHaveBeenCalled();
});

test("a request that never ends delays the others no longer than a request may live", async () => {
	void oneAtATime("anna", open, forever);
	const next = oneAtATime("anna", open, async () => "done");
	await vi.advanceTimersByTimeAsync(12_500);
	expect(await next).toBe("done");
});

test("requests that never end leave nothing behind", async () => {
	await vi.advanceTimersByTimeAsync(12_500);
	for (const key of ["anna", "viola", "nora"]) void oneAtATime(key, open, forever);
	expect(countLines()).toBe(3);
	await vi.advanceTimersByTimeAsync(12_500);
	await oneAtATime("clara", open, async () => "done");
	expect(countLines()).toBe(0);
});
