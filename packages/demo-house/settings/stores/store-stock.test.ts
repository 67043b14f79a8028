import { expect, test } from "vitest";
import { stockInStore } from "./store-stock.ts";

test("a store has a few units, the same each time", () => {
	const ids = Array.from({ length: 200 }, (_, at) => `8000${at}`);
	const stock = ids.map((id) => stockInStore("store-firenze", id));
	expect(stock).toEqual(ids.map((id) => stockInStore("store-firenze", id)));
	expect(new Set(stock)).toEqual(new Set([0, 1, 2, 3]));
	expect(stock).not.toEqual(ids.map((id) => stockInStore("store-wien", id)));
});
