import * as z from "zod/mini";
import type { BasketView, ImageView, LinkView, PriceView } from "./views.ts";

/** Bodies of the shopper API (`/api/{locale}/…`); parsed at the edge. */
export const addItemBody = z.object({
	productId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
	quantity: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(99)), 1),
});
export const updateItemBody = z.object({ quantity: z.number().check(z.int(), z.minimum(0), z.maximum(99)) });

/** Codes of expected failures; the client shows `error.<code>`. */
export type BasketErrorCode =
	| "maxQuantity"
	| "notAvailable"
	| "noPrice"
	| "unknownProduct"
	| "itemGone"
	| "unavailable"
	| "forbidden"
	| "invalid";

export type BasketAnswer =
	| { ok: true; basket: BasketView }
	| { ok: false; error: BasketErrorCode; basket?: BasketView };

/** `GET /api/{locale}/session`: what comes in after hydration. */
export type SessionAnswer = { csrf: string; basket: BasketView };

/** Query of `GET /api/{locale}/suggestions`. */
export const suggestionsQuery = z.object({ q: z._default(z.string(), "") });

/** What a search may become; nothing that is missing is a failure (S1 §8). */
export type SuggestionsAnswer = {
	phrases: LinkView[];
	categories: LinkView[];
	brands: LinkView[];
	pages: LinkView[];
	products: {
		id: string;
		href: string;
		name: string;
		brand: string;
		image: ImageView | null;
		price: PriceView;
	}[];
};
