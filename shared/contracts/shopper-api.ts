import { PRODUCT_ID, readIds } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { PasswordPolicy } from "@vetrina/shop-rules/identity/password-policy.ts";
import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import * as z from "zod";
import type { HandedFacts } from "../domain/analytics/handed-facts.ts";
import { CATEGORIES } from "../domain/consent/consent.ts";
import type { DetailsFault } from "../domain/newsletter/sign-up.ts";
import { NOTIFY_PAGE_TYPES } from "../domain/product/notify-me.ts";
import { SHOWN_LATELY } from "../domain/search/recently-viewed.ts";
import type { RecommenderDetails } from "../domain/shell/shop-events.ts";
import type { BasketView } from "./basket-views.ts";
import type { PasskeyErrorCode } from "./passkeys.ts";
import { usedPasskey } from "./passkeys.ts";
import type {
	CustomerView,
	ImageView,
	LinkView,
	PriceView,
	RowTileView,
	TileView,
	WishlistView,
} from "./views.ts";
import type { WalletErrorCode } from "./wallets.ts";

export const productId = z.string().regex(PRODUCT_ID);
export const itemId = z.string().regex(/^[\w-]{1,64}$/);
export const itemParam = z.object({ itemId });
export const newQuantity = z.number().int().min(0).max(99);
const email = z.string().max(256).transform(parseEmail).pipe(z.string());

export const customBody = z.object({
	text: z.string().max(200).optional(),
	values: z.record(z.string().regex(/^[\w-]{1,40}$/), z.string().regex(/^[\w-]{1,40}$/)),
});
export const addItemBody = z.object({
	productId,
	quantity: z.number().int().min(1).max(99).default(1),
	custom: customBody.optional(),
	parts: z.array(productId).max(6).optional(),
	addType: z.enum(["addToCart", "buyNow"]).optional(),
	/** Names an addition that was made offline. It is made once, however often it is sent (basket-33). */
	queuedId: z.uuid().optional(),
});
export const customPriceBody = z.object({ productId, custom: customBody });
export type CustomPriceResponse =
	| { ok: true; text: string }
	| { ok: false; error: "customisation" | "invalid" | "unavailable" };
/** `basketId`: the basket that is meant; another one is refused (checkout-23). */
export const giftOptionsBody = z.object({
	giftWrap: z.literal("1").optional(),
	giftMessage: z.string().max(2000),
	basketId: z.string().optional(),
});
export const updateItemBody = z
	.object({
		quantity: newQuantity.optional(),
		/** The quantity that the shopper saw. If the basket contains another quantity by now, the change is refused (basket-17). */
		from: z.number().int().min(1).max(9999).optional(),
		productId: productId.optional(),
		custom: customBody.optional(),
	})
	.refine(({ from: _, ...change }) => Object.values(change).some((value) => value !== undefined));

export const resetRequestBody = z.object({ email });
export const newPasswordBody = z.object({ password: z.string().min(1).max(256) });

export const signInBody = z.object({
	email: z
		.string()
		.max(256)
		.transform(plainText)
		.refine((login) => login !== ""),
	password: z.string().min(1).max(256),
	wishlistProductId: productId.optional(),
});
export const sessionBody = z.union([
	signInBody,
	z.object({ passkey: usedPasskey, wishlistProductId: productId.optional() }),
]);
export const wishlistItemBody = z.object({ productId, add: z.boolean().optional() });
export const updateWishlistItemBody = z.object({
	quantity: newQuantity,
});

/** Lists the codes of expected failures. The client shows the text `error.<code>`. */
export type BasketErrorCode =
	| "maxQuantity"
	| "notAvailable"
	| "noPrice"
	| "unknownProduct"
	| "itemGone"
	| "changedElsewhere"
	| "otherBag"
	| "customisation"
	| "couponKnown"
	| "couponRefused"
	| "tooManyTries"
	| "unavailable"
	| "forbidden"
	| "invalid";

export type BasketResponse =
	| { ok: true; basket: BasketView; facts?: HandedFacts | undefined }
	| { ok: false; error: BasketErrorCode; basket?: BasketView };

export const suggestionsQuery = z.object({ q: z.string().catch("") });

/** Any list may be empty, because providers do not offer all of them (search-3). */
export type SuggestionsResponse = {
	popular: LinkView[];
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

const searchEvent = {
	queryId: z.string().regex(/^[\w-]{1,64}$/),
	index: z.string().regex(/^[\w-]{1,128}$/),
	objectId: productId,
};
export const searchEventBody = z.discriminatedUnion("type", [
	z.object({
		type: z.literal("click"),
		...searchEvent,
		position: z.number().int().min(1).max(100_000),
	}),
	z.object({ type: z.literal("addToCart"), ...searchEvent }),
]);
export type SearchEvent = z.infer<typeof searchEventBody>;
export type EventResponse = { ok: true } | { ok: false; error: "invalid" };

export type SessionResponse = {
	csrf: string;
	/** `basket` and `wishlist` are null if they could not be loaded, which must not look like an empty basket or wishlist. */
	basket: BasketView | null;
	customer: CustomerView;
	wishlist: WishlistView | null;
	/** The shop of the country from which the shopper asks, if the page is another country's (locale-19). */
	countryOffer?: CountryOfferView;
};

export type CountryOfferView = {
	country: string;
	title: string;
	text?: string;
	accept: string;
	decline: string;
};

export type PasswordErrorCode =
	| "invalidEmail"
	| "tooManyTries"
	| "usedToken"
	| "weakPassword"
	| "unavailable"
	| "invalid";
export type PasswordResponse = { ok: true } | { ok: false; error: PasswordErrorCode };
export type ResetTokenResponse = { state: "valid" | "used" | "unavailable"; policy: PasswordPolicy };

export type SignInErrorCode =
	| "wrongPassword"
	| "wrongCode"
	| "wrongPasskey"
	| "tooManyTries"
	| "tooSoon"
	| "noSignIn"
	| "unavailable"
	| "forbidden"
	| "invalid";
export type SignInResponse =
	| { ok: true; session: SessionResponse; done?: "added" | "saved" }
	| { ok: false; error: SignInErrorCode };

export type WishlistErrorCode =
	| "signIn"
	| "unknownProduct"
	| "wishlistItemGone"
	| "wishlistFull"
	| "unavailable"
	| "forbidden"
	| "invalid";
export type WishlistItemDone = "added" | "removed" | "saved";
export type WishlistItemResponse =
	| { ok: true; done: WishlistItemDone; wishlist: WishlistView }
	| { ok: false; error: WishlistErrorCode; wishlist?: WishlistView };

export type MoveResponse =
	| { ok: true; basket: BasketView; wishlist: WishlistView; facts?: HandedFacts | undefined }
	| {
			ok: false;
			error: BasketErrorCode | WishlistErrorCode;
			basket?: BasketView;
			wishlist?: WishlistView;
	  };
export const notifyMeBody = z.object({
	email: email.optional(),
	productId,
	consents: z.boolean(),
	/** Pages that were opened before a deployment added this field do not send it. */
	pageType: z.enum(NOTIFY_PAGE_TYPES).default("pdp"),
});
export type NotifyMeErrorCode = "invalidEmail" | "unknownProduct" | "unavailable";
export type NotifyMeResponse = { ok: true } | { ok: false; error: NotifyMeErrorCode };

const typed = z.string().max(256).optional();
/** All fields are optional except the address and `source`, the place of the sign-up (newsletter-3). */
export const newsletterBody = z.object({
	email,
	source: z.enum(["page", "footer", "popup"]),
	firstName: typed,
	lastName: typed,
	gender: typed,
	birthday: typed,
	newsFor: z.array(z.string().max(40)).max(12).optional(),
	/** Absent if the form does not ask for this consent (newsletter-16). */
	dataCollection: z.boolean().optional(),
	privacy: z.boolean().optional(),
});
export type NewsletterBody = z.infer<typeof newsletterBody>;
export type NewsletterErrorCode = "invalidEmail" | "unavailable" | DetailsFault;
/** `mustConfirm`: the shopper has to follow a link in a mail before the sign-up is valid (newsletter-11). */
export type NewsletterResponse = { ok: true; mustConfirm?: true } | { ok: false; error: NewsletterErrorCode };

export const recommendationsQuery = z.object({
	type: z.enum(["complete-the-set", "you-may-also-like"]),
	product: productId.optional(),
	master: productId.optional(),
});
/** Names a recommender or a zone of the recommendation service, as an editor has placed it. */
export const placedQuery = z
	.object({
		recommender: productId.optional(),
		zone: productId.optional(),
		limit: z.coerce.number().int().min(1).max(24).default(12),
		product: productId.optional(),
		master: productId.optional(),
	})
	.refine(({ recommender, zone }) => (recommender === undefined) !== (zone === undefined));
export type PlacedResponse = { details: RecommenderDetails | null; tiles: TileView[] };
export type RecommendationsResponse = { details: RecommenderDetails | null; tiles: RowTileView[] };

export const tilesQuery = z.object({
	ids: z.string().max(6000).transform(readIds).pipe(z.array(productId).max(SHOWN_LATELY)),
});
export type TilesResponse = { tiles: RowTileView[] };

export const preferencesBody = z.object({
	country: z.string().max(40).toUpperCase().catch(""),
	language: z.string().max(40).toLowerCase().optional().catch(undefined),
	path: z.string().max(2000).catch("/"),
});

export type ConsentQuestion = { ask: boolean };
export const consentBody = z.object({ granted: z.array(z.enum(CATEGORIES)).max(CATEGORIES.length) });
export type ConsentResponse = { ok: true } | { ok: false; error: "invalid" };

export type ApiErrorCode =
	| BasketErrorCode
	| WishlistErrorCode
	| SignInErrorCode
	| PasswordErrorCode
	| PasskeyErrorCode
	| NotifyMeErrorCode
	| NewsletterErrorCode
	| WalletErrorCode;
