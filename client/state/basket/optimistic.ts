import type { BasketItemView, BasketView } from "../../../shared/contracts/basket-views.ts";

/** Returns the basket with these items and their count, to be shown before the response. Totals wait for the server (basket-13). */
const withCount = (basket: BasketView, items: BasketView["items"]): BasketView => ({
	...basket,
	items,
	count: items.reduce((sum, item) => sum + item.quantity, basket.giftCards?.length ?? 0),
});

/** Returns whether a quantity is too high. Reducing a quantity is always allowed, even when the stock has fallen below it. */
export const isBeyondMaximum = (item: BasketItemView, quantity: number): boolean =>
	quantity > item.quantity && quantity > item.maxQuantity;

/**
 * Returns the basket with an item's new quantity; 0 removes the item. A quantity above the maximum shows as the maximum, and the server
 * refuses it (basket-3).
 */
export function withQuantity(basket: BasketView, itemId: string, quantity: number): BasketView {
	if (quantity <= 0) return withoutItem(basket, itemId);
	return withCount(
		basket,
		basket.items.map((item) =>
			item.itemId === itemId
				? { ...item, quantity: Math.min(quantity, Math.max(item.maxQuantity, item.quantity)) }
				: item,
		),
	);
}

export function withoutItem(basket: BasketView, itemId: string): BasketView {
	return withCount(
		basket,
		basket.items.filter((item) => item.itemId !== itemId),
	);
}

export const counting = (basket: BasketView): BasketView => ({ ...basket, count: basket.count + 1 });

export function withAdded(basket: BasketView, productId: string): BasketView {
	const line = basket.items.find((item) => item.productId === productId && !item.custom && !item.parts);
	if (!line) return counting(basket);
	return line.quantity < line.maxQuantity ? withQuantity(basket, line.itemId, line.quantity + 1) : basket;
}
