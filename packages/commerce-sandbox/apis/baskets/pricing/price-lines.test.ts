import { expect, test } from "vitest";
import type { StoredItem } from "../../../records/baskets/basket-document.ts";
import { products } from "../../../testing/basket-steps.ts";
import { draftLine } from "./price-lines.ts";

test.each([
	[1, 2400, 2400],
	[3, 2400, 7200],
	[4, 2200, 8800],
	[7, 2200, 15_400],
	[8, 1900, 15_200],
	[99, 1900, 188_100],
])("%s units use the tiered price", (quantity, basePrice, price) => {
	const baseProduct = products.get("1");
	if (!baseProduct) throw new Error("no product to price");
	const product = {
		...baseProduct,
		price: 24,
		tiers: [
			{ quantity: 4, price: 22 },
			{ quantity: 8, price: 19 },
		],
	};
	const item = { itemId: "i", productId: "1", quantity, last: {} } as StoredItem;
	expect(draftLine(item, product, "EUR", [])).toMatchObject({ basePrice, price });
});

// proves cloud-31
test.each([
	["customised", { c_customizationJSON: '{"kind":"engraving","text":"A"}' }, 20, 4400],
	["customised free of charge", { c_customizationJSON: '{"kind":"engraving","text":"A"}' }, undefined, 2400],
	["plain", {}, 20, 2400],
	["plain again", { c_customizationJSON: "" }, 20, 2400],
])("a %s product costs its price plus its customisation", (_, custom, customising, basePrice) => {
	const baseProduct = products.get("1");
	if (!baseProduct) throw new Error("no product to price");
	const product = { ...baseProduct, price: 24, tiers: [], ...(customising ? { customising } : {}) };
	const item = { itemId: "i", productId: "1", quantity: 2, last: {}, custom } as unknown as StoredItem;
	expect(draftLine(item, product, "EUR", [])).toMatchObject({ basePrice, price: 2 * basePrice });
});
