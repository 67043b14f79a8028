import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Count, CountKind } from "@vetrina/shop-rules/operations/record.ts";
import { describe, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { createAnalyticsCounts, writeQuery } from "../counts/analytics-counts.ts";
import { COLUMNS } from "../counts/columns.ts";
import { listRates } from "../counts/rates.ts";

const folder = import.meta.dirname;
const readJson = (name: string): unknown => JSON.parse(readFileSync(resolve(folder, name), "utf8"));

type Target = { query: string };
type Dashboard = { panels: { id: number; title: string; description: string; targets: Target[] }[] };
type Rule = {
	uid: string;
	title: string;
	data: { refId: string; model: { query?: string; expression?: string } }[];
};
type Alerts = { groups: { rules: Rule[] }[] };

const dashboard = readJson("dashboard.json") as Dashboard;
const rules = (readJson("alerts.json") as Alerts).groups.flatMap((group) => group.rules);
const queries: [string, string][] = [
	...dashboard.panels.flatMap(({ title, targets }) =>
		targets.map(({ query }): [string, string] => [title, query]),
	),
	...rules.flatMap(({ title, data }) =>
		data.flatMap(({ model }): [string, string][] => (model.query ? [[title, model.query]] : [])),
	),
	["the page of counters", writeQuery("vetrina_counters", 24)],
];

const KINDS: Record<CountKind, true> = { request: true, call: true, value: true };
/** Values that the counters' texts may have; those that are not listed are names. */
const VALUES: Partial<Record<string, RegExp>> = {
	[COLUMNS.kind]: new RegExp(`^(${Object.keys(KINDS).join("|")})$`),
	[COLUMNS.outcome]: /^([1-5]xx|absent|found|timeout|network|http|malformed|left alone|failed)$/,
	[COLUMNS.cache]: /^(hit|stale|miss|bypass|private)?$/,
};

/** Returns each text that a query compares a column with. */
const listComparisons = (query: string): [column: string, value: string][] =>
	[...query.matchAll(/\b(blob\d+)\s*(?:=|!=|(?:NOT )?IN)\s*(\([^)]*\)|'[^']*')/g)].flatMap(
		([, column = "", values = ""]) =>
			[...values.matchAll(/'([^']*)'/g)].map(([, value = ""]): [string, string] => [column, value]),
	);

describe.each(queries)("%s", (_, query) => {
	// proves ops-21
	test("asks for columns that the counters have", () => {
		const names = query.match(/\b(?:blob|double|index)\d+\b/g) ?? [];
		expect(names.length).toBeGreaterThan(0);
		for (const name of names) expect(Object.values(COLUMNS)).toContain(name);
	});

	// proves ops-21
	test("compares them with values that they can have", () => {
		for (const [column, value] of listComparisons(query))
			expect([column, value]).toEqual([column, expect.stringMatching(VALUES[column] ?? /./)]);
	});

	// proves ops-21
	test("counts what was sampled away, in the dataset of production", () => {
		for (const [, sum = ""] of query.matchAll(/\bsum(?:If)?\(([^),]*)/g))
			expect(sum).toMatch(/^_sample_interval \*/);
		const { analytics_engine_datasets } = unstable_readConfig(
			{ config: resolve(folder, "../wrangler.toml"), env: "production" },
			{ hideWarnings: true },
		);
		expect(query).toContain(`FROM ${analytics_engine_datasets[0]?.dataset} `);
	});
});

// proves ops-21
test("panels and rules have names of their own, and thresholds read the query before them", () => {
	const unique = (names: unknown[]) => expect(new Set(names).size).toBe(names.length);
	unique(dashboard.panels.map(({ id }) => id));
	unique(dashboard.panels.map(({ title }) => title));
	unique(rules.map(({ uid }) => uid));
	for (const { data } of rules)
		expect(data.find(({ model }) => model.expression)?.model.expression).toBe(data[0]?.refId);
	for (const { uid } of rules) expect(uid.length).toBeLessThanOrEqual(40);
});

// proves ops-12 ops-21
test("a point of Analytics Engine has each part of a counter in its column, within the limits of an invocation", async () => {
	const points: AnalyticsEngineDataPoint[] = [];
	const dataset = {
		writeDataPoint: (point?: AnalyticsEngineDataPoint) => void (point && points.push(point)),
	};
	const store = createAnalyticsCounts({} as never, dataset);
	const row: Count = {
		kind: "call",
		name: "baskets",
		outcome: "timeout",
		cache: "",
		count: 3,
		milliseconds: 90,
	};
	await store.write(Array(1000).fill(row), { release: "build-1", now: 0 });
	expect(points.length).toBeLessThanOrEqual(250);
	const [{ blobs = [], doubles = [], indexes = [] } = {}] = points;
	const read = (column: string): unknown => {
		const [, kind, number] = /^(blob|double)(\d+)$/.exec(column) ?? [];
		return (kind === "blob" ? blobs : doubles)[Number(number) - 1];
	};
	expect(Object.fromEntries(Object.entries(COLUMNS).map(([part, column]) => [part, read(column)]))).toEqual({
		...row,
		release: "build-1",
	});
	expect(indexes).toHaveLength(1);
	expect(await store.read(24, 0)).toHaveProperty("reason");
});

// proves ops-12
test("rates count a stale copy as a hit, and neither private pages nor absent services as failures", () => {
	const row = (over: Partial<Count>): Count => ({
		...{ kind: "request", name: "home", outcome: "2xx", cache: "", count: 1, milliseconds: 0 },
		...over,
	});
	const [rate] = listRates(
		[
			row({ cache: "hit" }),
			row({ cache: "stale" }),
			row({ cache: "miss" }),
			row({ cache: "private", outcome: "absent" }),
			row({ cache: "miss", outcome: "5xx" }),
			row({ kind: "call", outcome: "timeout" }),
		],
		"request",
	);
	expect(rate).toMatchObject({ count: 5, lookups: 4, hits: 2, failures: 1 });
});
