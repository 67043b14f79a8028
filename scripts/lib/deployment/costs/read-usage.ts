import type { Span } from "../../traces/read-span-events.ts";
import { UNITS, type Unit, type Usage } from "./prices.ts";

const readNumber = (span: Span, fact: string, otherwise = 0): number => {
	const value = Number(span.facts[fact]);
	return Number.isFinite(value) ? value : otherwise;
};

/** A message is written, read and deleted. */
const QUEUE_STEPS = 3;

const COUNTED: readonly (readonly [name: RegExp, unit: Unit, count: (span: Span) => number])[] = [
	[/^kv_(?:get|list)/, "kvReads", (span) => readNumber(span, "cloudflare.kv.query.keys.count", 1)],
	[/^kv_(?:put|delete)/, "kvWrites", () => 1],
	[/^d1_/, "d1RowsRead", (span) => readNumber(span, "cloudflare.d1.response.rows_read")],
	[/^d1_/, "d1RowsWritten", (span) => readNumber(span, "cloudflare.d1.response.rows_written")],
	[/^r2_(?:get|head)/, "r2Reads", () => 1],
	[/^r2_(?:put|list)/, "r2Writes", () => 1],
	[/^queue_send/, "queueOperations", () => QUEUE_STEPS],
	[/^durable_object_subrequest/, "objectRequests", () => 1],
];

/** Counts what the spans of both Workers used, except requests and processor time, which spans do not tell. */
export function readUsage(spans: readonly Span[]): Usage {
	const usage = Object.fromEntries(UNITS.map((unit) => [unit, 0])) as Record<Unit, number>;
	for (const span of spans)
		for (const [name, unit, count] of COUNTED) if (name.test(span.name)) usage[unit] += count(span);
	return usage;
}
