import { type Context, Hono } from "hono";
import {
	addItemBody,
	type BasketResponse,
	giftOptionsBody,
	itemParam,
	updateItemBody,
} from "../../shared/contracts/shopper-api.ts";
import { readGiftOptions } from "../../shared/domain/checkout/gift-options.ts";
import type { BasketOutcome } from "../platform/commerce/baskets/baskets.ts";
import { toBasketView } from "../present/basket-view.ts";
import { isSafeMethod } from "../request/middleware/origin-check.ts";
import { moveToWishlist } from "../request/move-wishlist-item.ts";
import type { ApiEnv } from "./api-env.ts";
import { fail, validate } from "./respond.ts";
import { respondToMove } from "./wishlist.ts";

const respond = async (c: Context<ApiEnv>, outcome: BasketOutcome) => {
	const { view, facts } = c.get("api");
	if (outcome.ok)
		return c.json<BasketResponse, 200>(
			{ ok: true, basket: toBasketView(outcome.basket, view), facts: await facts.hand() },
			200,
		);
	return fail(c, outcome.error, { basket: outcome.basket && toBasketView(outcome.basket, view) });
};

export const basketApp = new Hono<ApiEnv>()
	.use(async (c, next) => {
		// A link's offer must already apply to the first product in the basket.
		if (!isSafeMethod(c.req.method)) await c.get("api").context.settle({ begins: true, trusts: true });
		await next();
	})
	.get("/", async (c) => {
		const { baskets, view } = c.get("api");
		return c.json<BasketResponse>({ ok: true, basket: toBasketView(await baskets.get(), view) });
	})
	.post("/items", validate("json", addItemBody), async (c) =>
		respond(c, await c.get("api").baskets.add(c.req.valid("json"))),
	)
	.patch(
		"/items/:itemId",
		validate("param", itemParam, "itemGone"),
		validate("json", updateItemBody),
		async (c) => {
			const { itemId } = c.req.valid("param");
			return respond(c, await c.get("api").baskets.update(itemId, c.req.valid("json")));
		},
	)
	.delete("/items/:itemId", validate("param", itemParam, "itemGone"), async (c) =>
		respond(c, await c.get("api").baskets.remove(c.req.valid("param").itemId)),
	)
	.put("/gift", validate("json", giftOptionsBody), async (c) => {
		const { basketId, ...fields } = c.req.valid("json");
		const options = readGiftOptions(fields);
		return options
			? respond(c, await c.get("api").baskets.setGiftOptions(options, basketId))
			: fail(c, "invalid");
	})
	.post("/items/:itemId/wishlist", validate("param", itemParam, "itemGone"), async (c) =>
		respondToMove(c, await moveToWishlist(c.get("api"), c.req.valid("param").itemId)),
	);
