import { expect, test } from "vitest";
import type { VariantRecord } from "../../store/product-records.ts";
import { unitPriceFields } from "./product-parts.ts";

const variant = (values: Record<string, string>, list: number) =>
	({ id: "1", ats: 1, values, prices: { EUR: { list } } }) as unknown as VariantRecord;

// proves legal-7
test("a hit says what a litre costs, whatever the attribute of its contents is called", () => {
	const bottles = [variant({ contents: "50ml" }, 90), variant({ contents: "100ml" }, 150)];
	expect(unitPriceFields(bottles, { currency: "EUR" })).toEqual({
		c_pricePerUnit: 1500,
		c_pricePerUnitMax: 1800,
		c_pricePerUnitUnit: "l",
	});
	expect(unitPriceFields([variant({ size: "M", color: "red" }, 90)], { currency: "EUR" })).toEqual({});
});
