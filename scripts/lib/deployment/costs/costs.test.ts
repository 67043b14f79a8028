import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../run.ts";
import type { Span } from "../../traces/read-span-events.ts";
import { computeCosts, mixUsages } from "./compute-costs.ts";
import { PLAN, PRICES, UNITS, type Unit, type Usage } from "./prices.ts";
import { readUsage } from "./read-usage.ts";
import { REQUESTS_PER_VISIT } from "./visit.ts";
import { averageRequest, type Measured, withTables } from "./write-table.ts";

const MILLION = 1_000_000;
const only = (usage: Partial<Record<Unit, number>>): Usage =>
	Object.fromEntries(UNITS.map((unit) => [unit, usage[unit] ?? 0])) as Usage;

test.each(UNITS)("%s are free as far as the plan includes them, and then cost by the million", (unit) => {
	const { included, price } = PRICES[unit];
	const costs = (units: number): number => computeCosts(only({ [unit]: units / MILLION }), MILLION).total;
	expect(costs(included)).toBeCloseTo(PLAN, 6);
	expect(costs(included + 2 * MILLION)).toBeCloseTo(PLAN + 2 * price, 6);
});

test("parts add up, and no part is less than nothing", () => {
	const usage = only({ requests: 1, cpuMs: 7, kvReads: 2 });
	const { parts, total } = computeCosts(usage, 100 * MILLION);
	expect(parts.requests).toBeCloseTo(27, 6);
	expect(parts.cpuMs).toBeCloseTo(13.4, 6);
	expect(parts.kvReads).toBeCloseTo(95, 6);
	expect(total).toBeCloseTo(PLAN + 27 + 13.4 + 95, 6);
	expect(Object.values(computeCosts(usage, 10).parts).every((part) => part === 0)).toBe(true);
});

test("usages are mixed by their shares", () => {
	expect(
		mixUsages([
			[0.25, only({ kvReads: 4 })],
			[0.75, only({ kvReads: 8, cpuMs: 4 })],
		]),
	).toEqual(only({ kvReads: 7, cpuMs: 3 }));
});

const span = (name: string, facts: Span["facts"] = {}): Span => ({
	traceId: "t",
	spanId: "s",
	name,
	start: 0,
	end: 0,
	facts,
});
test("spans are counted by what the platform bills", () => {
	const rows = (read: number, written: number) => ({
		"cloudflare.d1.response.rows_read": read,
		"cloudflare.d1.response.rows_written": written,
	});
	const spans = [
		span("kv_get", { "cloudflare.kv.query.keys.count": 3 }),
		span("kv_getWithMetadata"),
		span("kv_put"),
		span("d1_all", rows(12, 0)),
		span("d1_batch", rows(3, 4)),
		span("d1_run"),
		span("r2_get"),
		span("r2_put"),
		span("queue_sendBatch"),
		span("durable_object_subrequest"),
		span("fetch"),
		span("cache_match"),
	];
	expect(readUsage(spans)).toEqual(
		only({
			kvReads: 4,
			kvWrites: 1,
			d1RowsRead: 15,
			d1RowsWritten: 4,
			r2Reads: 1,
			r2Writes: 1,
			queueOperations: 3,
			objectRequests: 1,
		}),
	);
});

test("the tables of docs/deployment.md are written again from what was measured, and a visit costs what its requests cost", () => {
	const document = readFileSync(resolve(root, "docs/deployment.md"), "utf8");
	const kinds = Object.fromEntries(
		Object.keys(REQUESTS_PER_VISIT).map((kind) => [kind, only({ requests: 1, cpuMs: 3, kvReads: 2 })]),
	) as Measured["kinds"];
	const measured: Measured = { at: "2026-11-30", kinds };
	expect(averageRequest(measured).requests).toBeCloseTo(1, 6);
	expect(averageRequest(measured).cpuMs).toBeCloseTo(3, 6);
	const written = withTables(document, measured);
	expect(written).toMatch(/\| \*\*Total\*\* \| \*\*\$5\.00\*\* \| \*\*\$10(?:\.00)?\*\* \| \*\*\$132\*\* \|/);
	expect(withTables(written, measured)).toBe(written);
	expect(() => withTables("no place", measured)).toThrow(/no place/);
});
