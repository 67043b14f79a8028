import type { BasketItemView, BasketView } from "../../../shared/contracts/basket-views.ts";

/**
 * What may be shown before the server has responded: quantities, counts and what was taken out. Money is never
 * guessed: totals stay as they were until the response comes (basket-13).
 */
const counted = (basket: BasketView, items: BasketView["items"]): BasketView => ({
	...basket,
	items,
	count: items.reduce((sum, item) => sum + item.quantity, basket.giftCards?.length ?? 0),
});

/** More than the shop would sell now. Less than there is in the basket is always allowed, even while stock shrinks. */
export const isBeyondMaximum = (item: BasketItemView, wanted: number): boolean =>
	wanted > item.quantity && wanted > item.maxQuantity;

/** Quantity 0 takes the item out; more than the shop would sell is left to the server to refuse (basket-3). */
export function withQuantity(basket: BasketView, itemId: string, quantity: number): BasketView {
	if (quantity <= 0) return withoutItem(basket, itemId);
	return counted(
		basket,
		basket.items.map((item) =>
			item.itemId === itemId
				? { ...item, quantity: Math.min(quantity, Math.max(item.maxQuantity, item.quantity)) }
				: item,
		),
	);
}

export function withoutItem(basket: BasketView, itemId: string): BasketView {
	return counted(
		basket,
		basket.items.filter((item) => item.itemId !== itemId),
	);
}

/** One more unit, of which nothing else is known yet. */
export const counting = (basket: BasketView): BasketView => ({ ...basket, count: basket.count + 1 });

/** An item that is there already grows; an unknown one only counts, for its line is the server's to write. */
export function withAdded(basket: BasketView, productId: string): BasketView {
	const line = basket.items.find((item) => item.productId === productId && !item.custom && !item.parts);
	if (!line) return counting(basket);
	return line.quantity < line.maxQuantity ? withQuantity(basket, line.itemId, line.quantity + 1) : basket;
}
