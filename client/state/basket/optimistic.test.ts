import { expect, test } from "vitest";
import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import { isBeyondMaximum, withAdded, withoutItem, withQuantity } from "./optimistic.ts";

const item = (itemId: string, quantity: number): BasketView["items"][number] => ({
	itemId,
	productId: `p-${itemId}`,
	href: "/en-it/a.html",
	brand: "Vetrina",
	name: "Coat",
	colour: "Red",
	size: "42",
	image: null,
	quantity,
	maxQuantity: 3,
	price: { text: "€ 90", value: 90, currency: "EUR" },
	totalText: "€ 90",
	available: true,
});
const basket: BasketView = {
	id: "b",
	currency: "EUR",
	count: 3,
	items: [item("1", 1), item("2", 2)],
	subTotalText: "€ 270",
	sums: [],
	totalLabel: "Total",
	notes: [],
	coupons: [],
	totalText: "€ 270",
	notices: [],
};

// proves basket-13
test("a new quantity shows at once, and totals wait for the server", () => {
	const next = withQuantity(basket, "1", 2);
	expect([next.count, next.items[0]?.quantity, next.totalText]).toEqual([4, 2, "€ 270"]);
	expect(basket.items[0]?.quantity).toBe(1);
});

// proves basket-3
test("never shows a quantity above the maximum", () => {
	expect(withQuantity(basket, "2", 9).items[1]?.quantity).toBe(3);
});

// proves basket-3
test("quantity 0 removes the item", () => {
	expect(withQuantity(basket, "2", 0)).toEqual(withoutItem(basket, "2"));
	expect(withoutItem(basket, "2").count).toBe(1);
});

test("an addition increases its line, or only the count for an unknown product", () => {
	expect(withAdded(basket, "p-1").items[0]?.quantity).toBe(2);
	const unknown = withAdded(basket, "p-9");
	expect([unknown.count, unknown.items.length]).toEqual([4, 2]);
});

test("an addition does not increase a customised line", () => {
	const custom = { notes: [], choice: { values: {} }, change: "Change" };
	const own = { ...basket, items: [{ ...item("1", 1), custom }] };
	expect(withAdded(own, "p-1")).toMatchObject({ count: 4, items: [{ quantity: 1 }] });
});

test("a quantity above the maximum is refused, a reduction never", () => {
	expect([3, 4].map((wanted) => isBeyondMaximum(item("1", 2), wanted))).toEqual([false, true]);
	expect(isBeyondMaximum({ ...item("1", 5), maxQuantity: 3 }, 4)).toBe(false);
});

test("an item at its maximum stays unchanged", () => {
	const full = withQuantity(basket, "2", 3);
	expect(withAdded(full, "p-2")).toEqual(full);
});
