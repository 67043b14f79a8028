import type { BasketErrorCode, WishlistErrorCode } from "../../shared/contracts/shopper-api.ts";
import type { Basket } from "../../shared/domain/basket/basket.ts";
import { mayMoveToWishlist, type WishlistItem } from "../../shared/domain/wishlist/wishlist.ts";
import { withParts } from "../platform/commerce/baskets/own-fields.ts";
import type { ShopperPorts } from "../platform/commerce/shopper-ports.ts";
import { readVisitor } from "./visitor.ts";

export type MoveOutcome =
	| { ok: true; basket: Basket | null; items: WishlistItem[] }
	| { ok: false; error: BasketErrorCode | WishlistErrorCode; basket?: Basket; items?: WishlistItem[] };

export const moveToBasket = async (
	{ baskets, wishlist }: ShopperPorts,
	itemId: string,
	productId: string,
): Promise<MoveOutcome> => {
	const result = await wishlist.moveOut(itemId, ({ fields }) =>
		baskets.add({ productId, quantity: 1, fields, addType: "moveWishlistItemToBasket" }),
	);
	if (!("takeOutcome" in result)) return result;
	return result.takeOutcome.ok
		? { ok: true, basket: result.takeOutcome.basket, items: result.items }
		: result.takeOutcome;
};

export const moveToWishlist = async (
	{ shopper, baskets, wishlist }: ShopperPorts,
	itemId: string,
): Promise<MoveOutcome> => {
	if (!mayMoveToWishlist(await readVisitor(shopper))) return { ok: false, error: "signIn" };
	const basket = await baskets.get();
	const line = basket?.lines.find((one) => one.itemId === itemId);
	if (!line) return { ok: false, error: "itemGone", basket: basket ?? undefined };
	const variationGroupId = await wishlist.groupOf(line.productId);
	const fields = withParts(line.fields, line.parts);
	const wishlistOutcome = await wishlist.add([{ productId: line.productId, variationGroupId, fields }]);
	if (!wishlistOutcome.ok) return wishlistOutcome;
	const basketOutcome = await baskets.remove(itemId);
	return basketOutcome.ok
		? { ok: true, basket: basketOutcome.basket, items: wishlistOutcome.items }
		: { ok: false, error: basketOutcome.error, basket: basketOutcome.basket, items: wishlistOutcome.items };
};
