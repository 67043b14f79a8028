import { expect, test } from "vitest";
import { basket } from "../../fixtures/views.ts";
import { listEvents } from "./quantity-events.ts";

const [item, other] = basket.items;
if (!item || !other) throw new Error("The fixture's basket has two lines");
const { itemId, productId, product } = item;
const with_ = (quantity: number) => ({
	...basket,
	count: basket.count - item.quantity + quantity,
	items: quantity > 0 ? [{ ...item, quantity }, other] : [other],
});

// proves basket-18
test("an increase emits an addition and a decrease a removal, by the difference", () => {
	const change = (from: number, quantity: number) =>
		listEvents({ kind: "quantity", itemId, quantity, from }, with_(quantity), with_(from));
	const count = with_(3).count;
	expect(change(1, 3)).toEqual([
		{ type: "addToCart", addType: "addToCart", productId, quantity: 2, product },
		{ type: "cartUpdated", count },
	]);
	expect(change(4, 3)).toEqual([
		{ type: "removeFromCart", productId, quantity: 1 },
		{ type: "cartUpdated", count },
	]);
	expect(change(3, 3)).toEqual([]);
});

// proves basket-18
test("removing an item emits a removal of its whole quantity", () => {
	expect(listEvents({ kind: "remove", itemId }, with_(0), with_(2))).toEqual([
		{ type: "removeFromCart", productId, quantity: 2 },
		{ type: "cartUpdated", count: with_(0).count },
	]);
});

// proves basket-19
test("an addition names its button", () => {
	const added = { kind: "add", productId } as const;
	expect(listEvents(added, with_(2), with_(1))[0]).toMatchObject({ addType: "addToCart", quantity: 1 });
	expect(listEvents({ ...added, goTo: "/en-it/checkout" }, with_(2), with_(1))[0]).toMatchObject({
		addType: "buyNow",
	});
});
