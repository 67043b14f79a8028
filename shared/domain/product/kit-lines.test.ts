import { expect, test } from "vitest";
import type { BasketLine } from "../basket/basket.ts";
import { foldKits } from "./kit-lines.ts";

const line = (itemId: string, kit?: BasketLine["kit"], more: Partial<BasketLine> = {}): BasketLine => ({
	itemId,
	productId: `p-${itemId}`,
	quantity: 1,
	name: `Product ${itemId}`,
	brand: "Vetrina",
	slugUrl: "/p.html",
	colour: "Red",
	size: "",
	image: null,
	price: { value: 10 },
	total: 10,
	maxQuantity: 9,
	available: true,
	kit,
	...more,
});
const parent = (id: string) => ({ id, role: "parent" as const });
const part = (id: string) => ({ id, role: "part" as const });

// proves basket-8
test("parts are hidden and paid with their product", () => {
	const lines = foldKits([
		line("1", parent("K"), { quantity: 2, total: 20, price: { value: 10, list: 15 } }),
		line("2", part("K"), { quantity: 4, total: 36, maxQuantity: 7, price: { value: 9 } }),
		line("3"),
	]);
	expect(lines.map(({ itemId }) => itemId)).toEqual(["1", "3"]);
	expect(lines[0]).toMatchObject({
		total: 56,
		price: { value: 28, list: 33 },
		maxQuantity: 3,
		parts: [{ itemId: "2", productId: "p-2", quantity: 4, colour: "Red" }],
	});
});

test("the price of a kit before promotions includes its parts", () => {
	const [kit] = foldKits([
		line("1", parent("K"), { total: 8, discounts: { names: ["Summer"], before: 10 } }),
		line("2", part("K"), { total: 9 }),
		line("3", part("K"), { total: 4, discounts: { names: ["Summer"], before: 5 } }),
	]);
	expect(kit).toMatchObject({ total: 21, discounts: { names: ["Summer"], before: 24 } });
	expect(foldKits([line("1", parent("K")), line("2", part("K"))])[0]?.discounts).toBeUndefined();
});

test("two kits keep their parts apart, and an unavailable part makes its kit unavailable", () => {
	const lines = foldKits([
		line("1", parent("K")),
		line("2", part("K")),
		line("3", parent("L")),
		line("4", part("L"), { available: false }),
	]);
	expect(lines.map(({ itemId, available, parts }) => [itemId, available, parts?.length])).toEqual([
		["1", true, 1],
		["3", false, 1],
	]);
});

test("a part without its main product is a line of its own", () => {
	expect(foldKits([line("2", part("K"))]).map(({ itemId }) => itemId)).toEqual(["2"]);
});
