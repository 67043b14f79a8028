import { zValidator } from "@hono/zod-validator";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import {
	addItemBody,
	type BasketAnswer,
	type SessionAnswer,
	type SuggestionsAnswer,
	suggestionsQuery,
	updateItemBody,
} from "../../shared/contracts/shopper-api.ts";
import { type BasketViewContext, toBasketView } from "../pages/basket-view.ts";
import type { BasketOutcome, BasketPort } from "../platform/commerce/baskets.ts";
import { problem } from "../problem.ts";

/**
 * What a request to the shopper API brings along, made by the composition root: site and locale are resolved,
 * origin and anti-forgery token are checked before a handler runs.
 */
export type ApiContext = {
	baskets: BasketPort;
	view: BasketViewContext;
	/** What a search may become; the same for every shopper. */
	suggest(query: string): Promise<SuggestionsAnswer>;
	/** The anti-forgery token of this browser, for the header `x-csrf-token` of writes. */
	csrfToken(): Promise<string>;
};
type ApiEnv = { Bindings: { api: ApiContext } };

/** HTTP statuses of expected failures (S2 §8 says what the shopper reads). */
const STATUS = {
	maxQuantity: 409,
	notAvailable: 409,
	noPrice: 409,
	unknownProduct: 404,
	itemGone: 404,
	unavailable: 503,
	forbidden: 403,
	invalid: 400,
} as const;

const answer = (c: Context<ApiEnv>, outcome: BasketOutcome) => {
	const { view } = c.env.api;
	if (outcome.ok)
		return c.json<BasketAnswer, 200>({ ok: true, basket: toBasketView(outcome.basket, view) }, 200);
	const basket = outcome.basket ? toBasketView(outcome.basket, view) : undefined;
	return c.json<BasketAnswer, (typeof STATUS)[typeof outcome.error]>(
		{ ok: false, error: outcome.error, basket },
		STATUS[outcome.error],
	);
};

const invalid = (result: { success: boolean }, c: Context) =>
	result.success ? undefined : c.json<BasketAnswer, 400>({ ok: false, error: "invalid" }, 400);

/** Item ids as the platform makes them. */
const ITEM = "/basket/items/:itemId{[\\w-]{1,64}}";

/**
 * The shopper API, mounted at `/api/{locale}`. Answers are `private, no-store`; bodies and answers are those of
 * shared/contracts/shopper-api.ts. The browser calls it by Hono's RPC client, typed by `ApiType`.
 */
export const apiApp = new Hono<ApiEnv>()
	.get("/session", async (c) => {
		const { baskets, view, csrfToken } = c.env.api;
		const [basket, csrf] = await Promise.all([baskets.get(), csrfToken()]);
		return c.json<SessionAnswer>({ csrf, basket: toBasketView(basket, view) });
	})
	.get("/suggestions", zValidator("query", suggestionsQuery), async (c) =>
		c.json<SuggestionsAnswer>(await c.env.api.suggest(c.req.valid("query").q)),
	)
	.get("/basket", async (c) => {
		const { baskets, view } = c.env.api;
		return c.json<BasketAnswer>({ ok: true, basket: toBasketView(await baskets.get(), view) });
	})
	.post("/basket/items", zValidator("json", addItemBody, invalid), async (c) => {
		const { productId, quantity } = c.req.valid("json");
		return answer(c, await c.env.api.baskets.add(productId, quantity));
	})
	.patch(ITEM, zValidator("json", updateItemBody, invalid), async (c) => {
		const { baskets } = c.env.api;
		const { quantity } = c.req.valid("json");
		const itemId = c.req.param("itemId");
		// Quantity 0 removes the item (S3 §4.5).
		return answer(c, quantity === 0 ? await baskets.remove(itemId) : await baskets.update(itemId, quantity));
	})
	.onError((error, c) => {
		// A body that is no JSON is the caller's mistake; anything else is for the one place that answers failures.
		if (error instanceof HTTPException && error.status === 400)
			return c.json<BasketAnswer, 400>({ ok: false, error: "invalid" }, 400);
		throw error;
	})
	.notFound(() => problem(404, "The shopper API has no such resource."))
	.delete(ITEM, async (c) => answer(c, await c.env.api.baskets.remove(c.req.param("itemId"))));

export type ApiType = typeof apiApp;
