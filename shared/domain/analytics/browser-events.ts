import type { PageViewed, ShopEventOf } from "../shell/shop-events.ts";
import type { FactName } from "./handed-facts.ts";

/**
 * A page as a browser reports it: `chosen` are the refinements that were chosen since the last view of its list. A page that is left early does not
 * report them, and has no label of its own: `isRefined` says whether its search shows a part of the results.
 */
export type ReportedPage = Omit<PageViewed, "path" | "refinements"> & {
	isRefined?: boolean;
	chosen?: { attribute: string; value: string }[];
	referrer: string;
	pageViews?: number;
};

export type SealedEvent = {
	type: "sealed";
	name: FactName;
	fact: string;
	source?: string | undefined;
	sourceSpecification?: string | undefined;
};

/** The shop's own events as a browser reports them; the server names and describes them (event-10). */
export type BrowserEvent =
	| { type: "pageView"; page: ReportedPage }
	| { type: "customerChanged" }
	| { type: "signIn"; method: string }
	| { type: "wishlistCount"; count: number }
	| { type: "webVital"; metric: string; value: number; rating: string; route: string; release: string }
	| (Omit<ShopEventOf<"productView">, "product"> & { productId: string })
	| SealedEvent
	| ShopEventOf<
			| "productClick"
			| "purchase"
			| "recommendationsView"
			| "recommendationClick"
			| "localeChange"
			| "signOut"
			| "signUp"
			| "wishlistChange"
			| "share"
			| "notifyMe"
			| "promotionView"
			| "promotionClick"
			| "storeClick"
	  >;
