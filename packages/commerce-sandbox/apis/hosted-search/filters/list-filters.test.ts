import fc from "fast-check";
import { expect, test } from "vitest";
import type { Filter } from "./filter.ts";
import { type FilterList, parseFacetFilters, parseNumericFilters } from "./list-filters.ts";

const facet = (attribute: string, value: string, negated = false) =>
	({ kind: "facet", attribute, value, negated }) as const;

test.each<[FilterList, Filter]>([
	[[], []],
	[[[]], []],
	["brand:Corte", [[facet("brand", "Corte")]]],
	[
		["brand:Corte", "c_color:red"],
		[[facet("brand", "Corte")], [facet("c_color", "red")]],
	],
	[
		[["c_color:red", "c_color:blue"], "brand:Corte"],
		[[facet("c_color", "red"), facet("c_color", "blue")], [facet("brand", "Corte")]],
	],
	[["c_color:-red"], [[facet("c_color", "red", true)]]],
	[["c_color:\\-red"], [[facet("c_color", "-red")]]],
	[["-c_color:red"], [[facet("c_color", "red", true)]]],
	[
		["hierarchicalCategories.lvl1:Women > Dresses"],
		[[facet("hierarchicalCategories.lvl1", "Women > Dresses")]],
	],
	[["url:http://a"], [[facet("url", "http://a")]]],
	[["size:-"], [[facet("size", "-")]]],
])("facet filters %j", (list, filter) => {
	expect(parseFacetFilters(list)).toEqual({ ok: true, filter });
});

const compared = (comparison: string, value: number) => ({
	kind: "number",
	attribute: "price.EUR",
	comparison,
	value,
	negated: false,
});

test.each([
	[["price.EUR>=50"], [[compared(">=", 50)]]],
	[["price.EUR <= 99.5"], [[compared("<=", 99.5)]]],
	[[["price.EUR=1", "price.EUR!=2"]], [[compared("=", 1), compared("!=", 2)]]],
	[["price.EUR:10 TO 20"], [[{ kind: "range", attribute: "price.EUR", from: 10, to: 20, negated: false }]]],
	[["price.EUR:10"], [[{ kind: "range", attribute: "price.EUR", from: 10, to: 10, negated: false }]]],
])("numeric filters %j", (list, filter) => {
	expect(parseNumericFilters(list)).toEqual({ ok: true, filter });
});

test.each([[["brand"]], [["price>x"]], [["price"]], [[":1"]]])("%j is neither", (list) => {
	expect(parseNumericFilters(list).ok).toBe(false);
});

test("no text breaks them", () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			for (const parsed of [parseFacetFilters([text]), parseNumericFilters([text])])
				expect(parsed.ok || parsed.message.includes("Unexpected")).toBe(true);
		}),
	);
});
