import { expect, test } from "vitest";
import { inUnit, listTables, type SizeTableId, sizeTable } from "./size-guide.ts";

const ALL = listTables("women-clothing,men-clothing,children-clothing,shoes,accessories,rings");

// proves product-9
test("a comma list of guides gives their tables, each once, without unknown ones", () => {
	expect(listTables("shoes-women, care-shoes,shoes-women")).toEqual(["womenShoes"]);
	expect(listTables("constructor,<b>")).toEqual([]);
	expect(listTables(undefined)).toEqual([]);
});

test.each(ALL)("%s has a number in every cell of a measure, and sizes grow", (id: SizeTableId) => {
	const { systems, measures, rows } = sizeTable(id);
	for (const row of rows) {
		expect(row, row.join(" ")).toHaveLength(systems.length + measures.length);
		for (const cell of row.slice(systems.length)) expect(cell).toMatch(/^[\d.]+(-[\d.]+)?$/);
	}
	const first = rows.map((row) => Number.parseFloat(row[systems.length] ?? ""));
	expect(first.toSorted((a, b) => a - b)).toEqual(first);
});

test.each(ALL)("%s names each size once in the first of its systems", (id: SizeTableId) => {
	const sizes = sizeTable(id).rows.map(([first]) => first);
	expect(sizes).toEqual([...new Set(sizes)]);
});

test("inches are rounded to the half", () => {
	expect([inUnit("86", "cm"), inUnit("86", "in"), inUnit("66-70", "in")]).toEqual(["86", "34", "26–27.5"]);
});
