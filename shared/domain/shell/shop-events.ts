import type { CheckoutStep } from "../checkout/checkout-steps.ts";
import type { PageSpan } from "../list/list-paging.ts";

/** A shopper's actions as analytics receives them (event-2). */

/** The place of a product click; recommendations name their kind. */
export type ClickSource =
	| "list"
	| "search"
	| "home"
	| "category-landing"
	| "wishlist"
	| "quick-search"
	| "recently-viewed"
	| "complete-the-set"
	| "you-may-also-like"
	| "virtual-try-on";

/** The recommender's details, which the service expects back with each event. */
export type RecommenderDetails = { recommender: string; recoId: string; productIds: readonly string[] };
export type RecommendationType = "complete-the-set" | "you-may-also-like";

/** The button that added a product (basket-19). */
export type AddType =
	| "addToCart"
	| "buyNow"
	| "moveWishlistItemToBasket"
	| "ApplePay"
	| "GooglePay"
	| "Paypal";

/** The place in which the shopper saw a product; `sourceSpecification`: the list or recommender. */
type Sourced = { source?: ClickSource; sourceSpecification?: string };

type OfTile<Type extends string> = {
	type: Type;
	source: ClickSource;
	/** The list that showed it, and the one that the shopper came by. */
	eventSourceCategoryId?: string;
	eventSourceCategoryName?: string;
	plpCategoryId?: string;
	plpCategoryName?: string;
	productId: string;
	/** From 1. */
	position: number;
	/** The pages of the clicked list, as they were then. */
	spans?: readonly PageSpan[];
};

export type ShopEvent =
	| OfTile<"productClick">
	/** A tile's own action (add, notify me) shows no product, but what it adds comes from the list as well (search-8). */
	| OfTile<"productAction">
	| ({
			type: "productView";
			product: {
				id: string;
				masterId: string;
				name: string;
				brand: string;
				price: { value: number | null; currency: string };
			};
	  } & Sourced)
	| ({
			type: "addToCart";
			addType: AddType;
			productId: string;
			quantity: number;
			/** The colour that it is a size of; unknown while the bag's products cannot be loaded. */
			product?: { id: string; masterId: string };
	  } & Sourced)
	| { type: "removeFromCart"; productId: string; quantity: number }
	/** The bag has another number of items. */
	| { type: "cartUpdated"; count: number }
	/** `id`: the product that each is a size of. */
	| {
			type: "beginCheckout";
			basketId: string;
			products: readonly { id: string; productId: string; quantity: number }[];
	  }
	/** `step`: its name, and its number from 1. */
	| { type: "checkoutStep"; basketId: string; step: CheckoutStep; number: number }
	/** An order has been placed; `total` is what it costs in all, in `currency`. Gift cards that it sells are no products. */
	| {
			type: "purchase";
			orderNo: string;
			currency: string;
			total: number;
			products: readonly { productId: string; quantity: number; total: number }[];
	  }
	/** A customer has signed out; what follows is a new guest's. */
	| { type: "signOut" }
	/** The shopper is in another country: prices, bag and context are those of there. ISO codes. */
	| { type: "customerChanged"; country: string; before: string }
	| { type: "localeChange"; language: string; before: string }
	| { type: "recommendationsLoaded"; recommendationType: RecommendationType }
	| { type: "recommendationsView"; details: RecommenderDetails }
	| { type: "recommendationClick"; details: RecommenderDetails; productId: string }
	| { type: "searchClick"; queryId: string; index: string; objectId: string; position: number }
	| { type: "searchConversion"; queryId: string; index: string; objectId: string };

export type ShopEventType = ShopEvent["type"];
export type ShopEventOf<Type extends ShopEventType> = Extract<ShopEvent, { type: Type }>;

/** Returns a click's source, with the most exact category known. */
export const sourceOf = (click: ShopEventOf<"productClick" | "productAction">): Sourced => ({
	source: click.source,
	sourceSpecification: click.eventSourceCategoryId ?? click.plpCategoryId,
});

/** Bag and detail view inherit the source of the last click, unless they name their own (event-1, basket-19). */
export const withSource = (event: ShopEvent, last: Sourced | undefined): ShopEvent =>
	last && (event.type === "addToCart" || event.type === "productView") && !event.source
		? { ...event, ...last }
		: event;
