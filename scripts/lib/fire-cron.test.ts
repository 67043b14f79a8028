import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fireCron } from "./fire-cron.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("fires each minute until it is stopped, even after failures", async () => {
	const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
	let fired = 0;
	const stop = fireCron(() => (++fired === 1 ? Promise.reject(new Error("no database")) : Promise.resolve()));
	await vi.advanceTimersByTimeAsync(59_000);
	expect(fired).toBe(0);
	await vi.advanceTimersByTimeAsync(121_000);
	expect(fired).toBe(3);
	expect(report).toHaveBeenCalledTimes(1);
	stop();
	expect(vi.getTimerCount()).toBe(0);
	report.mockRestore();
});
