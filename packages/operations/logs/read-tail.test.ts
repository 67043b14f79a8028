import { expect, test } from "vitest";
import { readTail } from "./read-tail.ts";

const item = (over: Partial<TraceItem> = {}): TraceItem =>
	({
		...{ scriptName: "vetrina", outcome: "ok", eventTimestamp: 1000, logs: [], exceptions: [] },
		event: { request: { url: "https://shop.example/?token=secret", headers: { cookie: "secret" } } },
		...over,
	}) as unknown as TraceItem;
const log = (...message: unknown[]) => ({ timestamp: 2000, level: "error", message });

// proves ops-22
test("a line names its Worker and its own time, and nothing of the request", () => {
	const lines = readTail([
		item({ logs: [log('{"level":"warning","title":"A retry","worker":"forged","time":"never"}')] }),
	]);
	expect(lines).toEqual([
		{ level: "warning", title: "A retry", worker: "vetrina", time: new Date(2000).toISOString() },
	]);
	expect(JSON.stringify(lines)).not.toContain("secret");
});

// proves ops-22
test.each([
	["exceededCpu", ["The runtime ended an invocation: exceededCpu"]],
	["exceededMemory", ["The runtime ended an invocation: exceededMemory"]],
	["canceled", []],
	["ok", []],
])("an invocation with the outcome %s gives the lines %j", (outcome, titles) => {
	expect(readTail([item({ outcome })]).map(({ title }) => title)).toEqual(titles);
});

// proves ops-22
test.each(["{broken", "[1]", "null", '"text"', "{}", "x".repeat(100_000)])(
	"a text such as %.20s is a line of its own",
	(text) => {
		const [line] = readTail([item({ logs: [log(text)] })]);
		expect(line?.title).toBe(text.slice(0, 2000));
	},
);
