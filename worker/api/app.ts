import { zValidator } from "@hono/zod-validator";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import {
	type ActivityBody,
	addItemBody,
	type BasketErrorCode,
	type BasketResponse,
	type MoveResponse,
	type RecommendationsResponse,
	type SearchEvent,
	type SessionResponse,
	type SignInErrorCode,
	type SignInResponse,
	type SuggestionsResponse,
	signInBody,
	suggestionsQuery,
	type TilesResponse,
	updateItemBody,
	updateWishlistItemBody,
	type WishlistErrorCode,
	type WishlistItemResponse,
	wishlistItemBody,
} from "../../shared/contracts/shopper-api.ts";
import type { WishlistView } from "../../shared/contracts/views.ts";
import type { RecommendationType } from "../../shared/domain/shell/shop-events.ts";
import { mayWish, type Wish } from "../../shared/domain/wishlist/wishlist.ts";
import { type BasketViewContext, toBasketView } from "../pages/basket-view.ts";
import { toCustomerView, toWishlistView, visitorOf } from "../pages/wishlist-view.ts";
import type { BasketOutcome } from "../platform/commerce/baskets.ts";
import type { NewsletterPort } from "../platform/commerce/newsletter.ts";
import type { NotifyMePort } from "../platform/commerce/notify-me.ts";
import type { ShopperPorts } from "../platform/commerce/shopper-ports.ts";
import type { WishlistOutcome } from "../platform/commerce/wishlists.ts";
import type { Log } from "../platform/logging.ts";
import type { RecommendedFor } from "../platform/recommendations/recommendations-port.ts";
import { problem } from "../problem.ts";
import { type MoveOutcome, moveToBasket, moveToWishes } from "./move-wishlist-item.ts";
import { newsletterApp } from "./newsletter.ts";
import { notifyMeApp } from "./notify-me.ts";
import { recommendationsApp } from "./recommendations.ts";
import { searchEventsApp } from "./search-events.ts";
import { signIn } from "./sign-in.ts";

/**
 * What a request to the shopper API brings along, made by the composition root: site and locale are resolved,
 * origin and anti-forgery token are checked before a handler runs.
 */
export type ApiContext = ShopperPorts & {
	view: BasketViewContext & { settings: { guestWishlistEnabled: boolean } };
	log: Log;
	notifyMe: NotifyMePort;
	newsletter: NewsletterPort;
	/** What became of a search, for whoever answered it. */
	tellSearch(event: SearchEvent): void;
	/** What a search may become; the same for everybody but customers whom the site's search treats apart. */
	suggest(query: string): Promise<SuggestionsResponse>;
	/** What is recommended, and what was viewed lately; both the same for every guest. */
	recommend(wanted: { type: RecommendationType; product?: RecommendedFor }): Promise<RecommendationsResponse>;
	tiles(ids: readonly string[]): Promise<TilesResponse>;
	/** What became of recommendations, for the service that learns; false where nobody does. Comes back at once. */
	tell(activity: ActivityBody): boolean;
	/** The anti-forgery token of this browser, for the header `x-csrf-token` of writes. */
	csrfToken(): Promise<string>;
};
type ApiEnv = { Bindings: { api: ApiContext } };

/** HTTP statuses of expected failures. */
const STATUS = {
	maxQuantity: 409,
	notAvailable: 409,
	noPrice: 409,
	unknownProduct: 404,
	itemGone: 404,
	customisation: 400,
	unavailable: 503,
	forbidden: 403,
	invalid: 400,
	signIn: 403,
	wishGone: 404,
	wishlistFull: 409,
	wrongPassword: 403,
	tooManyTries: 429,
	tooSoon: 409,
	noSignIn: 503,
} as const satisfies Record<BasketErrorCode | WishlistErrorCode | SignInErrorCode, number>;

const answer = (c: Context<ApiEnv>, outcome: BasketOutcome) => {
	const { view } = c.env.api;
	if (outcome.ok)
		return c.json<BasketResponse, 200>({ ok: true, basket: toBasketView(outcome.basket, view) }, 200);
	const basket = outcome.basket ? toBasketView(outcome.basket, view) : undefined;
	return c.json<BasketResponse, (typeof STATUS)[typeof outcome.error]>(
		{ ok: false, error: outcome.error, basket },
		STATUS[outcome.error],
	);
};

const invalid = (result: { success: boolean }, c: Context) =>
	result.success ? undefined : c.json<BasketResponse, 400>({ ok: false, error: "invalid" }, 400);

/** All that is a shopper's own. Each part comes without the others, and what a write needs comes without any. */
const sessionOf = async ({
	shopper,
	groups,
	baskets,
	wishlist,
	view,
	csrfToken,
	log,
}: ApiContext): Promise<SessionResponse> => {
	const without = (what: string) => (error: unknown) => {
		log("warning", "api/app", `The session is answered without its ${what}`, { error });
		return "unknown" as const;
	};
	const [basket, wishes, csrf] = await Promise.all([
		baskets.get().catch(without("bag")),
		wishlist.wishes().catch(without("wishes")),
		csrfToken(),
	]);
	// Last: the platform may have refused who the cookies say it is.
	const visitor = await visitorOf(shopper);
	return {
		csrf,
		basket: basket === "unknown" ? null : toBasketView(basket, view),
		customer: toCustomerView(visitor, visitor.registered ? await groups() : []),
		wishlist: wishes === "unknown" ? null : toWishlistView(wishes, visitor, view.settings),
	};
};

const wishlistView = async ({ shopper, view }: ApiContext, wishes: readonly Wish[]): Promise<WishlistView> =>
	toWishlistView(wishes, await visitorOf(shopper), view.settings);

/** Runs what only those may do who may keep wishes here; the others are asked to sign in. */
const respondToWishlistChange = async (c: Context<ApiEnv>, run: () => Promise<WishlistOutcome>) => {
	const { api } = c.env;
	if (!mayWish(await visitorOf(api.shopper), api.view.settings))
		return c.json<WishlistItemResponse, 403>({ ok: false, error: "signIn" }, 403);
	const outcome = await run();
	const wishlist = await wishlistView(api, outcome.wishes);
	if (outcome.ok) return c.json<WishlistItemResponse, 200>({ ok: true, done: outcome.done, wishlist }, 200);
	return c.json<WishlistItemResponse, (typeof STATUS)[typeof outcome.error]>(
		{ ok: false, error: outcome.error, wishlist },
		STATUS[outcome.error],
	);
};

const respondToMove = async (c: Context<ApiEnv>, outcome: MoveOutcome) => {
	const { api } = c.env;
	if (outcome.ok) {
		const wishlist = await wishlistView(api, outcome.wishes);
		return c.json<MoveResponse, 200>(
			{ ok: true, basket: toBasketView(outcome.basket, api.view), wishlist },
			200,
		);
	}
	const { error, basket, wishes } = outcome;
	return c.json<MoveResponse, (typeof STATUS)[typeof error]>(
		{
			ok: false,
			error,
			...(basket ? { basket: toBasketView(basket, api.view) } : {}),
			...(wishes ? { wishlist: await wishlistView(api, wishes) } : {}),
		},
		STATUS[error],
	);
};

/** Item ids as the platform makes them. */
const WISH = "/wishlist/items/:itemId{[\\w-]{1,64}}";
const ITEM = "/basket/items/:itemId{[\\w-]{1,64}}";

/**
 * The shopper API, mounted at `/api/{locale}`. Answers are `private, no-store`; bodies and answers are those of
 * shared/contracts/shopper-api.ts. The browser calls it by Hono's RPC client, typed by `ApiType`.
 */
export const apiApp = new Hono<ApiEnv>()
	.get("/session", async (c) => c.json<SessionResponse>(await sessionOf(c.env.api)))
	.post("/session", zValidator("json", signInBody, invalid), async (c) => {
		const { api } = c.env;
		const outcome = await signIn(api, c.req.valid("json"), api.log);
		if (!outcome.ok)
			return c.json<SignInResponse, (typeof STATUS)[typeof outcome.error]>(
				{ ok: false, error: outcome.error },
				STATUS[outcome.error],
			);
		const session = await sessionOf(api);
		return c.json<SignInResponse, 200>(
			{ ok: true, session, ...(outcome.done ? { done: outcome.done } : {}) },
			200,
		);
	})
	.get("/suggestions", zValidator("query", suggestionsQuery), async (c) =>
		c.json<SuggestionsResponse>(await c.env.api.suggest(c.req.valid("query").q)),
	)
	.delete("/session", async (c) => {
		const { api } = c.env;
		await api.shopper.signOut();
		return c.json<SignInResponse>({ ok: true, session: await sessionOf(api) });
	})
	.post("/wishlist/items", zValidator("json", wishlistItemBody, invalid), (c) => {
		const { productId, keep } = c.req.valid("json");
		return respondToWishlistChange(c, () => c.env.api.wishlist.toggle(productId, keep));
	})
	.patch(WISH, zValidator("json", updateWishlistItemBody, invalid), (c) =>
		respondToWishlistChange(c, () =>
			c.env.api.wishlist.update(c.req.param("itemId"), c.req.valid("json").quantity),
		),
	)
	.delete(WISH, (c) => respondToWishlistChange(c, () => c.env.api.wishlist.remove(c.req.param("itemId"))))
	.post(`${WISH}/basket`, zValidator("json", wishlistItemBody, invalid), async (c) =>
		respondToMove(c, await moveToBasket(c.env.api, c.req.param("itemId"), c.req.valid("json").productId)),
	)
	.route("/notify-me", notifyMeApp)
	.route("/newsletter", newsletterApp)
	.route("/search-events", searchEventsApp)
	.route("/recommendations", recommendationsApp)
	.get("/basket", async (c) => {
		const { baskets, view } = c.env.api;
		return c.json<BasketResponse>({ ok: true, basket: toBasketView(await baskets.get(), view) });
	})
	.post("/basket/items", zValidator("json", addItemBody, invalid), async (c) => {
		return answer(c, await c.env.api.baskets.add(c.req.valid("json")));
	})
	.patch(ITEM, zValidator("json", updateItemBody, invalid), async (c) => {
		const { baskets } = c.env.api;
		const change = c.req.valid("json");
		const itemId = c.req.param("itemId");
		// Quantity 0 removes the item (wishlist-4).
		return answer(
			c,
			change.quantity === 0 ? await baskets.remove(itemId) : await baskets.update(itemId, change),
		);
	})
	.post(`${ITEM}/wishlist`, async (c) =>
		respondToMove(c, await moveToWishes(c.env.api, c.req.param("itemId"))),
	)
	.onError((error, c) => {
		// A body that is no JSON is the caller's mistake; anything else is for the one place that answers failures.
		if (error instanceof HTTPException && error.status === 400)
			return c.json<BasketResponse, 400>({ ok: false, error: "invalid" }, 400);
		throw error;
	})
	.notFound(() => problem(404, "The shopper API has no such resource."))
	.delete(ITEM, async (c) => answer(c, await c.env.api.baskets.remove(c.req.param("itemId"))));

export type ApiType = typeof apiApp;
