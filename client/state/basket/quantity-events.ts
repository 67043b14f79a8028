import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import type { BasketChange } from "./basket-change.ts";

/**
 * Returns the events of a change that the server has accepted (basket-18): the difference in quantity, as an addition or a removal, and
 * `cartUpdated` if the number of items has changed.
 */
export function listEvents(
	change: BasketChange,
	basket: BasketView,
	before: BasketView | null | undefined,
): ShopEvent[] {
	const events: ShopEvent[] = [];
	const findItem = (itemId: string) => before?.items.find((one) => one.itemId === itemId);
	const noteChange = (productId: string, difference: number, product?: { id: string; masterId: string }) => {
		if (difference < 0) events.push({ type: "removeFromCart", productId, quantity: -difference });
		if (difference > 0)
			events.push({ type: "addToCart", addType: "addToCart", productId, quantity: difference, product });
	};
	if (change.kind === "add") {
		const { productId, source, goTo } = change;
		const product = basket.items.find((item) => item.productId === productId)?.product;
		const addType = goTo === undefined ? "addToCart" : "buyNow";
		events.push({ type: "addToCart", addType, productId, quantity: 1, product, source });
	}
	if (change.kind === "quantity") {
		const item = findItem(change.itemId);
		if (item) noteChange(item.productId, change.quantity - change.from, item.product);
	}
	if (change.kind === "remove") {
		const item = findItem(change.itemId);
		if (item) noteChange(item.productId, -item.quantity);
	}
	if (before && before.count !== basket.count) events.push({ type: "cartUpdated", count: basket.count });
	return events;
}
