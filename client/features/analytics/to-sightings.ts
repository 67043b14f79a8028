import type { Sighting, SightingData, SightingName } from "../../../shared/contracts/event-sightings.ts";
import { classifyPageType, type PageType } from "../../../shared/domain/analytics/page-types.ts";
import type { PageViewed, ShopEvent } from "../../../shared/domain/shell/shop-events.ts";

type Draft = { [N in SightingName]: { name: N; data: SightingData<N> } }[SightingName];
export type Place = Pick<Sighting, "path" | "pageType">;

/** A sighting without its time. `visit`: the number of the page within this document. */
export type Seen = Draft & Place & { id: string; visit: number; at: number };

const MOST_TEXT = 500;
const MOST_PRODUCTS = 100;
const cut = (text: string): string => text.slice(0, MOST_TEXT);

/** A search within a category is about its phrase. */
const toSubject = ({ phrase, categoryId }: { phrase?: string; categoryId?: string }) =>
	phrase === undefined ? { categoryId } : { phrase: cut(phrase) };

export const toPlace = ({ kind, path, search }: PageViewed): { path: string; pageType: PageType } => ({
	path,
	pageType: classifyPageType(kind, search !== undefined),
});

/** Returns what a page shows besides itself: lists, the bag, the outcome of a search. */
export const pageSightings = (
	{ kind, title, status, lists, categoryId, search }: PageViewed,
	referrer: string,
): Draft[] => [
	{ name: "page_view", data: { title: cut(title), status, ...(referrer && { referrer: cut(referrer) }) } },
	...lists.map(
		({ id, name, productIds }): Draft => ({
			name: "view_item_list",
			data: {
				listId: cut(id),
				listName: cut(name),
				...toSubject({ phrase: search?.phrase, categoryId }),
				products: productIds
					.slice(0, MOST_PRODUCTS)
					.map((productId, at) => ({ productId, position: at + 1 })),
			},
		}),
	),
	...(kind === "cart" ? [{ name: "view_cart", data: {} } as const] : []),
	...(search
		? [
				search.isEmpty
					? ({ name: "no_result", data: { phrase: cut(search.phrase) } } as const)
					: ({
							name: "search",
							data: { phrase: cut(search.phrase), results: lists[0]?.productIds.length ?? 0 },
						} as const),
			]
		: []),
];

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
		case "addToCart": {
			const { productId, quantity, addType, source, sourceSpecification } = event;
			return { name: "add_to_cart", data: { productId, quantity, addType, source, sourceSpecification } };
		}
		case "removeFromCart":
			return { name: "remove_from_cart", data: { productId: event.productId, quantity: event.quantity } };
		case "cartUpdated":
			return { name: "cart_updated", data: { count: event.count } };
		case "beginCheckout":
			return { name: "begin_checkout", data: {} };
		case "purchase":
			return { name: "purchase", data: { orderNo: event.orderNo } };
		case "checkoutStep":
			return {
				name: "checkout_step",
				data: { step: event.step, number: event.number, basketId: event.basketId },
			};
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
		case "signOut":
			return { name: "customer_changed", data: {} };
		default:
			return undefined;
	}
}
