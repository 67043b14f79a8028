import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import type { BasketChange } from "./basket-change.ts";

/** Returns the additions of a change that the server has accepted, for the hosted search. Analytics gets the server's facts (event-21). */
export function listAdditions(
	change: BasketChange,
	basket: BasketView,
	before: BasketView | null | undefined,
): ShopEvent[] {
	const added = (productId: string, quantity: number): ShopEvent[] => {
		const product = basket.items.find((item) => item.productId === productId)?.product;
		return [{ type: "addToCart", addType: readAddType(change), productId, quantity, product }];
	};
	if (change.kind === "add") return added(change.productId, 1);
	const item = change.kind === "quantity" && before?.items.find(({ itemId }) => itemId === change.itemId);
	return item && change.quantity > change.from ? added(item.productId, change.quantity - change.from) : [];
}

export const readAddType = (change: BasketChange): "addToCart" | "buyNow" =>
	change.kind === "add" && change.goTo !== undefined ? "buyNow" : "addToCart";
