import { expect, test } from "vitest";
import { CURRENCIES } from "../markets/market-row.ts";
import { localPrice } from "../settings/market-prices.ts";
import { nearestPricePoint, pricesFor } from "./prices.ts";

test.each([
	[
		295,
		{
			EUR: 295,
			GBP: 260,
			SEK: 3490,
			USD: 340,
			KWD: 110,
			JPY: 51000,
			KRW: 480000,
			CNY: 2500,
			HKD: 2700,
			AED: 1350,
		},
	],
	[1950, { EUR: 1950, CHF: 2050, SEK: 22790, JPY: 335000, KWD: 740, SAR: 9200 }],
	[29, { EUR: 29, GBP: 26, JPY: 5000, KRW: 48000, KWD: 11, CNY: 240 }],
])("%i euro has the price points of each market", (euro, expected) => {
	const prices = pricesFor(euro);
	expect(
		Object.fromEntries(Object.keys(expected).map((currency) => [currency, prices[currency]?.list])),
	).toEqual(expected);
});

test("every currency has a price, and a sale price below the list price", () => {
	const prices = pricesFor(24, 20);
	expect(Object.keys(prices)).toEqual([...CURRENCIES]);
	for (const [currency, { list, sale }] of Object.entries(prices)) expect(sale, currency).toBeLessThan(list);
});

test("Kuwaiti prices end in 000 or 500 fils", () => {
	for (const euro of [19, 29, 145, 950]) expect((localPrice(euro, "KWD") * 1000) % 500).toBe(0);
});

test("an amount is rounded to the nearest price point", () => {
	expect(nearestPricePoint(300)).toBe(295);
	expect(nearestPricePoint(5000)).toBe(3950);
});
