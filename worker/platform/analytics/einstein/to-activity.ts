import type { AnalyticsEvent } from "../../../../shared/contracts/analytics-events.ts";
import type { AnalyticsItem } from "../../../../shared/domain/analytics/items.ts";
import type { PageType } from "../../../../shared/domain/analytics/page-types.ts";
import { toEinsteinProduct } from "../../recommendations/einstein-client.ts";

export const ACTIVITIES = [
	"viewProduct",
	"viewSearch",
	"clickSearch",
	"viewCategory",
	"clickCategory",
	"viewReco",
	"clickReco",
	"viewPage",
	"beginCheckout",
	"checkoutStep",
	"addToCart",
] as const;
export type ActivityName = (typeof ACTIVITIES)[number];
export type Activity = { name: ActivityName; body: object };

/** Pages whose view is told by an activity of its own. */
const TOLD_OTHERWISE: ReadonlySet<PageType> = new Set([
	"product detail",
	"product list",
	"full search results",
]);

/** The service takes this many products in a list. */
const MOST_PRODUCTS = 100;

const toProduct = ({ id, masterId }: AnalyticsItem) => toEinsteinProduct(id, masterId);
const toLine = ({ id, masterId, price, unitPrice, quantity = 1 }: AnalyticsItem) => {
	const exactPrice = unitPrice ?? price;
	return { ...toEinsteinProduct(id, masterId), ...(exactPrice !== null && { price: exactPrice }), quantity };
};

type Subject = { phrase?: string; categoryId?: string };
const tellSubject = (
	act: "view" | "click",
	{ phrase, categoryId }: Subject,
	body: object,
): Activity | undefined => {
	if (phrase !== undefined) return { name: `${act}Search`, body: { searchText: phrase, ...body } };
	return categoryId === undefined
		? undefined
		: { name: `${act}Category`, body: { category: { id: categoryId }, ...body } };
};

/**
 * Returns the activity by which an event is told to the recommendation service; undefined if it has none (event-47). A list without a search
 * or a category is told by its page.
 */
export function toActivity({ name, data, place }: AnalyticsEvent): Activity | undefined {
	switch (name) {
		case "page_view":
			return TOLD_OTHERWISE.has(place.pageType)
				? undefined
				: { name: "viewPage", body: { currentLocation: place.path } };
		case "view_item": {
			const [item] = data.items;
			return item && { name: "viewProduct", body: { product: toProduct(item) } };
		}
		case "view_item_list":
			return tellSubject("view", data, {
				products: data.items.slice(0, MOST_PRODUCTS).map(toProduct),
				showProducts: true,
			});
		case "no_result":
			return tellSubject("view", data, { products: [], showProducts: true });
		case "select_item": {
			const [item] = data.items;
			return item && tellSubject("click", data, { product: toProduct(item) });
		}
		case "add_to_cart":
			return { name: "addToCart", body: { products: data.items.map(toLine) } };
		case "begin_checkout":
			return { name: "beginCheckout", body: { products: data.items.map(toLine), amount: data.value } };
		case "checkout_step": {
			const { step: stepName, number: stepNumber, basketId } = data;
			return { name: "checkoutStep", body: { stepName, stepNumber, basketId } };
		}
		case "view_recommendations": {
			const { recommender: recommenderName, recoId: __recoUUID, items } = data;
			return {
				name: "viewReco",
				body: {
					recommenderName,
					__recoUUID,
					products: items.slice(0, MOST_PRODUCTS).map(({ id }) => ({ id })),
				},
			};
		}
		case "select_recommendation": {
			const { recommender: recommenderName, recoId: __recoUUID, items } = data;
			const [item] = items;
			return item && { name: "clickReco", body: { recommenderName, __recoUUID, product: toProduct(item) } };
		}
		default:
			return undefined;
	}
}
