import { expect, test } from "vitest";
import { drawTrace, followTrace } from "./follow-trace.ts";
import { readSpanEvents } from "./read-span-events.ts";

const trace = (letter: string): string => letter.repeat(32);
const at = (ms: number): string => new Date(ms).toISOString();

/** Returns the events of an invocation with one span that fails. */
const invocation = (
	traceId: string,
	facts: [name: string, value: unknown][],
): Parameters<typeof readSpanEvents>[0] => [
	{
		timestamp: at(0),
		spanContext: { traceId },
		event: {
			type: "onset",
			spanId: "1",
			info: { type: "fetch", method: "GET", url: "https://x.example/a?token=s" },
		},
	},
	{
		timestamp: at(5),
		spanContext: { traceId, spanId: "1" },
		event: { type: "spanOpen", spanId: "2", name: "platform baskets" },
	},
	{
		timestamp: at(6),
		spanContext: { traceId, spanId: "2" },
		event: { type: "attributes", info: facts.map(([name, value]) => ({ name, value })) },
	},
	{
		timestamp: at(7),
		spanContext: { traceId, spanId: "2" },
		event: { type: "spanUpdate", info: { type: "status", status: { code: "error" } } },
	},
	{ timestamp: at(9), spanContext: { traceId, spanId: "2" }, event: { type: "spanClose" } },
	{ timestamp: at(12), spanContext: { traceId, spanId: "1" }, event: { type: "outcome" } },
];

// proves platform-12
test("draws the spans of a request as a tree, without its query", () => {
	const spans = readSpanEvents(invocation(trace("a"), [["status", 503]]));
	expect(drawTrace(spans)).toBe(
		[
			`trace ${trace("a")}`,
			"    0 ms  GET /a (12 ms)",
			"    5 ms    platform baskets (4 ms) FAILED status=503",
		].join("\n"),
	);
});

// proves platform-12
test("follows an event to the answer before it and to its delivery, and to nothing else", () => {
	const spans = [
		invocation(trace("a"), []),
		invocation(trace("b"), [
			["events", "e-1"],
			["causes", trace("a")],
		]),
		invocation(trace("c"), [
			["events", "e-1,e-2"],
			["causes", trace("b")],
		]),
		invocation(trace("d"), [["events", "e-3"]]),
	].flatMap((events) => readSpanEvents(events));
	expect(
		followTrace(spans, "e-1")
			.map(([span]) => span?.traceId[0])
			.toSorted(),
	).toEqual(["a", "b", "c"]);
	expect(followTrace(spans, trace("d"))).toHaveLength(1);
	expect(followTrace(spans, "e-9")).toEqual([]);
});
