import type { BrowserEvent, ReportedPage } from "../../domain/analytics/browser-events.ts";
import { classifyPageType, type PageType } from "../../domain/analytics/page-types.ts";
import type { Sighting, SightingData, SightingName } from "./sightings.ts";

export type Draft = { [N in SightingName]: { name: N; data: SightingData<N> } }[SightingName];

/** A report's event with its time and place. `visit`: the number of the page within its document. */
export type Reported = Pick<Sighting, "id" | "age" | "path" | "trace"> & {
	/** Absent if the browser has not loaded the labels. */
	pageType?: PageType;
	visit: number;
	event: BrowserEvent;
};

const MOST_TEXT = 500;
const MOST_PRODUCTS = 100;
const MOST_LISTS = 50;
const cut = (text: string): string => text.slice(0, MOST_TEXT);

/** A search within a category is about its phrase. */
const toSubject = ({ phrase, categoryId }: { phrase?: string; categoryId?: string }) =>
	phrase === undefined ? { categoryId } : { phrase: cut(phrase) };

const describeSearch = ({ search }: ReportedPage): Draft[] => {
	if (!search) return [];
	const phrase = cut(search.phrase);
	return [
		search.results === 0
			? { name: "no_result", data: { phrase } }
			: { name: "search", data: { phrase, results: search.results } },
	];
};

/** Forms that are posted natively say by the page that follows how they ended. */
const describeOutcome = ({ kind, notice, subject }: ReportedPage): Draft[] => {
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

/** Returns a page view and what the page shows besides: lists, the bag, a store, the outcomes of a search and of a form (event-30). */
const describeShown = (page: ReportedPage): Draft[] => {
	const { kind, title, status, lists, categoryId, search, subject, chosen = [], referrer, pageViews } = page;
	return [
		{
			name: "page_view",
			data: { title: cut(title), status, pageViews, ...(referrer && { referrer: cut(referrer) }) },
		},
		...lists.slice(0, MOST_LISTS).map(
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
		...describeSearch(page),
		...describeOutcome(page),
		...chosen.slice(0, MOST_LISTS).map((one): Draft => ({ name: "refinement", data: one })),
	];
};

const describeClick = (event: Extract<BrowserEvent, { type: "productClick" }>): Draft => {
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
};

/** Returns what an event of a browser means for analytics; nothing for events that only other listeners need. */
export function toDrafts(event: BrowserEvent): Draft[] {
	switch (event.type) {
		case "pageView":
			return describeShown(event.page);
		case "customerChanged":
			return [{ name: "customer_changed", data: {} }];
		case "signIn":
			return [{ name: "login", data: { method: event.method } }];
		case "wishlistCount":
			return [{ name: "wishlist_updated", data: { count: event.count } }];
		case "webVital": {
			const { type: _, ...vital } = event;
			return [{ name: "web_vital", data: vital } as Draft];
		}
		case "sealed": {
			const { type: _, name, ...data } = event;
			return [{ name, data } as Draft];
		}
		case "productView": {
			const { type: _, ...data } = event;
			return [{ name: "view_item", data }];
		}
		case "productClick":
			return [describeClick(event)];
		case "purchase":
			return [{ name: "purchase", data: { orderNo: event.orderNo } }];
		case "recommendationsView": {
			const { recommender, recoId, productIds } = event.details;
			return [
				{
					name: "view_recommendations",
					data: { recommender, recoId, productIds: productIds.slice(0, MOST_PRODUCTS) },
				},
			];
		}
		case "recommendationClick": {
			const { recommender, recoId } = event.details;
			return [{ name: "select_recommendation", data: { recommender, recoId, productId: event.productId } }];
		}
		case "localeChange":
			return [{ name: "locale_change", data: { before: event.before, after: event.language } }];
		case "signOut":
			return [{ name: "logout", data: {} }];
		case "signUp":
			return [{ name: "sign_up", data: { method: "newsletter" } }];
		case "wishlistChange":
			return [
				{
					name: event.isAdded ? "add_to_wishlist" : "remove_from_wishlist",
					data: { productId: event.productId },
				},
			];
		case "share":
			return [{ name: "share", data: { method: event.method, contentId: cut(event.contentId) } }];
		case "notifyMe":
			return [{ name: "notify_me", data: { productId: event.productId } }];
		case "promotionView":
			return [{ name: "view_promotion", data: event.promotion }];
		case "promotionClick":
			return [{ name: "select_promotion", data: event.promotion }];
		case "storeClick":
			return [{ name: "select_store", data: { storeId: event.storeId } }];
		default:
			return [];
	}
}

/** Makes the id of an event that comes of another: always the same, so that a report that arrives twice counts once. */
const deriveId = (id: string, at: number): string =>
	at === 0
		? id
		: id.slice(0, -2) + ((Number.parseInt(id.slice(-2), 16) + at) & 255).toString(16).padStart(2, "0");

const FIRST: readonly SightingName[] = ["page_view", "customer_changed"];
const rank = ({ name }: { name: SightingName }): number => {
	const at = FIRST.indexOf(name);
	return at < 0 ? FIRST.length : at;
};

const labelPage = ({ kind, search, isRefined = false }: ReportedPage): PageType =>
	classifyPageType(kind, search && { isRefined });

/** Returns what a report says, page by page: the view of a page comes first, then the customer, then the rest in its order (event-9). */
export function toSightings(reported: readonly Reported[]): object[] {
	const labels = new Map(
		reported.flatMap(({ event, visit }) =>
			event.type === "pageView" ? [[visit, labelPage(event.page)] as const] : [],
		),
	);
	const drafts = reported.flatMap(({ event, ...facts }) => {
		const { pageType = labels.get(facts.visit) ?? "other" } = facts;
		return toDrafts(event).map((draft, at) => ({ ...facts, ...draft, pageType, id: deriveId(facts.id, at) }));
	});
	const viewed = new Set(drafts.flatMap(({ name, visit }) => (name === "page_view" ? [visit] : [])));
	return drafts
		.toSorted((a, b) => a.visit - b.visit || (viewed.has(a.visit) ? rank(a) - rank(b) : 0))
		.map(({ visit: _, ...sighting }) => sighting);
}
