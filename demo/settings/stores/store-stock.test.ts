import { expect, test } from "vitest";
import { stockInStore } from "./store-stock.ts";

test("a few units, the same each time, never more than the house has", () => {
	const ids = Array.from({ length: 200 }, (_, at) => `8000${at}`);
	const stock = ids.map((id) => stockInStore("store-firenze", id, 2));
	expect(stock).toEqual(ids.map((id) => stockInStore("store-firenze", id, 2)));
	expect(new Set(stock)).toEqual(new Set([0, 1, 2]));
	expect(stock).not.toEqual(ids.map((id) => stockInStore("store-wien", id, 2)));
	expect(stockInStore("store-firenze", "1", 0)).toBe(0);
});
