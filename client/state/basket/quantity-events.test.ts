import { expect, test } from "vitest";
import { basket } from "../../fixtures/views.ts";
import { eventsOf } from "./quantity-events.ts";

const [item, other] = basket.items;
if (!item || !other) throw new Error("The fixture's basket has two lines");
const { itemId, productId, product } = item;
const with_ = (quantity: number) => ({
	...basket,
	count: basket.count - item.quantity + quantity,
	items: quantity > 0 ? [{ ...item, quantity }, other] : [other],
});

// proves basket-18
test("more is an addition and less a removal, each by the difference; the same is nothing", () => {
	const change = (from: number, quantity: number) =>
		eventsOf({ kind: "quantity", itemId, quantity, from }, with_(quantity), with_(from));
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
test("what is taken out is a removal of all of it", () => {
	expect(eventsOf({ kind: "remove", itemId }, with_(0), with_(2))).toEqual([
		{ type: "removeFromCart", productId, quantity: 2 },
		{ type: "cartUpdated", count: with_(0).count },
	]);
});

// proves basket-19
test("an addition says by which button it was made", () => {
	const added = { kind: "add", productId } as const;
	expect(eventsOf(added, with_(2), with_(1))[0]).toMatchObject({ addType: "addToCart", quantity: 1 });
	expect(eventsOf({ ...added, goTo: "/en-it/checkout" }, with_(2), with_(1))[0]).toMatchObject({
		addType: "buyNow",
	});
});
