import { expect, test } from "vitest";
import type { Product } from "../../../../shared/domain/catalogue/catalogue.ts";
import { mapLine } from "./map-line.ts";

const item = { itemId: "1", productId: "800", quantity: 1, productName: "Silk dress", price: 90 };
const product = {
	name: "Silk dress",
	images: [],
	sizes: [
		{ value: "36", label: "IT 36" },
		{ value: "38", label: "IT 38" },
	],
	variants: [{ id: "800", values: { size: "36" }, stock: { ats: 1 } }],
	details: {},
} as unknown as Product;

// proves orders-9
test("a line's size comes from the catalogue, or from the line if its product is gone", () => {
	const kept = { ...item, c_size: "36" };
	expect(mapLine(kept, product, false).size).toBe("IT 36");
	expect(mapLine(kept, { ...product, sizes: product.sizes.slice(0, 1) }, false).size).toBe("");
	expect(mapLine(kept, undefined, false)).toMatchObject({ size: "36", name: "Silk dress" });
	const said = { ...kept, c_sizeId: "36", c_sizeGuide: "women" };
	expect(mapLine(said, undefined, false)).toMatchObject({
		sizeId: "36",
		sizeGuide: "women",
		fields: undefined,
	});
	const guided = { ...product, details: { sizeGuide: "dresses" } } as unknown as Product;
	expect(mapLine(kept, guided, false)).toMatchObject({ sizeId: "36", sizeGuide: "dresses" });
	for (const broken of [{}, 36, null])
		expect(mapLine({ ...item, c_size: broken } as typeof item, undefined, false).size).toBe("");
});

// proves orders-9
test("a bonus product is recognised by its line, with its regular price", () => {
	const gift = {
		...item,
		bonusProductLineItem: true,
		priceAfterItemDiscount: 0,
		priceAdjustments: [{ itemText: "A silk dress with your order" }],
	};
	expect(mapLine(gift, product, false)).toMatchObject({
		bonus: true,
		total: 0,
		discounts: { names: ["A silk dress with your order"], before: 90 },
	});
	expect(mapLine({ ...item, bonusProductLineItem: false }, product, false).bonus).toBeUndefined();
});

// proves orders-9
test.each([
	[
		{ c_variationGroupId: "VT1-red", c_originProductId: "VT1" },
		{ id: "VT1-red", masterId: "VT1" },
	],
	[{ c_variationGroupId: "VT1-red" }, undefined],
	[{}, undefined],
])("a line with %j names its product if the catalogue does not respond", (said, expected) => {
	expect(mapLine({ ...item, ...said }, undefined, true).product).toEqual(expected);
});

// proves legal-7
test("a line of an amount says what a litre costs by the price that is paid, even if its product has a single size", () => {
	const perfume = {
		...product,
		sizes: [{ value: "50ml", label: "50 ml" }],
		variants: [{ id: "800", values: { size: "50ml" }, stock: { ats: 9 } }],
	} as unknown as Product;
	const two = { ...item, quantity: 2, basePrice: 90, price: 180 };
	expect(mapLine(two, perfume, false)).toMatchObject({ size: "", unitPrice: { value: 1800, per: "l" } });
	const reduced = { ...two, priceAfterItemDiscount: 150 };
	expect(mapLine(reduced, perfume, false).unitPrice).toEqual({ value: 1500, per: "l" });
	const blind = { ...two, c_sizeId: "50ml" };
	expect(mapLine(blind, undefined, true).unitPrice).toEqual({ value: 1800, per: "l" });
	expect(mapLine({ ...two, priceAfterItemDiscount: 0 }, perfume, false).unitPrice).toBeUndefined();
	expect(mapLine(two, product, false).unitPrice).toBeUndefined();
	// The platform may answer a line whose stock has gone.
	const none = { ...two, quantity: 0, price: 90, priceAfterItemDiscount: 75 };
	expect(mapLine(none, perfume, false).unitPrice).toMatchObject({ per: "l", value: expect.any(Number) });
	expect(Number.isFinite(mapLine(none, perfume, false).unitPrice?.value)).toBe(true);
});
