import { parseSpec } from "@vetrina/commerce-sandbox/faults/fault-spec.ts";
import { expect, test } from "vitest";
import { KINDS } from "./kinds.ts";
import { writeCell, writeTable, wrongRows } from "./print-drill.ts";
import type { Cell, Table } from "./run-drill.ts";
import { VIEWS } from "./views.ts";

const cell = (more: Partial<Cell>): Cell => ({ status: 200, first: 0.1, last: 0.1, lacks: false, ...more });
const table = (kind: (typeof KINDS)[number], cells: Record<string, Cell>): Table => ({
	kind,
	rows: [{ family: "search", cells, health: "degraded 200" }],
});

test.each(KINDS)("$name is a fault of the cloud, for a service and for all", ({ fault }) => {
	expect([parseSpec(`search:${fault}`), parseSpec(`all:${fault}`)]).not.toContain(undefined);
});

test.each<[Partial<Cell>, string]>([
	[{}, "200"],
	[{ lacks: true }, "200 lacks"],
	[{ status: 503, first: 9.04, last: 0.2 }, "503 9.0/0.2 s"],
	[{ status: 500 }, "500 !"],
	[{ status: 0 }, "none !"],
	[{ first: 10.1 }, "200 10.1/0.1 s !"],
	[{ first: 2.7, last: 2.7 }, "200 2.7/2.7 s !"],
])("a cell of %j is written as %j", (more, text) => expect(writeCell(cell(more))).toBe(text));

test("every kind is a table, with a column for each visit and one for health", () => {
	for (const kind of KINDS) {
		const [title = "", heads = "", row = ""] = writeTable(table(kind, { list: cell({ status: 503 }) })).split(
			"\n",
		);
		expect(title).toContain(kind.name);
		for (const { name } of [...VIEWS, { name: "health" }]) expect(heads).toContain(name);
		expect(row.indexOf("503")).toBe(heads.indexOf("list"));
		expect(row.indexOf("degraded 200")).toBe(heads.indexOf("health"));
	}
});

test("server errors and requests beyond the limit are found", () => {
	const [kind] = KINDS;
	if (!kind) return;
	const tables = [{}, { status: 500 }, { last: 11 }, { status: 503 }].map((more) =>
		table(kind, { home: cell(more) }),
	);
	expect(wrongRows(tables)).toHaveLength(2);
});
