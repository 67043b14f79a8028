import { expect, test } from "vitest";
import { mapProduct } from "./map-product.ts";
import { mapPrice } from "./map-search.ts";

const promotions = (...prices: number[]) => prices.map((promotionalPrice) => ({ promotionalPrice }));

// proves price-6, price-9, legal-6
test.each([
	[
		"a promotion reduces the usual price",
		{ price: 750, productPromotions: promotions(600) },
		undefined,
		[600, 750],
	],
	["and what is on sale", { price: 210, productPromotions: promotions(189) }, 300, [189, 300]],
	[
		"the lowest of several counts",
		{ price: 600, productPromotions: promotions(540, 480, 600) },
		600,
		[480, 600],
	],
	[
		"one that changes nothing is ignored",
		{ price: 90, productPromotions: promotions(90, 0) },
		120,
		[90, 120],
	],
	["none", { price: 90 }, undefined, [90, undefined]],
	[
		"an earlier promotion that was lower than the usual price is what the next is measured by",
		{ price: 100, productPromotions: promotions(80) },
		85,
		[80, 85],
	],
	[
		"a promotion that was lower before is no reduction",
		{ price: 100, productPromotions: promotions(80) },
		75,
		[80, 80],
	],
] as const)("%s", (_, source, list, expected) => {
	const price = mapPrice(
		{ ...source, productPromotions: "productPromotions" in source ? [...source.productPromotions] : [] },
		list,
	);
	expect([price?.value, price?.list]).toEqual(expected);
});

test("a price is the lowest of several if variants differ without the promotion", () => {
	const reduced = { price: 100, productPromotions: promotions(80) };
	expect(mapPrice({ ...reduced, priceMax: 120 }, undefined)).toMatchObject({ value: 80, max: 120 });
	expect(mapPrice(reduced, undefined)?.max).toBeUndefined();
	expect(mapPrice({ ...reduced, priceMax: 100 }, undefined)?.max).toBeUndefined();
});

test("steps by quantity that a promotion undercuts are left out", () => {
	const tieredPrices = [
		{ quantity: 4, price: 85 },
		{ quantity: 8, price: 70 },
	];
	expect(mapPrice({ price: 100, tieredPrices, productPromotions: promotions(80) }, undefined)?.tiers).toEqual(
		[{ quantity: 8, value: 70 }],
	);
});

// proves price-9
test("sizes have the price of their product, even if the platform names promotions on the product only", () => {
	const productOf = (own: object) =>
		mapProduct({
			id: "VT1-red",
			price: 2950,
			productPromotions: promotions(2360),
			variationValues: { color: "red" },
			variants: [
				{ productId: "1", price: 2950, variationValues: { color: "red", size: "52" }, ...own },
				{ productId: "2", price: 3100, variationValues: { color: "red", size: "56" } },
			],
			variationAttributes: [{ id: "color", values: [{ value: "red", name: "Red" }] }],
		} as unknown as Parameters<typeof mapProduct>[0]);
	const prices = (own: object) => {
		const { price, variants } = productOf(own);
		return [price?.value, ...variants.map((variant) => variant.price?.value)];
	};
	expect(prices({})).toEqual([2360, 2360, 3100]);
	expect(prices({ productPromotions: promotions(2360) })).toEqual([2360, 2360, 3100]);
	expect(prices({ productPromotions: [] })).toEqual([2360, 2950, 3100]);
});
