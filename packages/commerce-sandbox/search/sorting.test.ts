import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { expect, test } from "vitest";
import type { Sorting } from "../house/sorting-options.ts";
import { byBrand, byDiscount, byName, byPrice } from "../house/sortings.ts";
import type { SearchIndex } from "./index/search-index.ts";
import { sortGroups } from "./sorting.ts";

/** An index with three groups of three products: names b, a, c; prices 3, 1, 2. */
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
		orders: new Lru(16),
		matches: new Map(),
	}) as unknown as SearchIndex;
const cx = { language: "en", currency: "EUR", matches: undefined, taste: undefined } as const;
const sorted = (sort: Sorting) => [...sortGroups(index(), Uint32Array.of(0, 1, 2), sort, cx)];

test("sorts by name, price and discount", () => {
	expect(sorted(byName("ascending"))).toEqual([1, 0, 2]);
	expect(sorted(byName("descending"))).toEqual([2, 0, 1]);
	expect(sorted(byPrice("ascending"))).toEqual([1, 2, 0]);
	expect(sorted(byPrice("descending"))).toEqual([0, 2, 1]);
	expect(sorted(byDiscount())).toEqual([2, 1, 0]);
	expect(sorted(byBrand())[0]).toBe(1);
});

test("a house may sort in a way of its own", () => {
	const byLength: Sorting = { name: "length", makeKey: (groups) => (group) => groups.readId(group).length };
	const [first, second, last] = sorted(byLength);
	expect(new Set([first, second])).toEqual(new Set([0, 1]));
	expect(last).toBe(2);
});
