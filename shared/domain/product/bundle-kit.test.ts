import { expect, test } from "vitest";
import type { KitConfiguration } from "../catalogue/kit-configuration.ts";
import { chooseParts, createKit, isKitOrderable, type KitItem, kitPrice } from "./bundle-kit.ts";

const product = (
	id: string,
	variants: { id: string; ats: number; price?: number; size?: string }[],
): KitItem => ({
	id,
	name: `Product ${id}`,
	brand: "Vetrina",
	images: [],
	variants: variants.map(({ id: variant, ats, price = 10, size = "u" }) => ({
		id: variant,
		values: { size },
		price: { value: price, list: price + 5 },
		stock: { ats, stockLevel: ats, preorderable: false },
	})),
	colour: { value: id, label: `Colour ${id}` },
	sizes: [
		{ value: "s", label: "S" },
		{ value: "m", label: "M" },
	],
	offline: false,
});
const red = product("A-red", [{ id: "1", ats: 4 }]);
const blue = product("A-blue", [{ id: "2", ats: 0 }]);
const shirt = product("B", [
	{ id: "3", ats: 1, size: "s" },
	{ id: "4", ats: 9, size: "m" },
]);
const products = [red, blue, shirt];
const configuration = (...parts: [choices: string[], quantity?: number][]): KitConfiguration => ({
	kind: "variable",
	parts: parts.map(([choices, quantity = 1]) => ({ choices, quantity })),
});
const made = (...parts: [choices: string[], quantity?: number][]) => {
	const kit = createKit(configuration(...parts), products);
	if (!kit) throw new Error("no kit");
	return kit;
};

test("a part's choices are colours and their sizes", () => {
	const kit = made([["A-red", "A-blue"]], [["B"]], [["4"]]);
	expect(kit.parts.map(({ options }) => options.map(({ productId, label }) => [productId, label]))).toEqual([
		[
			["1", "Colour A-red"],
			["2", "Colour A-blue"],
		],
		[
			["3", "Colour B, S"],
			["4", "Colour B, M"],
		],
		[["4", "Colour B, M"]],
	]);
});

// proves product-6
test("there is no kit if one of its parts is gone", () => {
	expect(createKit(configuration([["A-red"]], [["Z"]]), products)).toBeNull();
});

// proves product-6
test("a kit is sold out if a part is sold out or lacks the quantity", () => {
	expect(isKitOrderable(made([["A-red", "A-blue"]]))).toBe(true);
	expect(isKitOrderable(made([["A-blue"]]))).toBe(false);
	expect(isKitOrderable(made([["A-red"], 5]))).toBe(false);
	expect(chooseParts(made([["A-blue"]]), [])).toBeNull();
});

test("parts are as chosen, else the first available", () => {
	const kit = made([["A-blue", "A-red"], 2], [["B"]]);
	expect(chooseParts(kit, [])).toEqual([
		{ productId: "1", quantity: 2 },
		{ productId: "3", quantity: 1 },
	]);
	expect(chooseParts(kit, ["1", "4"])?.[1]).toEqual({ productId: "4", quantity: 1 });
	for (const choice of [["2", "4"], ["9"], ["1", "4", "4"]]) expect(chooseParts(kit, choice)).toBeNull();
});

// proves product-7
test("a kit costs the sum of its parts", () => {
	expect(kitPrice({ value: 100 }, made([["A-red"], 2]))).toEqual({ value: 120, list: 130 });
	expect(kitPrice(null, made([["A-red"]]))).toBeNull();
});
