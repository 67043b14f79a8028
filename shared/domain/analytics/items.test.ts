import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Price, Product } from "../catalogue/catalogue.ts";
import { floorAmount, MOST_PROMOTIONS, onePerSize, pricing, toAnalyticsItem } from "./items.ts";

// proves event-7
test.each<[string, Price | null, ReturnType<typeof pricing>]>([
	["a full price", { value: 129.9 }, { price: 129, unitPrice: 129.9, discount: 0, priceType: "FP" }],
	[
		"a sales price",
		{ value: 89.95, list: 129.9, isMarkdown: true },
		{ price: 89, unitPrice: 89.95, discount: 39, priceType: "MD" },
	],
	[
		"a promotion on a full price",
		{ value: 100, list: 129.9 },
		{ price: 100, unitPrice: 100, discount: 29, priceType: "FP" },
	],
	["no price", null, { price: null, discount: 0, priceType: "FP" }],
])("%s", (_, price, expected) => expect(pricing(price)).toEqual(expected));

test("an amount that binary floating point holds a little too low is not floored to the unit below", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 100 }), (whole, part) => {
			expect(floorAmount(whole / part - (whole % part) / part)).toBe(Math.floor(whole / part));
		}),
	);
	expect([floorAmount(0.1 + 0.2 + 0.7), floorAmount(19.99), floorAmount(20)]).toEqual([1, 19, 20]);
});

const stock = (ats: number) => ({ ats, stockLevel: ats, preorderable: false });
const variant = (id: string, size: string, ats: number) => ({
	id,
	values: { size },
	price: null,
	stock: stock(ats),
});

// proves event-8
test("a list names one variant for each size, one in stock if there is any", () => {
	const sizes = [
		{ value: "S", label: "Small" },
		{ value: "M", label: "Medium" },
	];
	const variants = [variant("1", "M", 0), variant("2", "M", 3), variant("3", "M", 9), variant("4", "S", 0)];
	expect(onePerSize({ variants, sizes })).toEqual([
		{ id: "4", size: "Small", available: false },
		{ id: "2", size: "Medium", available: true },
	]);
});

test("a size that the product does not list keeps its value, after the others", () => {
	const sizes = [{ value: "S", label: "Small" }];
	expect(
		onePerSize({ variants: [variant("1", "XXL", 1), variant("2", "S", 1)], sizes }).map(({ size }) => size),
	).toEqual(["Small", "XXL"]);
});

// proves event-10
test("an item names its category and those above it, by name and by id, the last of a long path", () => {
	const product = {
		id: "VT1-red",
		masterId: "VT1",
		variants: [],
		sizes: [],
		price: null,
	} as unknown as Product;
	const path = Array.from({ length: 7 }, (_, at) => ({ id: `c${at}`, name: `Category ${at}` }));
	const { categories, categoryIds } = toAnalyticsItem(product, { categories: path });
	expect(categoryIds).toEqual(["c2", "c3", "c4", "c5", "c6"]);
	expect(categories).toEqual(categoryIds?.map((id) => `Category ${id.slice(1)}`));
	expect(toAnalyticsItem(product)).not.toHaveProperty("categoryIds");
});

// proves event-10
test("an item names the promotions that apply to its product, so many that receivers take them", () => {
	const product = {
		id: "1",
		masterId: "M",
		name: "Ada",
		brand: "Vetrina",
		price: null,
		variants: [],
		sizes: [],
	};
	const toItem = (promotionIds?: string[]) =>
		toAnalyticsItem({ ...product, ...(promotionIds && { promotionIds }) } as unknown as Product);
	expect(toItem(["summer", "vip"]).promotionIds).toEqual(["summer", "vip"]);
	expect(toItem(Array.from({ length: 20 }, (_, at) => `p${at}`)).promotionIds).toHaveLength(MOST_PROMOTIONS);
	expect(toItem()).not.toHaveProperty("promotionIds");
});
