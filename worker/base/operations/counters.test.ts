import type { OperationsRecord } from "@vetrina/shop-rules/operations/record.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useClock } from "../clock.ts";
import { createLog } from "../log.ts";
import { count, recordNow, recordSoon } from "./counters.ts";

let time = 0;
let timers: { at: number; run: () => void }[] = [];
beforeEach(async () => {
	time += 1_000_000;
	timers = [];
	useClock({
		now: () => time,
		timeout: () => new AbortController().signal,
		after: (milliseconds, run) => {
			timers.push({ at: time + milliseconds, run });
			return () => {};
		},
	});
	await recordNow(recorder().to);
});
afterEach(() => useClock());

const recorder = (record: (given: OperationsRecord) => void = () => {}) => {
	const records: OperationsRecord[] = [];
	const warnings: string[] = [];
	const to = {
		release: "build-1",
		operations: {
			record: async (given: OperationsRecord) => {
				record(given);
				records.push(given);
			},
			respond: async () => new Response(),
		},
		warn: (title: string) => void warnings.push(title),
	};
	return { to, records, warnings };
};
const pass = (milliseconds: number) => {
	time += milliseconds;
	for (const timer of timers.splice(0))
		if (timer.at <= time) timer.run();
		else timers.push(timer);
};

// proves ops-12
test("counts of several requests are summed up and handed on once, behind the response of the first", async () => {
	const { to, records } = recorder();
	const behind: Promise<unknown>[] = [];
	for (const milliseconds of [10, 30]) {
		count("request", "home", "2xx", { cache: "hit", milliseconds });
		recordSoon(to, (promise) => behind.push(promise));
	}
	expect([behind.length, records]).toEqual([1, []]);
	pass(5000);
	await Promise.all(behind);
	expect(records).toEqual([
		{
			release: "build-1",
			counts: [{ kind: "request", name: "home", outcome: "2xx", cache: "hit", count: 2, milliseconds: 40 }],
			errors: [],
			lost: 0,
		},
	]);
	await recordNow(to);
	expect(records).toHaveLength(1);
});

// proves ops-12
test("the next request collects if a collection was cancelled", () => {
	const { to } = recorder();
	const behind: Promise<unknown>[] = [];
	const request = () => recordSoon(to, (promise) => behind.push(promise));
	request();
	request();
	time += 60_000;
	request();
	expect(behind).toHaveLength(2);
});

// proves ops-12
test("the rows are bounded, however many names there are, and nothing goes uncounted", async () => {
	const { to, records } = recorder();
	for (let index = 0; index < 5000; index++) count("call", `name-${index}`, "2xx");
	await recordNow(to);
	const counts = records[0]?.counts ?? [];
	expect(counts.length).toBeLessThan(400);
	expect(counts.find(({ name }) => name === "other")?.count).toBeGreaterThan(1);
	expect(counts.reduce((sum, row) => sum + row.count, 0)).toBe(5000);
});

// proves ops-12 ops-13
test("what cannot be recorded is lost with a warning, and never fails a request", async () => {
	const { to, records, warnings } = recorder(() => {
		throw new Error("down");
	});
	count("request", "home", "2xx");
	await recordNow(to);
	expect([records, warnings.length]).toEqual([[], 1]);
	count("request", "home", "2xx");
	await recordNow({ ...to, operations: undefined });
	expect(warnings).toHaveLength(1);
});

// proves ops-13
test("errors of the log are kept with their request, bounded in number and length, and warnings are not", async () => {
	const { to, records } = recorder();
	const log = createLog("request-1");
	log("warning", "a", "A retry");
	log("error", "platform/fetch", "x".repeat(10_000), {
		family: "baskets",
		error: new Error("y".repeat(10_000)),
	});
	log("error", "client: hydration", "z", { release: "entry-1" });
	for (let index = 0; index < 200; index++) log("error", "b", `error ${index}`);
	await recordNow(to);
	const [record] = records;
	const [first, second] = record?.errors ?? [];
	expect(first).toMatchObject({ at: time, type: "server", about: "baskets", requestId: "request-1" });
	expect(second).toMatchObject({ type: "client", release: "entry-1" });
	expect((record?.errors.length ?? 0) + (record?.lost ?? 0)).toBe(202);
	expect(JSON.stringify(record).length).toBeLessThan(50_000);
});
