import { expect, test } from "vitest";
import { readParams, searchedText } from "./search-params.ts";

const read = (given: Record<string, unknown>) => {
	const reading = readParams(given);
	if (!reading.ok) throw new Error(reading.message);
	return reading.params;
};

test("members, `params` and an address say the same", () => {
	const params = { query: "silk", page: 1, facets: ["c_color", "brand"], clickAnalytics: true };
	expect(read({ ...params, facetFilters: [["brand:Corte"]] })).toMatchObject(params);
	const packed =
		'query=silk&page=1&facets=%5B"c_color","brand"%5D&clickAnalytics=true&facetFilters=%5B%5B"brand:Corte"%5D%5D';
	expect(read({ params: packed })).toMatchObject({
		...params,
		filter: read({ facetFilters: "brand:Corte" }).filter,
	});
	expect(read({ params: { query: "silk", page: 1 } })).toMatchObject({ query: "silk", page: 1 });
	expect(read({ facets: "c_color,brand", page: "1", query: "silk" })).toMatchObject({
		page: 1,
		facets: ["c_color", "brand"],
	});
});

test("a list goes on as far by place as by page", () => {
	expect(read({ offset: 9999 * 24, length: 24 })).toMatchObject({ offset: 239_976, length: 24 });
});

test("all filters are one, and what came is written again", () => {
	const params = read({
		filters: "a:1 OR a:2",
		facetFilters: ["b:3"],
		numericFilters: ["c>4"],
		query: "x y",
	});
	expect(params.filter.map((clause) => clause.length)).toEqual([2, 1, 1]);
	expect(params.asWritten).toContain("query=x+y");
	expect(params.asWritten).toContain("filters=a%3A1+OR+a%3A2");
});

test("numbers and nothing are texts to look for too", () => {
	expect(read({ query: 501 }).query).toBe("501");
	expect(read({ query: null }).query).toBe("");
	expect(read({}).query).toBe("");
});

test("parameters that the engine does not use are accepted", () => {
	expect(
		read({ distinct: true, typoTolerance: "min", getRankingInfo: true, enableABTest: false }).query,
	).toBe("");
});

test.each([
	[{ foo: 1 }, "Unknown parameter: foo"],
	[{ hitsPerPage: 1001 }, "hitsPerPage"],
	[{ page: -1 }, "page"],
	[{ page: "many" }, "page"],
	[{ ruleContexts: Array.from({ length: 11 }, (_, n) => `c${n}`) }, "at most 10"],
	[{ userToken: "who are you?" }, "userToken"],
	[{ filters: "(a:1 AND b:2)" }, "filters: "],
	[{ facetFilters: ["brand"] }, "facetFilters: "],
	[{ facetFilters: { a: 1 } }, "facetFilters"],
	[{ numericFilters: ["price>x"] }, "numericFilters: "],
	[{ sortFacetValuesBy: "luck" }, "sortFacetValuesBy"],
])("%j is refused", (given, why) => {
	const reading = readParams(given);
	expect(reading.ok ? "" : reading.message).toContain(why);
});

test("long queries are cut", () => {
	expect(searchedText(`  ${"é".repeat(60)} `)).toHaveLength(50);
	expect(searchedText(" silk \n dress ")).toBe("silk dress");
});
