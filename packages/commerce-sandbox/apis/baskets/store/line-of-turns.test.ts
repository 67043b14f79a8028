import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LineOfTurns, LONGEST_TURN, PATIENCE } from "./line-of-turns.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forever = (): Promise<void> => new Promise(() => undefined);

test("changes run one at a time, in the order in which they came", async () => {
	const line = new LineOfTurns();
	const seen: string[] = [];
	const change = (name: string) => async () => {
		seen.push(`${name} begins`);
		await new Promise((resolve) => setTimeout(resolve, 10));
		seen.push(`${name} ends`);
	};
	const all = Promise.all([line.run(change("a")), line.run(change("b"))]);
	await vi.advanceTimersByTimeAsync(30);
	expect(await all).toEqual([true, true]);
	expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("a change that fails lets the next one go on", async () => {
	const line = new LineOfTurns();
	const failed = line.run(() => Promise.reject(new Error("the request is gone")));
	const next = line.run(() => Promise.resolve());
	await expect(failed).rejects.toThrow("the request is gone");
	await vi.advanceTimersByTimeAsync(1);
	expect(await next).toBe(true);
});

test("a change whose turn does not come in time is never run", async () => {
	const line = new LineOfTurns();
	void line.run(forever);
	const late = vi.fn(() => Promise.resolve());
	const hasRun = line.run(late);
	await vi.advanceTimersByTimeAsync(PATIENCE);
	expect(await hasRun).toBe(false);
	await vi.advanceTimersByTimeAsync(LONGEST_TURN);
	expect(late).not.toHaveBeenCalled();
});

test("a change that never ends holds up the others for a while only", async () => {
	const line = new LineOfTurns();
	void line.run(forever);
	await vi.advanceTimersByTimeAsync(LONGEST_TURN - PATIENCE + 10);
	const hasRun = line.run(() => Promise.resolve());
	await vi.advanceTimersByTimeAsync(PATIENCE);
	expect(await hasRun).toBe(true);
});
