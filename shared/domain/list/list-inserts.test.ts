import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isForQuery, type ListInsert, layOutList, parseInsertSize, takesInserts } from "./list-inserts.ts";

const fake = (position: number, columns = 1, rows = 1): ListInsert => ({
	position,
	columns,
	rows,
	fake: true,
});
const band = (position: number): ListInsert => ({ position, columns: "row", rows: 1, fake: false });
const PAGE = 24;
/** The numbers of columns that a list may have (list-8), and some between them. */
const COLUMNS = [1, 2, 3, 4, 6, 10];

describe("sizes", () => {
	test.each([
		["1x1", { columns: 1, rows: 1 }],
		["2x1", { columns: 2, rows: 1 }],
		["1x2", { columns: 1, rows: 2 }],
		["2x2", { columns: 2, rows: 2 }],
		["row", { columns: "row", rows: 1 }],
	])("%s is known", (text, size) => expect(parseInsertSize(text)).toEqual(size));
	test.each([null, undefined, "", "0x1", "3x1", "2x9", "2×2", "<b>", "1x1x1"])("%s is not a size", (text) =>
		expect(parseInsertSize(text)).toBeNull(),
	);
});

// proves list-11
test("a refined or sorted list has no inserts", () => {
	const plain = { page: 2, refinements: [], query: "coat" };
	expect(takesInserts(plain)).toBe(true);
	expect(takesInserts({ ...plain, refinements: [{ id: "c_color", values: ["red"] }] })).toBe(false);
	for (const chosen of [{ sort: "price" }, { tabId: "women" }, { cgid: "women" }])
		expect(takesInserts({ ...plain, ...chosen })).toBe(false);
});

test.each([
	[[], "anything", true],
	[["Silk"], "red SILK dress", true],
	[["silk", "seta"], "seta", true],
	[["silk"], "wool", false],
	[[""], "wool", false],
])("the terms %j match a search for %j: %s", (terms, query, expected) =>
	expect(isForQuery(terms, query)).toBe(expected),
);

// proves list-10
describe("positions of inserts", () => {
	const at = (inserts: ListInsert[], page: number, total = 200) =>
		layOutList(inserts, PAGE)
			.insertsOf(page, total)
			.map(({ at, insert }) => [insert.position, at]);

	test("a fake tile takes places, and content between rows takes none", () => {
		const layout = layOutList([fake(2, 2, 2), band(12)], PAGE);
		expect(at([fake(2, 2, 2), band(12)], 1)).toEqual([
			[2, 2],
			[12, 8],
		]);
		expect([layout.window(1), layout.window(2), layout.window(3)]).toEqual([
			{ offset: 0, limit: 20 },
			{ offset: 20, limit: 24 },
			{ offset: 44, limit: 24 },
		]);
		expect([layout.pageCount(20), layout.pageCount(21), layout.pageCount(44)]).toEqual([1, 2, 2]);
	});
	test("positions are the list's, not the page's", () => {
		expect(at([fake(3), fake(27)], 1)).toEqual([[3, 3]]);
		expect(at([fake(3), fake(27)], 2)).toEqual([[27, 3]]);
	});
	test("an insert beyond the last product is left out", () => {
		expect(at([fake(10), band(12)], 1, 9)).toEqual([]);
		expect(at([fake(10)], 1, 10)).toEqual([]);
		expect(at([fake(10)], 1, 11)).toEqual([[10, 10]]);
	});
	test("an insert opens the next page if too few products follow on its own", () => {
		expect(at([fake(20, 2, 2)], 1)).toEqual([]);
		expect(at([fake(20, 2, 2)], 2)).toEqual([[20, 0]]);
	});
	test("inserts at one position keep their order", () => {
		expect(at([band(5), fake(5), fake(5)], 1).map(([, index]) => index)).toEqual([5, 5, 5]);
	});
	test("malformed inserts are left out", () => {
		expect(at([fake(-1), fake(1.5), fake(Number.NaN)], 1)).toEqual([]);
		// A list of four products could not fill the rest of the row.
		expect(layOutList([fake(1, 2, 2)], 4).window(1)).toEqual({ offset: 0, limit: 4 });
	});
});

/** Places items as the grid does (CSS Grid §8.5, row dense): each takes the first place that it fits into. */
const place = (items: readonly { columns: number; rows: number }[], columns: number): boolean[][] => {
	const rows: boolean[][] = [];
	const isFree = (row: number, column: number, item: { columns: number; rows: number }): boolean => {
		for (let y = row; y < row + item.rows; y++)
			for (let x = column; x < column + item.columns; x++) if (rows[y]?.[x]) return false;
		return true;
	};
	let firstFree = 0;
	for (const item of items) {
		for (let cell = firstFree; ; cell++) {
			const [row, column] = [Math.floor(cell / columns), cell % columns];
			if (column + item.columns > columns || !isFree(row, column, item)) continue;
			for (let y = row; y < row + item.rows; y++) {
				rows[y] ??= Array.from({ length: columns }, () => false);
				for (let x = column; x < column + item.columns; x++) (rows[y] as boolean[])[x] = true;
			}
			break;
		}
		while (rows[Math.floor(firstFree / columns)]?.[firstFree % columns]) firstFree++;
	}
	return rows;
};
const hasHole = (rows: boolean[][]): boolean => /01/.test(rows.flat().map(Number).join(""));
/** Clips an insert to the columns of the grid, like the style sheet. */
const clipped = ({ columns, rows, fake }: ListInsert, perRow: number) => ({
	columns: columns === "row" || !fake ? perRow : Math.min(columns, perRow),
	rows: Math.min(rows, perRow),
});

const anyInsert: fc.Arbitrary<ListInsert> = fc
	.record({
		position: fc.integer({ min: 0, max: 120 }),
		size: fc.constantFrom("1x1", "2x1", "1x2", "2x2", "row"),
		fake: fc.boolean(),
	})
	.map(({ position, size, fake }) => ({
		...(parseInsertSize(size) ?? { columns: 1, rows: 1 }),
		position,
		fake,
	}));
const anyInserts = fc.array(anyInsert, { maxLength: 12 });
const anyTotal = fc.integer({ min: 0, max: 150 });
const anyPageSize = fc.constantFrom(12, 24, 36);

/** Returns the cells of the pages `from` … `to`, in the order in which they are shown. */
const shown = (inserts: ListInsert[], pageSize: number, total: number, from: number, to: number) => {
	const layout = layOutList(inserts, pageSize);
	return Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((page) => {
		const { offset, limit } = layout.window(page);
		const products = Array.from(
			{ length: Math.max(0, Math.min(limit, total - offset)) },
			(_, n) => offset + n,
		);
		const placed = layout.insertsOf(page, total);
		return [...products, undefined].flatMap((product, index): (number | ListInsert)[] => [
			...placed.filter(({ at }) => at === index).map(({ insert }) => insert),
			...(product === undefined ? [] : [product]),
		]);
	});
};

describe("whatever editors write", () => {
	const check = (property: (inserts: ListInsert[], pageSize: number, total: number) => void) =>
		fc.assert(fc.property(anyInserts, anyPageSize, anyTotal, property), { numRuns: 300 });

	test("pages show every product once, in order", () =>
		check((inserts, pageSize, total) => {
			const pages = layOutList(inserts, pageSize).pageCount(total);
			const products = shown(inserts, pageSize, total, 1, pages).filter((item) => typeof item === "number");
			expect(products).toEqual(Array.from({ length: total }, (_, index) => index));
		}));

	test("every page has at least half and at most all of its places for products", () =>
		check((inserts, pageSize, total) => {
			const layout = layOutList(inserts, pageSize);
			for (let page = 1; page <= layout.pageCount(total); page++) {
				const { offset, limit } = layout.window(page);
				expect(limit).toBeGreaterThanOrEqual(pageSize / 2);
				expect(limit).toBeLessThanOrEqual(pageSize);
				if (total > 0) expect(offset).toBeLessThan(total);
			}
		}));

	test("an insert has the same position however the shopper arrived, at most once", () =>
		check((inserts, pageSize, total) => {
			const layout = layOutList(inserts, pageSize);
			const pages = layout.pageCount(total);
			const all = shown(inserts, pageSize, total, 1, pages);
			const ours = all.filter((item) => typeof item !== "number");
			expect(new Set(ours).size).toBe(ours.length);
			for (let from = 2; from <= pages; from++)
				expect(all.slice(-shown(inserts, pageSize, total, from, pages).length)).toEqual(
					shown(inserts, pageSize, total, from, pages),
				);
		}));

	// proves list-10
	test("grids have no holes, wherever the list begins and however much is loaded", () =>
		check((inserts, pageSize, total) => {
			const pages = layOutList(inserts, pageSize).pageCount(total);
			for (const columns of COLUMNS)
				for (const from of new Set([1, pages]))
					for (let to = from; to <= pages; to++) {
						const cells = shown(inserts, pageSize, total, from, to).map((item) =>
							typeof item === "number" ? { columns: 1, rows: 1 } : clipped(item, columns),
						);
						expect(hasHole(place(cells, columns)), `${columns} columns, pages ${from}–${to}`).toBe(false);
					}
		}));

	test("pages have whole rows if the page size allows, so that pages join without moving tiles", () =>
		check((inserts, pageSize) => {
			for (const columns of [2, 3, 4, 6]) {
				const cells = shown(inserts, pageSize, 1000, 1, 1).map((item) =>
					typeof item === "number" ? { columns: 1, rows: 1 } : clipped(item, columns),
				);
				expect(place(cells, columns).flat().every(Boolean)).toBe(true);
			}
		}));
});
