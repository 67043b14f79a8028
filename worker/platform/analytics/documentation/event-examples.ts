import type { AnalyticsEvent, EventData, EventPlace } from "../../../../shared/contracts/analytics-events.ts";
import { EVENT_NAMES, type EventName } from "../../../../shared/domain/analytics/events.ts";
import type { AnalyticsItem } from "../../../../shared/domain/analytics/items.ts";

/** The data of one event of each name, for docs/analytics.md and for tests of the receivers. A test asks for those that are missing. */

const item: AnalyticsItem = {
	id: "800000000002",
	masterId: "VT1000",
	name: "Ada bucket bag",
	brand: "Vetrina",
	variant: "Chestnut",
	size: "One size",
	categories: ["Women", "Bags", "Bucket bags"],
	categoryIds: ["women", "women-bags", "women-bags-bucket"],
	promotionIds: ["new-season"],
	price: 890,
	unitPrice: 890,
	discount: 0,
	priceType: "FP",
};
const source = {
	source: "category",
	sourceSpecification: "women-bags",
	eventSourceCategoryId: "women",
	eventSourceCategoryName: "Women",
	plpCategoryId: "women-bags",
	plpCategoryName: "Bags",
};
const recommendation = { recommender: "pdp-similar-items", recoId: "7be5f9e7-78ac-4484-969a-bfa102bd9af7" };
const money = { currency: "EUR", value: 890 };

const ordered = {
	transactionId: "00000042",
	currency: "EUR",
	value: 656.56,
	tax: 146.25,
	shipping: 8.11,
	total: 810.92,
};
const returned = { ...ordered, value: 656.56, tax: 144.44, shipping: 0, total: 801 };

const EXAMPLES: { [Name in EventName]?: EventData<Name> } = {
	page_view: { title: "Bags | Vetrina", referrer: "https://shop.example/en-it/", status: 200, pageViews: 3 },
	customer_changed: {
		type: "registered",
		userId: "00012345",
		emailHash: "b4c9a289323b21a01c3e940f150eb9b8c542587f1abfd8f0e1cc1ffc5e475514",
		phoneHash: "54432bf8a1e0cb9f9cf2b8ae4a9d9b6f4ec0f06b21b40ed9d1f5a5f1a8a0c3f7",
		hasOrders: true,
		newsletter: false,
		groups: ["Registered"],
		wishlistCount: 2,
		tests: [{ test: "larger-tiles", segment: "B" }],
	},
	locale_change: { before: "en-IT", after: "it-IT" },
	view_item: { ...money, ...source, items: [item] },
	view_item_list: {
		listId: "women-bags",
		listName: "Bags",
		categoryId: "women-bags",
		items: [{ ...item, position: 1, sizes: [{ id: "800000000002", size: "One size", available: true }] }],
	},
	select_item: {
		listId: "women-bags",
		listName: "Bags",
		categoryId: "women-bags",
		...source,
		items: [{ ...item, position: 1 }],
	},
	add_to_cart: { ...money, ...source, addType: "addToCart", items: [{ ...item, quantity: 1 }] },
	remove_from_cart: { ...money, items: [{ ...item, quantity: 1 }] },
	cart_updated: { count: 2 },
	coupon: { action: "added", code: "WELCOME10" },
	wishlist_updated: { count: 3 },
	view_cart: { currency: "EUR", value: 1780, items: [{ ...item, quantity: 2 }] },
	begin_checkout: { currency: "EUR", value: 1780, items: [{ ...item, quantity: 2 }] },
	checkout_step: { step: "delivery", number: 2, basketId: "0d2e58b1c9f04a67" },
	purchase: {
		...ordered,
		discount: 98.9,
		giftCards: 0,
		coupon: "WELCOME10",
		paymentMethods: ["CREDIT_CARD"],
		channel: "storefront",
		items: [{ ...item, price: 801, discount: 89, quantity: 1 }],
	},
	cancel: { ...ordered, items: [{ ...item, price: 801, discount: 89, quantity: 1 }] },
	return: {
		...returned,
		returnId: "00000042-R1",
		items: [{ ...item, price: 801, discount: 89, quantity: 1 }],
	},
	exchange: {
		transactionId: "00000042",
		returnId: "00000042-R1",
		currency: "EUR",
		items: [{ ...item, price: 801, discount: 89, quantity: 1 }],
		replacements: [{ ...item, id: "800000000003", variant: "Black", quantity: 1 }],
	},
	refund: {
		...returned,
		returnId: "00000042-R1",
		items: [{ ...item, price: 801, discount: 89, quantity: 1 }],
	},
	add_to_wishlist: { items: [item] },
	remove_from_wishlist: { items: [item] },
	search: { phrase: "bucket bag", results: 24 },
	no_result: { phrase: "unicorn saddle" },
	refinement: { attribute: "c_refinementColor", value: "brown" },
	view_recommendations: { ...recommendation, items: [{ ...item, position: 1 }] },
	select_recommendation: { ...recommendation, items: [item] },
	view_promotion: { id: "spring", name: "Spring sale", position: "hero" },
	select_promotion: { id: "spring", name: "Spring sale", position: "hero" },
	login: { method: "password" },
	logout: {},
	sign_up: { method: "password" },
	share: { method: "mail", contentId: "VT1000" },
	notify_me: { productId: "800000000002" },
	view_store: { storeId: "milano" },
	select_store: { storeId: "milano" },
	reserve_in_store: { storeId: "milano", items: [{ ...item, quantity: 1 }] },
	book_appointment: { storeId: "milano" },
	web_vital: { metric: "LCP", value: 1240, rating: "good", route: "list", release: "entry-1a2b3c.js" },
};

const place: EventPlace = {
	siteId: "vetrina-eu",
	country: "IT",
	language: "en-IT",
	currency: "EUR",
	path: "/en-it/women/bags",
	pageType: "product list",
};
const AT = Date.UTC(2026, 10, 29, 12);

/** Returns one event of each name that has an example. */
export const listExamples = (): AnalyticsEvent[] =>
	EVENT_NAMES.flatMap((name, at) => {
		const data = EXAMPLES[name];
		const id = `5b1b0a0e-4a55-4a3c-9d0a-${String(at).padStart(12, "0")}`;
		return data ? [{ id, at: AT, name, place, data } as AnalyticsEvent] : [];
	});
