import { expect, test } from "vitest";
import { basket } from "../../fixtures/views.ts";
import { listAdditions, readAddType } from "./quantity-events.ts";

const [item, other] = basket.items;
if (!item || !other) throw new Error("The fixture's basket has two lines");
const { itemId, productId, product } = item;
const with_ = (quantity: number) => ({
	...basket,
	count: basket.count - item.quantity + quantity,
	items: quantity > 0 ? [{ ...item, quantity }, other] : [other],
});

test("an increase is an addition of the difference, a decrease is none", () => {
	const change = (from: number, quantity: number) =>
		listAdditions({ kind: "quantity", itemId, quantity, from }, with_(quantity), with_(from));
	expect(change(1, 3)).toEqual([
		{ type: "addToCart", addType: "addToCart", productId, quantity: 2, product },
	]);
	expect(change(4, 3)).toEqual([]);
	expect(change(3, 3)).toEqual([]);
	expect(listAdditions({ kind: "remove", itemId }, with_(0), with_(2))).toEqual([]);
});

// proves basket-19
test("an addition names its button", () => {
	const added = { kind: "add", productId } as const;
	expect(listAdditions(added, with_(2), with_(1))).toMatchObject([{ addType: "addToCart", quantity: 1 }]);
	expect(readAddType({ ...added, goTo: "/en-it/checkout" })).toBe("buyNow");
});
