import { expect, test } from "vitest";
import type { SortId } from "../house/sorting-options.ts";
import type { SearchIndex } from "./index/search-index.ts";
import { sortGroups } from "./sorting.ts";

/** Three groups of three products: names b, a, c; prices 3, 1, 2. Only what sorting reads. */
const index = () =>
	({
		size: 3,
		ids: ["one", "two", "three"],
		flags: Uint32Array.of(0, 0, 0),
		masters: ["one", "two", "three"],
		master: Uint32Array.of(0, 1, 2),
		nameOrders: new Map([["en", Uint32Array.of(1, 0, 2)]]),
		brands: ["Z", "Y"],
		brand: { values: Uint32Array.of(0, 1, 0) },
		prices: new Map([["EUR", Float64Array.of(3, 1, 2)]]),
		discounts: new Map([["EUR", Float64Array.of(0, 10, 20)]]),
		orders: new Map(),
		matches: new Map(),
	}) as unknown as SearchIndex;
const cx = { language: "en", currency: "EUR", matches: undefined, taste: undefined } as const;
const sorted = (sort: SortId) => [...sortGroups(index(), Uint32Array.of(0, 1, 2), sort, cx)];

test("sorts by name, price and discount", () => {
	expect(sorted("product-name-ascending")).toEqual([1, 0, 2]);
	expect(sorted("product-name-descending")).toEqual([2, 0, 1]);
	expect(sorted("price-low-to-high")).toEqual([1, 2, 0]);
	expect(sorted("price-high-to-low")).toEqual([0, 2, 1]);
	expect(sorted("discount")).toEqual([2, 1, 0]);
	expect(sorted("brand")[0]).toBe(1);
});

test("does not sort by name for want of another order", () => {
	expect(() => sorted("rating" as SortId)).toThrow("rating");
});
