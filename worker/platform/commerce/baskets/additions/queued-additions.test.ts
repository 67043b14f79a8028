import { expect, test } from "vitest";
import type { VendorBasket } from "../own-basket.ts";
import { checkAddition, QUEUED_FIELD } from "./queued-additions.ts";

const basket = (field: string | undefined, ...items: [productId: string, quantity: number][]): VendorBasket =>
	({
		[QUEUED_FIELD]: field,
		productItems: items.map(([productId, quantity]) => ({ productId, quantity })),
	}) as VendorBasket;

// proves basket-33
test("an addition is noted before it is made, and has been made once its product is more", () => {
	const { isAdded, field } = checkAddition(basket(undefined, ["a", 1], ["a", 2], ["b", 5]), "id-1", "a");
	expect([isAdded, JSON.parse(field ?? "")]).toEqual([false, [{ id: "id-1", before: 3 }]]);
	// The request was lost before it was served.
	expect(checkAddition(basket(field, ["a", 3]), "id-1", "a")).toEqual({ isAdded: false });
	// The request was served, and its answer was lost.
	expect(checkAddition(basket(field, ["a", 4]), "id-1", "a")).toEqual({ isAdded: true });
	expect(checkAddition(basket(field, ["a", 3], ["b", 6]), "id-1", "a")).toEqual({ isAdded: false });
});

// proves basket-33
test("two additions of one product are two", () => {
	const first = checkAddition(basket(undefined), "id-1", "a").field;
	const second = checkAddition(basket(first, ["a", 1]), "id-2", "a");
	expect(second.isAdded).toBe(false);
	expect(checkAddition(basket(second.field, ["a", 2]), "id-2", "a").isAdded).toBe(true);
});

test("the last twenty notes are kept, and an unreadable field counts as none", () => {
	let field: string | undefined = "{";
	for (let at = 0; at < 25; at++) field = checkAddition(basket(field), `id-${at}`, "a").field;
	const noted = JSON.parse(field ?? "[]") as { id: string }[];
	expect(noted.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => `id-${at + 5}`));
});
