import { expect, test } from "vitest";
import { parseRecentSearches, withSearch } from "./recent-searches.ts";

// proves search-2
test("the newest phrase comes first, each once, five at most", () => {
	expect(withSearch(["silk", "coat"], "Coat ")).toEqual(["Coat", "silk"]);
	expect(withSearch(["a", "b", "c", "d", "e"], "f")).toEqual(["f", "a", "b", "c", "d"]);
	expect(withSearch(["silk"], "  ")).toEqual(["silk"]);
});

test("readable entries of the browser's storage are kept", () => {
	expect(parseRecentSearches(null)).toEqual([]);
	expect(parseRecentSearches('["silk",7,"", "red  dress"]')).toEqual(["silk", "red dress"]);
	expect(parseRecentSearches(`["${"x".repeat(80)}"]`)?.[0]).toHaveLength(50);
});

test.each(["", "{", "[", '{"0":"silk"}', '"silk"', "7"])("returns null for malformed storage: %s", (kept) =>
	expect(parseRecentSearches(kept)).toBeNull(),
);
