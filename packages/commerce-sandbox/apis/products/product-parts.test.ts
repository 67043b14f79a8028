import { expect, test } from "vitest";
import { pricesByBook } from "./product-parts.ts";

test("a price book has the price of one, not that of many", () => {
	const price = { list: 100, sale: 80, tiers: [{ quantity: 10, price: 60 }] };
	expect(pricesByBook(price, "EUR")).toEqual({ "eur-list-prices": 100, "eur-sale-prices": 80 });
});
