import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Collecting, collectDevice } from "./collect-device.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const frame = { jwt: "j", url: "https://processor.example/ddc" };
const collecting = (more: Partial<Collecting>) => {
	const reports: [string, string][] = [];
	return {
		reports,
		run: collectDevice({
			ask: async () => frame,
			open: async () => "session-1",
			report: (level, title) => reports.push([level, title]),
			...more,
		}),
	};
};

// proves checkout-11
test("the device's id comes from its frame", async () => {
	const { run, reports } = collecting({});
	expect(await run).toBe("session-1");
	expect(reports).toEqual([]);
});

// proves checkout-11
test("a silent frame is given up after 12 s, three times, and the order continues without it", async () => {
	const signals: AbortSignal[] = [];
	const { run, reports } = collecting({
		open: (_, signal) => {
			signals.push(signal);
			return new Promise(() => {});
		},
	});
	await vi.advanceTimersByTimeAsync(35_999);
	expect(reports).toHaveLength(2);
	await vi.advanceTimersByTimeAsync(1);
	expect(await run).toBeNull();
	expect(reports.map(([level]) => level)).toEqual(["warning", "warning", "warning", "error"]);
	expect(reports.at(-1)).toEqual(["error", "DDC failed"]);
	expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
});

// proves checkout-11
test("a failed collection is tried again", async () => {
	let tries = 0;
	const { run, reports } = collecting({ ask: async () => (++tries < 3 ? null : frame) });
	expect(await run).toBe("session-1");
	expect(reports).toEqual([
		["warning", "DDC failed (1): No JWT returned."],
		["warning", "DDC failed (2): No JWT returned."],
	]);
});
