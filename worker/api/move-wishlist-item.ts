import type { BasketErrorCode, WishlistErrorCode } from "../../shared/contracts/shopper-api.ts";
import type { Basket } from "../../shared/domain/basket/basket.ts";
import { mayMoveToWishlist, type WishlistItem } from "../../shared/domain/wishlist/wishlist.ts";
import type { ShopperPorts } from "../platform/commerce/shopper-ports.ts";
import { visitorOf } from "../views/wishlist-view.ts";

export type MoveOutcome =
	| { ok: true; basket: Basket | null; items: WishlistItem[] }
	| { ok: false; error: BasketErrorCode | WishlistErrorCode; basket?: Basket; items?: WishlistItem[] };

/** From the wishlist into the bag: the item leaves the wishlist only once it is in the bag (wishlist-6). */
export const moveToBasket = async (
	{ baskets, wishlist }: ShopperPorts,
	itemId: string,
	productId: string,
): Promise<MoveOutcome> => {
	const added = await baskets.add({ productId, quantity: 1 });
	if (!added.ok) return added;
	const removed = await wishlist.remove(itemId);
	return { ok: true, basket: added.basket, items: removed.items };
};

/** From the bag into the wishlist, for customers only. */
export const moveToWishlist = async (
	{ shopper, baskets, wishlist }: ShopperPorts,
	itemId: string,
): Promise<MoveOutcome> => {
	if (!mayMoveToWishlist(await visitorOf(shopper))) return { ok: false, error: "signIn" };
	const basket = await baskets.get();
	const line = basket?.lines.find((one) => one.itemId === itemId);
	if (!line) return { ok: false, error: "itemGone", basket: basket ?? undefined };
	const variationGroupId = await wishlist.groupOf(line.productId);
	const added = await wishlist.add([{ productId: line.productId, variationGroupId }]);
	if (!added.ok) return added;
	const removed = await baskets.remove(itemId);
	return removed.ok
		? { ok: true, basket: removed.basket, items: added.items }
		: { ok: false, error: removed.error, basket: removed.basket, items: added.items };
};
