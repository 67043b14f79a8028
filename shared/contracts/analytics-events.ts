import * as z from "zod";
import { COUPON_ACTIONS, COUPON_REFUSALS } from "../domain/analytics/coupon-facts.ts";
import type { EventName } from "../domain/analytics/events.ts";
import { MOST_PROMOTIONS } from "../domain/analytics/items.ts";
import { PAGE_TYPES } from "../domain/analytics/page-types.ts";
import { CHECKOUT_STEPS } from "../domain/checkout/checkout-steps.ts";

/**
 * Defines the data of each event. Amounts are in the currency's main unit: those of items floored, those of orders exact (event-7).
 */

export const eventText = z.string().max(500);
const text = eventText;
const amount = z.number().finite();
const productId = z.string().min(1).max(128);

export const itemSchema = z.strictObject({
	id: productId,
	masterId: productId,
	name: text,
	brand: text,
	variant: text.optional(),
	size: text.optional(),
	categories: z.array(text).max(5),
	categoryIds: z.array(text).max(5).optional(),
	promotionIds: z.array(text).max(MOST_PROMOTIONS).optional(),
	price: amount.nullable(),
	/** The exact price of one piece, for receivers that take no floored ones. */
	unitPrice: amount.optional(),
	discount: amount.min(0),
	priceType: z.enum(["MD", "FP"]),
	quantity: z.number().int().min(1).optional(),
	position: z.number().int().min(1).optional(),
	sizes: z.array(z.strictObject({ id: productId, size: text, available: z.boolean() })).optional(),
});
const items = z.array(itemSchema).max(200);

/** Names the search or the category whose list an event is about. */
export const listSubject = { phrase: text.optional(), categoryId: text.optional() };

/** Names the recommender that chose the products, and its answer. */
export const recommendation = { recommender: text, recoId: text };

/** Names the place from which the shopper came, and the list that showed the product. */
export const eventSource = {
	source: text.optional(),
	sourceSpecification: text.optional(),
	eventSourceCategoryId: text.optional(),
	eventSourceCategoryName: text.optional(),
	plpCategoryId: text.optional(),
	plpCategoryName: text.optional(),
};
export const eventPromotion = z.strictObject({ id: text, name: text, position: text });
const money = { currency: z.string().length(3), value: amount };
/** `total` is what the shopper pays or gets back; `value` is the rest of it without tax and shipping, which has no tax in it either (event-18). */
const orderMoney = { transactionId: text, ...money, tax: amount, shipping: amount, total: amount };

export const customerSchema = z.strictObject({
	type: z.enum(["registered", "guest", "agent"]),
	/** The customer's number or id, by the house's setting; absent for guests. */
	userId: text.optional(),
	/** SHA-256 in hexadecimal digits, of the normalised address or number. */
	emailHash: z.string().length(64).optional(),
	phoneHash: z.string().length(64).optional(),
	hasOrders: z.boolean().optional(),
	newsletter: z.boolean().optional(),
	groups: z.array(text).optional(),
	wishlistCount: z.number().int().min(0).optional(),
	tests: z.array(z.strictObject({ test: text, segment: text })).optional(),
});

const store = { storeId: text };

/** `pageViews`: how many page views of the visit the browser had counted before this one. */
export const pageView = z.strictObject({
	title: text.optional(),
	referrer: text.optional(),
	status: z.number().int(),
	pageViews: z.number().int().min(0).max(1_000_000).optional(),
});
/** A Core Web Vital of a document: milliseconds, for CLS a sum of shares. `route`: the kind of page at which the document began. */
export const webVital = z.strictObject({
	metric: z.enum(["CLS", "FCP", "INP", "LCP", "TTFB"]),
	value: amount.min(0),
	rating: z.enum(["good", "needs-improvement", "poor"]),
	route: text,
	release: text,
});

export const EVENT_DATA = {
	page_view: pageView,
	customer_changed: customerSchema,
	locale_change: z.strictObject({ before: text, after: text }),
	view_item: z.strictObject({ ...money, ...eventSource, items }),
	view_item_list: z.strictObject({ listId: text, listName: text, ...listSubject, items }),
	select_item: z.strictObject({ listId: text, listName: text, ...listSubject, ...eventSource, items }),
	add_to_cart: z.strictObject({ ...money, ...eventSource, addType: text, items }),
	remove_from_cart: z.strictObject({ ...money, items }),
	cart_updated: z.strictObject({ count: z.number().int().min(0) }),
	/** A code that was refused is not told, because a shopper may type anything. */
	coupon: z.strictObject({
		action: z.enum(COUPON_ACTIONS),
		code: text.optional(),
		reason: z.enum(COUPON_REFUSALS).optional(),
	}),
	wishlist_updated: z.strictObject({ count: z.number().int().min(0) }),
	view_cart: z.strictObject({ ...money, items }),
	begin_checkout: z.strictObject({ ...money, items }),
	checkout_step: z.strictObject({
		step: z.enum(CHECKOUT_STEPS),
		number: z.number().int().min(1),
		basketId: text.optional(),
	}),
	/** `discount`: what promotions have taken off goods and shipping. `giftCards`: the part of `value` that bought gift cards. */
	purchase: z.strictObject({
		...orderMoney,
		discount: amount,
		giftCards: amount,
		coupon: text.optional(),
		paymentMethods: z.array(text),
		channel: text,
		items,
	}),
	cancel: z.strictObject({ ...orderMoney, items }),
	return: z.strictObject({ ...orderMoney, returnId: text, items }),
	exchange: z.strictObject({
		transactionId: text,
		returnId: text,
		currency: money.currency,
		items,
		replacements: items,
	}),
	/** `returnId` is absent if the whole order was cancelled. */
	refund: z.strictObject({ ...orderMoney, returnId: text.optional(), items }),
	add_to_wishlist: z.strictObject({ items }),
	remove_from_wishlist: z.strictObject({ items }),
	search: z.strictObject({ phrase: text, results: z.number().int().min(0) }),
	no_result: z.strictObject({ phrase: text }),
	refinement: z.strictObject({ attribute: text, value: text }),
	view_recommendations: z.strictObject({ ...recommendation, items }),
	select_recommendation: z.strictObject({ ...recommendation, items }),
	view_promotion: eventPromotion,
	select_promotion: eventPromotion,
	login: z.strictObject({ method: text }),
	logout: z.strictObject({}),
	sign_up: z.strictObject({ method: text }),
	share: z.strictObject({ method: text, contentId: text }),
	notify_me: z.strictObject({ productId }),
	view_store: z.strictObject(store),
	select_store: z.strictObject(store),
	reserve_in_store: z.strictObject({ ...store, items }),
	book_appointment: z.strictObject(store),
	web_vital: webVital,
} as const satisfies Record<EventName, z.ZodType<object>>;

export type EventData<N extends EventName> = z.output<(typeof EVENT_DATA)[N]>;

export const eventPlace = z.strictObject({
	siteId: text,
	country: text,
	language: text,
	currency: z.string().length(3),
	path: z.string().max(2000),
	pageType: z.enum(PAGE_TYPES),
});
export type EventPlace = z.output<typeof eventPlace>;

/** `id`: a UUID, by which receivers recognise an event that arrives twice. `at`: milliseconds since 1970. */
export type AnalyticsEvent<N extends EventName = EventName> = {
	[Name in N]: { id: string; at: number; name: Name; place: EventPlace; data: EventData<Name> };
}[N];

export const eventId = z.uuid();

/** Returns the fault of an event by the catalogue's schema; undefined if it is valid. */
export const findEventFault = ({ name, data, place, id }: AnalyticsEvent): z.ZodError | undefined =>
	[EVENT_DATA[name].safeParse(data), eventPlace.safeParse(place), eventId.safeParse(id)].find(
		({ success }) => !success,
	)?.error;
