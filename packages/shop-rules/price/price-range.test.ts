import { expect, it } from "vitest";
import type { PriceRules } from "./price.ts";
import { priceRangeTexts, readPriceRange } from "./price-range.ts";

it.each([
	["(50..100)", { min: 50, max: 100 }],
	["(..100)", { min: 0, max: 100 }],
	["(50..)", { min: 50, max: Number.POSITIVE_INFINITY }],
	["(100..50)", undefined],
	["(..)", undefined],
	["50", undefined],
	["(0..1)|(2..3)", undefined],
])("reads %s as a range of prices", (value, range) => expect(readPriceRange(value)).toEqual(range));

const rules = (symbol: string, currencyFirst = true): PriceRules => {
	const format = { thousandSeparator: ".", decimalSeparator: ",", currencyFirst, spacing: " ", decimals: 2 };
	return { currency: "EUR", symbol, long: format, short: format };
};

// proves price-5
it("describes a range with the country's prices", () => {
	expect(priceRangeTexts({ min: 1000, max: 2000 }, rules("€", false))).toEqual({
		key: "priceRange.between",
		values: { from: "1.000 €", to: "2.000 €" },
	});
	expect(priceRangeTexts({ min: 0, max: 500 }, rules("€"))).toEqual({
		key: "priceRange.upTo",
		values: { price: "€ 500" },
	});
	expect(priceRangeTexts({ min: 8000, max: Number.POSITIVE_INFINITY }, rules("€"))).toEqual({
		key: "price.from",
		values: { price: "€ 8.000" },
	});
});

it("describes no range without limits", () =>
	expect(priceRangeTexts({ min: 0, max: Number.POSITIVE_INFINITY }, rules("€"))).toBeUndefined());

it("keeps prices in Arabic letters apart, so that they stay in their order", () => {
	expect(priceRangeTexts({ min: 10, max: 20 }, rules("ر.س"))?.values).toEqual({
		from: "\u2068ر.س 10\u2069",
		to: "\u2068ر.س 20\u2069",
	});
});
