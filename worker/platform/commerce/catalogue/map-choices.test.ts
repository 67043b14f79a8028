import { expect, test } from "vitest";
import { mapProduct } from "./map-product.ts";

type VendorProduct = Parameters<typeof mapProduct>[0];

const colour = { id: "color", name: "Glaze", values: [{ value: "white", name: "Tin white" }] };
const capacity = {
	id: "volume",
	name: "Capacity",
	values: [
		{ value: "v200", name: "200 ml" },
		{ value: "v350", name: "350 ml" },
	],
};
const handle = {
	id: "handle",
	name: "Handle",
	values: [
		{ value: "cane", name: "Cane" },
		{ value: "clay", name: "Clay" },
	],
};

const product = (
	variationAttributes: VendorProduct["variationAttributes"],
	variants: Record<string, string>[],
): ReturnType<typeof mapProduct> =>
	mapProduct({
		id: "MUG",
		variationAttributes,
		variants: variants.map((variationValues, at) => ({ productId: `MUG/${at}`, variationValues })),
	} as VendorProduct);

test("a merchant's own attribute is chosen like a size, under its name", () => {
	const mug = product(
		[colour, capacity],
		[
			{ color: "white", volume: "v350" },
			{ color: "white", volume: "v200" },
		],
	);
	expect(mug).toMatchObject({ colourName: "Glaze", sizeName: "Capacity" });
	expect(mug.sizes).toEqual([
		{ value: "v200", label: "200 ml" },
		{ value: "v350", label: "350 ml" },
	]);
	expect(mug.variants.map(({ values }) => values.size)).toEqual(["v350", "v200"]);
});

test("several attributes are combined in the order of their values, if a variant exists", () => {
	const mug = product(
		[colour, capacity, handle],
		[
			{ color: "white", volume: "v350", handle: "cane" },
			{ color: "white", volume: "v200", handle: "clay" },
			{ color: "white", volume: "v200", handle: "cane" },
		],
	);
	expect(mug.sizeName).toBe("Capacity, Handle");
	expect(mug.sizes.map(({ label }) => label)).toEqual(["200 ml, Cane", "200 ml, Clay", "350 ml, Cane"]);
	const sizeOf = (id: string): string | undefined => mug.variants.find((one) => one.id === id)?.values.size;
	expect(mug.sizes.map(({ value }) => value)).toEqual(["MUG/2", "MUG/1", "MUG/0"].map(sizeOf));
});

test("a product that varies by colour only has no sizes", () => {
	const mug = product([colour], [{ color: "white" }]);
	expect(mug.sizes).toEqual([]);
	expect(mug.sizeName).toBeUndefined();
});
