import { expect, test } from "vitest";
import { computeUnitPrice, rangeUnitPrices } from "./unit-price.ts";

// proves legal-7
test.each([
	["50ml", 90, { value: 1800, per: "l" }],
	["7.5 cl", 15, { value: 200, per: "l" }],
	["0,5 l", 12, { value: 24, per: "l" }],
	["180g", 45, { value: 250, per: "kg" }],
	["1kg", 30, { value: 30, per: "kg" }],
] as const)("%s for %d costs %j", (size, price, unitPrice) => {
	const computed = computeUnitPrice(size, price);
	expect(computed?.per).toBe(unitPrice.per);
	expect(computed?.value).toBeCloseTo(unitPrice.value);
});

// proves legal-7
test.each(["M", "38", "70cm", "45x45", "12M", "XL", "", "0ml", "OS"])(
	"the size %s is no contents",
	(size) => {
		expect(computeUnitPrice(size, 100)).toBeUndefined();
	},
);

test("nothing costs nothing", () => expect(computeUnitPrice("50ml", null)).toBeUndefined());

// proves legal-7
test("a product of several amounts has the least and the highest price by unit", () => {
	const sizes = [
		{ size: "50ml", price: 90 },
		{ size: "100ml", price: 150 },
	];
	expect(rangeUnitPrices(sizes)).toEqual({ least: 1500, most: 1800, per: "l" });
	expect(rangeUnitPrices(sizes.slice(1))).toEqual({ least: 1500, per: "l" });
	expect(rangeUnitPrices([{ size: "M", price: 90 }])).toBeUndefined();
});
