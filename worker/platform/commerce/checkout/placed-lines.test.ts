import { expect, test } from "vitest";
import { toOrder } from "./checkout-documents.ts";

// proves basket-8
test("a kit is one line of its order, with the price of its parts", () => {
	const kit = { c_bundleKitId: "k1" };
	const { lines } = toOrder({
		productItems: [
			{ productId: "1", productName: "Kit", price: 50, c_bundleKitParent: true, ...kit },
			{ productId: "2", productName: "Cream", price: 20, c_bundleKitPart: true, ...kit },
			{
				productId: "3",
				productName: "Oil",
				price: 10,
				priceAfterItemDiscount: 5,
				c_bundleKitPart: true,
				...kit,
			},
			{ productId: "4", productName: "Left alone", price: 7, c_bundleKitPart: true, c_bundleKitId: "k2" },
		],
	});
	expect(lines.map(({ name, total }) => [name, total])).toEqual([
		["Kit", 75],
		["Left alone", 7],
	]);
});
