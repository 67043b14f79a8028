import { type Context, Hono } from "hono";
import {
	itemParam,
	type MoveResponse,
	updateWishlistItemBody,
	type WishlistItemResponse,
	wishlistItemBody,
} from "../../shared/contracts/shopper-api.ts";
import type { WishlistView } from "../../shared/contracts/views.ts";
import { mayUseWishlist, type WishlistItem } from "../../shared/domain/wishlist/wishlist.ts";
import type { WishlistOutcome } from "../platform/commerce/wishlists.ts";
import { toBasketView } from "../present/basket-view.ts";
import { toWishlistView } from "../present/wishlist-view.ts";
import { type MoveOutcome, moveToBasket } from "../request/move-wishlist-item.ts";
import { readVisitor } from "../request/visitor.ts";
import type { ApiContext, ApiEnv } from "./api-env.ts";
import { fail, validate } from "./respond.ts";

const buildWishlistView = async (
	{ shopper, view }: ApiContext,
	items: readonly WishlistItem[],
): Promise<WishlistView> => toWishlistView(items, await readVisitor(shopper), view.settings);

const respondToChange = async (c: Context<ApiEnv>, run: (api: ApiContext) => Promise<WishlistOutcome>) => {
	const api = c.get("api");
	if (!mayUseWishlist(await readVisitor(api.shopper), api.view.settings)) return fail(c, "signIn");
	const outcome = await run(api);
	const wishlist = await buildWishlistView(api, outcome.items);
	if (!outcome.ok) return fail(c, outcome.error, { wishlist });
	return c.json<WishlistItemResponse, 200>({ ok: true, done: outcome.done, wishlist }, 200);
};

export const respondToMove = async (c: Context<ApiEnv>, outcome: MoveOutcome) => {
	const api = c.get("api");
	if (outcome.ok) {
		const wishlist = await buildWishlistView(api, outcome.items);
		return c.json<MoveResponse, 200>(
			{ ok: true, basket: toBasketView(outcome.basket, api.view), wishlist, facts: await api.facts.hand() },
			200,
		);
	}
	const { error, basket, items } = outcome;
	return fail(c, error, {
		basket: basket && toBasketView(basket, api.view),
		wishlist: items && (await buildWishlistView(api, items)),
	});
};

export const wishlistApp = new Hono<ApiEnv>()
	.post("/items", validate("json", wishlistItemBody), (c) => {
		const { productId, add } = c.req.valid("json");
		return respondToChange(c, ({ wishlist }) => wishlist.toggle(productId, add));
	})
	.patch(
		"/items/:itemId",
		validate("param", itemParam, "wishlistItemGone"),
		validate("json", updateWishlistItemBody),
		(c) =>
			respondToChange(c, ({ wishlist }) =>
				wishlist.update(c.req.valid("param").itemId, c.req.valid("json").quantity),
			),
	)
	.delete("/items/:itemId", validate("param", itemParam, "wishlistItemGone"), (c) =>
		respondToChange(c, ({ wishlist }) => wishlist.remove(c.req.valid("param").itemId)),
	)
	.post(
		"/items/:itemId/basket",
		validate("param", itemParam, "wishlistItemGone"),
		validate("json", wishlistItemBody),
		async (c) =>
			respondToMove(
				c,
				await moveToBasket(c.get("api"), c.req.valid("param").itemId, c.req.valid("json").productId),
			),
	);
