import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	asksForList,
	clearRefinements,
	toggleCategory,
	toggleRefinement,
	withPage,
	withSort,
	withTab,
} from "./change-list-state.ts";
import { cutQuery } from "./cut-query.ts";
import { type ListState, listStateQuery } from "./list-state.ts";
import { parseListState } from "./read-list-state.ts";

const parse = (query: string): ListState => parseListState(new URLSearchParams(query));

describe("parseListState", () => {
	// proves list-1
	test("reads page, sort, query and numbered refinements", () => {
		expect(
			parse(
				"q=silk+dress&srule=price-asc&page=3&prefn1=c_color&prefv1=red|blue+sky&prefn2=c_size&prefv2=M&tabId=women&cgid=women-dresses",
			),
		).toEqual({
			page: 3,
			sort: "price-asc",
			query: "silk dress",
			tabId: "women",
			cgid: "women-dresses",
			refinements: [
				{ id: "c_color", values: ["blue sky", "red"] },
				{ id: "c_size", values: ["M"] },
			],
		});
	});

	test.each([
		"page=0",
		"page=-1",
		"page=x",
		"page=1e9",
		"page=99999999",
		"page=1&page=7",
		"srule=%3Cscript%3E",
		"prefn1=a",
		"prefv1=a",
		"prefn1=a&prefv1=||",
		"prefn1=a%00&prefv1=b",
		"prefn1=a&prefv1=%01",
		"q=%20%20",
	])("ignores malformed %s", (query) => {
		expect(parse(query)).toEqual({ page: 1, refinements: [] });
	});

	test("merges a repeated attribute and skips gaps in the numbers", () => {
		expect(parse("prefn1=a&prefv1=x&prefn3=a&prefv3=y|x").refinements).toEqual([
			{ id: "a", values: ["x", "y"] },
		]);
	});

	// proves list-14
	test("a category that comes as a refinement is the list's category", () => {
		expect(parse("prefn1=cgid&prefv1=men|women")).toEqual({ page: 1, refinements: [], cgid: "men" });
		expect(parse("prefn1=cgid&prefv1=men&cgid=women")).toEqual({ page: 1, refinements: [], cgid: "women" });
	});

	// proves list-1
	test("caps values", () => {
		const many = Array.from({ length: 500 }, (_, index) => `v${index}`).join("|");
		expect(parse(`prefn1=a&prefv1=${many}`).refinements[0]?.values).toHaveLength(24);
	});
});

// proves search-1
test("a query is cut at 50 characters, not through a character", () => {
	expect([...cutQuery("𝒳".repeat(80))]).toHaveLength(50);
	expect(cutQuery("a\u0000\tb")).toBe("a b");
	expect(cutQuery("\u202esilk\u2066 dress")).toBe("silk dress");
});

describe("listStateQuery", () => {
	test("leaves page 1 out and writes one order for one choice", () => {
		const state: ListState = {
			page: 1,
			refinements: [
				{ id: "c_size", values: ["M", "L"] },
				{ id: "c_color", values: ["red"] },
			],
			query: "silk",
		};
		expect(listStateQuery(state)).toBe("q=silk&prefn1=c_color&prefv1=red&prefn2=c_size&prefv2=L%7CM");
		expect(listStateQuery(withPage({ page: 1, refinements: [] }, 2))).toBe("page=2");
	});

	test("encodes as URLSearchParams does", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				const query = cutQuery(text);
				const expected = query === "" ? "" : new URLSearchParams({ q: query }).toString();
				expect(listStateQuery({ page: 1, refinements: [], query })).toBe(expected);
			}),
		);
	});

	test("reads back what it wrote, whatever the address was", () => {
		const name = fc.constantFrom(
			"page",
			"q",
			"srule",
			"prefn1",
			"prefv1",
			"prefn2",
			"prefv2",
			"tabId",
			"cgid",
			"x",
		);
		fc.assert(
			fc.property(fc.array(fc.tuple(name, fc.string({ unit: "binary" }))), (pairs) => {
				const state = parseListState(new URLSearchParams(pairs));
				expect(parseListState(new URLSearchParams(listStateQuery(state)))).toEqual(state);
			}),
		);
	});
});

// proves list-2, list-3
describe("toggleRefinement", () => {
	const base: ListState = { page: 4, refinements: [{ id: "c", values: ["a"] }] };
	test.each<[string, ListState, { single?: boolean }, string, string[]]>([
		["adds a value", base, {}, "b", ["a", "b"]],
		["removes a selected value", base, {}, "a", []],
		["'all' deselects the others", base, {}, "all", ["all"]],
		["a value deselects 'all'", { page: 4, refinements: [{ id: "c", values: ["all"] }] }, {}, "b", ["b"]],
		["single selection keeps one value", base, { single: true }, "b", ["b"]],
	])("%s and goes to page 1", (_, state, options, value, expected) => {
		const next = toggleRefinement(state, "c", value, options);
		expect(next.page).toBe(1);
		expect(next.refinements.find(({ id }) => id === "c")?.values ?? []).toEqual(expected);
	});
});

// proves list-2
test("sorting and clearing return to page 1", () => {
	const state: ListState = { page: 4, sort: "a", refinements: [{ id: "c", values: ["a"] }] };
	expect(withSort(state, "b")).toEqual({ ...state, page: 1, sort: "b" });
	expect(withSort(state, undefined)).toEqual({ page: 1, refinements: state.refinements });
	expect(clearRefinements(state)).toEqual({ page: 1, sort: "a", refinements: [] });
});

test("choosing or clearing a search's category returns to page 1", () => {
	const state: ListState = { page: 3, query: "silk", refinements: [], cgid: "women" };
	expect(toggleCategory(state, "men")).toEqual({ ...state, page: 1, cgid: "men" });
	expect(toggleCategory(state, "women")).toEqual({ page: 1, query: "silk", refinements: [] });
	expect(clearRefinements(state)).toEqual({ page: 1, query: "silk", refinements: [] });
});

test("another tab keeps phrase, order and choices, and begins on page 1", () => {
	const kept = { query: "silk", sort: "new", refinements: [{ id: "c_color", values: ["red"] }] };
	const state: ListState = { ...kept, page: 3, cgid: "women-dresses", tabId: "women" };
	expect(withTab(state, "men")).toEqual({ ...kept, page: 1, tabId: "men" });
	expect(withTab(state, undefined)).toEqual({ ...kept, page: 1 });
});

test.each([
	["", false],
	["page=1", false],
	["page=x&prefn1=a", false],
	["utm_source=letter", false],
	["page=2", true],
	["srule=new", true],
	["prefn1=c_color&prefv1=red", true],
])("%j asks for the list itself: %s", (query, expected) => {
	expect(asksForList(parse(query))).toBe(expected);
});
