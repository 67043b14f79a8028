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

/** A page as the browser shows it. */
export type ShownPage = {
	kind: string;
	path: string;
	status: number;
	head: { title: string };
	data: object;
};

export type PageViewed = {
	/** A page of the table of routes. */
	kind: string;
	path: string;
	status: number;
	title: string;
	/** The products in the page's list, and in each of its editors' sections (`isContent`). */
	lists: { id: string; name: string; productIds: string[]; isContent?: true | undefined }[];
	/** The category whose list the page is. */
	categoryId?: string;
	search?: { phrase: string; results: number };
	/** The chosen values of the page's list. */
	refinements?: { attribute: string; value: string }[];
	/** The outcome of a form that led to the page. */
	notice?: string;
	/** The store and the product that a page of stores, visits or sharing is about. */
	subject?: { storeId?: string; productId?: string };
};

export type Promotion = { id: string; name: string; position: string };

export type ShopEvent =
	| { type: "pageView"; page: ShownPage }
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
	/** `facts`: those that the server has handed to the receivers in the browser (HandedFacts). */
	| { type: "factsHanded"; facts: object; source?: ClickSource | undefined }
	| { type: "purchase"; orderNo: string }
	| { type: "signIn"; method: string }
	| { type: "signOut" }
	/** `form`: where a shopper has subscribed to the newsletter. */
	| { type: "signUp"; form: "footer" | "popup" | "page" | "waitingList" }
	| { type: "wishlistChange"; productId: string; isAdded: boolean }
	| { type: "share"; method: string; contentId: string }
	| { type: "notifyMe"; productId: string }
	| { type: "promotionView"; promotion: Promotion }
	| { type: "promotionClick"; promotion: Promotion }
	| { type: "storeClick"; storeId: string }
	| { type: "customerChanged"; country: string; before: string }
	| { type: "localeChange"; language: string; before: string }
	| { type: "recommendationsLoaded"; recommendationType: RecommendationType }
	| { type: "recommendationsView"; details: RecommenderDetails }
	| { type: "recommendationClick"; details: RecommenderDetails; productId: string }
	| { type: "searchClick"; queryId: string; index: string; objectId: string; position: number }
	| { type: "searchConversion"; queryId: string; index: string; objectId: string };

export type ShopEventType = ShopEvent["type"];
export type ShopEventOf<Type extends ShopEventType> = Extract<ShopEvent, { type: Type }>;

/** Trying a product on is no way by which shoppers come to products, so nothing is credited to it (event-1). */
export const isCredited = ({ source }: Pick<Sourced, "source">): boolean => source !== "virtual-try-on";

export const toSourced = (click: ShopEventOf<"productClick" | "productAction">): Sourced => ({
	source: click.source,
	sourceSpecification: click.eventSourceCategoryId ?? click.plpCategoryId,
});

/** Adds the source of the shopper's last click to an `addToCart` or `productView` that has no source of its own (event-1, basket-19). */
export const withSource = (event: ShopEvent, last: Sourced | undefined): ShopEvent =>
	last && (event.type === "addToCart" || event.type === "productView") && !event.source
		? { ...event, ...last }
		: event;
