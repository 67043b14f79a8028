import type { Sighting, SightingData, SightingName } from "../../../shared/contracts/event-sightings.ts";
import type { SealedFact } from "../../../shared/domain/analytics/handed-facts.ts";
import { classifyPageType } from "../../../shared/domain/analytics/page-types.ts";
import type { PageViewed, ShopEvent } from "../../../shared/domain/shell/shop-events.ts";

export type Draft = { [N in SightingName]: { name: N; data: SightingData<N> } }[SightingName];
export type Place = Pick<Sighting, "path" | "pageType">;

/** A sighting without its time. `visit`: the number of the page within this document. */
export type Seen = Draft & Place & { id: string; visit: number; at: number };

const MOST_TEXT = 500;
const MOST_PRODUCTS = 100;
const cut = (text: string): string => text.slice(0, MOST_TEXT);

/** A search within a category is about its phrase. */
const toSubject = ({ phrase, categoryId }: { phrase?: string; categoryId?: string }) =>
	phrase === undefined ? { categoryId } : { phrase: cut(phrase) };

export const toPlace = ({ kind, path, search, refinements }: PageViewed): Place => ({
	path,
	pageType: classifyPageType(kind, search && { isRefined: (refinements?.length ?? 0) > 0 }),
});

const ofSearch = ({ search }: PageViewed): Draft[] => {
	if (!search) return [];
	const phrase = cut(search.phrase);
	return [
		search.isEmpty
			? { name: "no_result", data: { phrase } }
			: { name: "search", data: { phrase, results: search.results } },
	];
};

/** Forms that are posted natively say by the page that follows how they ended. */
const ofOutcome = ({ kind, notice, subject }: PageViewed): Draft[] => {
	const { storeId, productId } = subject ?? {};
	if (notice === "registered") return [{ name: "sign_up", data: { method: "account" } }];
	if (kind === "share" && (notice === "sent" || notice === "shared"))
		return [
			{
				name: "share",
				data: { method: notice === "sent" ? "mail" : "link", contentId: productId ?? "wishlist" },
			},
		];
	if (kind === "visits" && storeId && notice === "reserved" && productId)
		return [{ name: "reserve_in_store", data: { storeId, productId } }];
	if (kind === "visits" && storeId && notice === "booked")
		return [{ name: "book_appointment", data: { storeId } }];
	return [];
};

/** Returns what a page shows besides itself: lists, the bag, a store, the outcomes of a search and of a form. */
export const pageSightings = (
	page: PageViewed,
	{ referrer, pageViews }: { referrer: string; pageViews: number },
): Draft[] => {
	const { kind, title, status, lists, categoryId, search, subject } = page;
	return [
		{
			name: "page_view",
			data: { title: cut(title), status, pageViews, ...(referrer && { referrer: cut(referrer) }) },
		},
		...lists.map(
			({ id, name, productIds, isContent }): Draft => ({
				name: "view_item_list",
				data: {
					listId: cut(id),
					listName: cut(name),
					isContent,
					...(isContent ? {} : toSubject({ phrase: search?.phrase, categoryId })),
					products: productIds
						.slice(0, MOST_PRODUCTS)
						.map((productId, at) => ({ productId, position: at + 1 })),
				},
			}),
		),
		...(kind === "cart" ? [{ name: "view_cart", data: {} } as const] : []),
		...(kind === "store" && subject?.storeId
			? [{ name: "view_store", data: { storeId: subject.storeId } } as const]
			: []),
		...ofSearch(page),
		...ofOutcome(page),
	];
};

/** Returns the values that were chosen since the last view of the same list (event-30). */
export const refinementSightings = (page: PageViewed, before: PageViewed | undefined): Draft[] => {
	const describeList = ({ lists, search }: PageViewed) => search?.phrase ?? lists[0]?.id;
	if (!before || describeList(page) !== describeList(before)) return [];
	const known = new Set(before.refinements?.map(({ attribute, value }) => `${attribute} ${value}`));
	return (page.refinements ?? [])
		.filter(({ attribute, value }) => !known.has(`${attribute} ${value}`))
		.map((one) => ({ name: "refinement", data: one }));
};

/** Returns the facts that the server has sealed until the shopper agrees (event-21). */
export const sealedSightings = (facts: readonly SealedFact[], source?: string): Draft[] =>
	facts.map(({ name, fact }) => ({
		name,
		data: { fact, ...(name === "add_to_cart" && source && { source }) },
	}));

/** Returns what an event of the shop means for analytics; undefined for events that only other listeners need. */
export function toSighting(event: ShopEvent): Draft | undefined {
	switch (event.type) {
		case "productView": {
			const { product, source, sourceSpecification } = event;
			return { name: "view_item", data: { productId: product.id, source, sourceSpecification } };
		}
		case "productClick": {
			const { productId, position, type: _, spans: __, phrase, ...source } = event;
			const listId = event.plpCategoryId ?? event.source;
			return {
				name: "select_item",
				data: {
					productId,
					position,
					listId,
					listName: event.plpCategoryName ?? listId,
					...toSubject({ phrase, categoryId: event.source === "list" ? event.plpCategoryId : undefined }),
					...source,
				},
			};
		}
		case "purchase":
			return { name: "purchase", data: { orderNo: event.orderNo } };
		case "recommendationsView": {
			const { recommender, recoId, productIds } = event.details;
			return {
				name: "view_recommendations",
				data: { recommender, recoId, productIds: productIds.slice(0, MOST_PRODUCTS) },
			};
		}
		case "recommendationClick": {
			const { recommender, recoId } = event.details;
			return {
				name: "select_recommendation",
				data: { recommender, recoId, productId: event.productId },
			};
		}
		case "localeChange":
			return { name: "locale_change", data: { before: event.before, after: event.language } };
		case "customerChanged":
			return { name: "customer_changed", data: {} };
		case "signOut":
			return { name: "logout", data: {} };
		case "signUp":
			return { name: "sign_up", data: { method: "newsletter" } };
		case "wishlistChange":
			return {
				name: event.isAdded ? "add_to_wishlist" : "remove_from_wishlist",
				data: { productId: event.productId },
			};
		case "share":
			return { name: "share", data: { method: event.method, contentId: cut(event.contentId) } };
		case "notifyMe":
			return { name: "notify_me", data: { productId: event.productId } };
		case "promotionView":
			return { name: "view_promotion", data: event.promotion };
		case "promotionClick":
			return { name: "select_promotion", data: event.promotion };
		case "storeClick":
			return { name: "select_store", data: { storeId: event.storeId } };
		default:
			return undefined;
	}
}
