import type { CheckoutStep } from "../checkout/checkout-steps.ts";
import type { PageSpan } from "../list/list-paging.ts";

/** The module defines the shopper's actions that analytics receives (event-2). */

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

export type RecommenderDetails = { recommender: string; recoId: string; productIds: readonly string[] };
export type RecommendationType = "complete-the-set" | "you-may-also-like";

export type AddType =
	| "addToCart"
	| "buyNow"
	| "moveWishlistItemToBasket"
	| "ApplePay"
	| "GooglePay"
	| "Paypal";

type Sourced = { source?: ClickSource; sourceSpecification?: string };

type OfTile<Type extends string> = {
	type: Type;
	source: ClickSource;
	eventSourceCategoryId?: string;
	eventSourceCategoryName?: string;
	plpCategoryId?: string;
	plpCategoryName?: string;
	productId: string;
	position: number;
	/** The search whose results show the product. */
	phrase?: string;
	spans?: readonly PageSpan[];
};

export type PageViewed = {
	/** A page of the table of routes. */
	kind: string;
	path: string;
	status: number;
	title: string;
	/** The products in the page's list, and those of its sections. */
	lists: { id: string; name: string; productIds: string[] }[];
	/** The category whose list the page is. */
	categoryId?: string;
	search?: { phrase: string; isEmpty: boolean };
};

export type ShopEvent =
	| ({ type: "pageView" } & PageViewed)
	| OfTile<"productClick">
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
			product?: { id: string; masterId: string };
	  } & Sourced)
	| { type: "removeFromCart"; productId: string; quantity: number }
	| { type: "cartUpdated"; count: number }
	| {
			type: "beginCheckout";
			basketId: string;
			products: readonly { id: string; productId: string; quantity: number }[];
	  }
	| { type: "checkoutStep"; basketId: string; step: CheckoutStep; number: number }
	| { type: "purchase"; orderNo: string }
	| { type: "signOut" }
	| { type: "customerChanged"; country: string; before: string }
	| { type: "localeChange"; language: string; before: string }
	| { type: "recommendationsLoaded"; recommendationType: RecommendationType }
	| { type: "recommendationsView"; details: RecommenderDetails }
	| { type: "recommendationClick"; details: RecommenderDetails; productId: string }
	| { type: "searchClick"; queryId: string; index: string; objectId: string; position: number }
	| { type: "searchConversion"; queryId: string; index: string; objectId: string };

export type ShopEventType = ShopEvent["type"];
export type ShopEventOf<Type extends ShopEventType> = Extract<ShopEvent, { type: Type }>;

export const toSourced = (click: ShopEventOf<"productClick" | "productAction">): Sourced => ({
	source: click.source,
	sourceSpecification: click.eventSourceCategoryId ?? click.plpCategoryId,
});

/** Adds the source of the shopper's last click to an `addToCart` or `productView` that has no source of its own (event-1, basket-19). */
export const withSource = (event: ShopEvent, last: Sourced | undefined): ShopEvent =>
	last && (event.type === "addToCart" || event.type === "productView") && !event.source
		? { ...event, ...last }
		: event;
