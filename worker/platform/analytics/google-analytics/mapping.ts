import type { AnalyticsEvent, EventData } from "../../../../shared/contracts/analytics-events.ts";
import type { AnalyticsItem } from "../../../../shared/domain/analytics/items.ts";
import { cutText, standInSender } from "../mapping-tools.ts";
import type { Deliverable, Mapping } from "../receiver.ts";
import { LONGER_TEXTS, type Measurement, MOST_ITEMS, MOST_TEXT } from "./schema.ts";
import { listGiven, toGoogleItem } from "./to-item.ts";

type About = Omit<Deliverable<"analytics">, "event">;
type Params = Record<string, string | number | null | undefined>;
type Items = { items?: readonly AnalyticsItem[]; listId?: string; listName?: string };

/** Milliseconds. Reports show an event only with a time of engagement; the server knows none, so it states the least. */
const ENGAGEMENT = 1;

const cut = (text: string | undefined): string | undefined => text && cutText(text, MOST_TEXT);

const grant = (isGranted: boolean): "GRANTED" | "DENIED" => (isGranted ? "GRANTED" : "DENIED");

/** Makes the event, unless no browser reported it: the protocol counts browsers. */
const measure = (
	{ id, at, place }: AnalyticsEvent,
	name: string,
	{ sender, granted }: About,
	params: Params,
	{ items, listId, listName }: Items = {},
): Measurement | undefined => {
	if (!sender) return undefined;
	const mayAdvertise = granted.includes("marketing");
	return {
		client_id: sender.client,
		consent: { ad_user_data: grant(mayAdvertise), ad_personalization: grant(mayAdvertise) },
		event: {
			name,
			timestamp_micros: at * 1000,
			params: {
				...listGiven({
					session_id: sender.session,
					event_id: id,
					page_location: cutText(sender.origin + place.path, LONGER_TEXTS.page_location),
					page_type: place.pageType,
					site_id: place.siteId,
					country: place.country,
					language: place.language,
					item_list_id: listId,
					item_list_name: cut(listName),
					...params,
				}),
				engagement_time_msec: ENGAGEMENT,
				...(items && {
					items: items.slice(0, MOST_ITEMS).map((item) => toGoogleItem(item, { listId, listName })),
				}),
			},
		},
	};
};

type Source = Pick<
	EventData<"view_item">,
	"source" | "sourceSpecification" | "eventSourceCategoryId" | "plpCategoryId"
>;
const listSource = (data: Source): Params => ({
	source: cut(data.source),
	source_specification: cut(data.sourceSpecification),
	event_source_category: cut(data.eventSourceCategoryId),
	plp_category: cut(data.plpCategoryId),
});

/** Customers are properties of the browser's user. Hashes of address and number are for advertising, so they need consent to marketing. */
const measureCustomer = (
	event: AnalyticsEvent<"customer_changed">,
	about: About,
): Measurement | undefined => {
	const { data } = event;
	const measurement = measure(event, event.name, about, {
		customer_type: data.type,
		groups: cut(data.groups?.join(",")),
		ab_tests: cut(data.tests?.map(({ test, segment }) => `${test}:${segment}`).join(",")),
	});
	if (!measurement) return undefined;
	const { emailHash, phoneHash } = data;
	const mayMatch = about.granted.includes("marketing") && (emailHash ?? phoneHash) !== undefined;
	const properties = listGiven({
		customer_type: data.type,
		has_orders: data.hasOrders === undefined ? undefined : Number(data.hasOrders),
		newsletter: data.newsletter === undefined ? undefined : Number(data.newsletter),
		wishlist_count: data.wishlistCount,
	});
	return {
		...measurement,
		...(data.userId && { user_id: data.userId }),
		user_properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, { value }])),
		...(mayMatch && {
			user_data: {
				...(emailHash && { sha256_email_address: emailHash }),
				...(phoneHash && { sha256_phone_number: phoneHash }),
			},
		}),
	};
};

type OrderMoney = Pick<EventData<"purchase">, "transactionId" | "currency" | "value" | "tax" | "shipping">;
/** Google's value of a purchase or refund is that of the goods, without tax and shipping. */
const listMoney = ({ transactionId, currency, value, tax, shipping }: OrderMoney): Params => ({
	transaction_id: transactionId,
	currency,
	value,
	tax,
	shipping,
});

/** Tells what happened to an order (event-44). The server knows it without a browser, so a name stands in where none reported it. */
const measureOrder = (
	event: AnalyticsEvent<"purchase" | "cancel" | "return" | "exchange" | "refund">,
	about: About,
	params: Params,
): Measurement | undefined =>
	measure(event, event.name, { ...about, sender: about.sender ?? standInSender(event) }, params, {
		items: event.data.items,
	});

const promotion = ({ id, name, position }: EventData<"view_promotion">): Params => ({
	promotion_id: id,
	promotion_name: cut(name),
	creative_slot: cut(position),
});

/** Names and parameters are those that Google recommends, where it recommends any. */
export const googleMapping = {
	page_view: (event, about) =>
		measure(event, "page_view", about, {
			page_title: event.data.title && cutText(event.data.title, LONGER_TEXTS.page_title),
			page_referrer: event.data.referrer && cutText(event.data.referrer, LONGER_TEXTS.page_referrer),
			status: event.data.status,
			page_views: event.data.pageViews,
		}),
	customer_changed: measureCustomer,
	locale_change: (event, about) =>
		measure(event, event.name, about, { before: cut(event.data.before), after: cut(event.data.after) }),
	view_item: (event, about) => {
		const { currency, value, items } = event.data;
		return measure(event, event.name, about, { currency, value, ...listSource(event.data) }, { items });
	},
	view_item_list: (event, about) => measure(event, event.name, about, {}, event.data),
	select_item: (event, about) => measure(event, event.name, about, listSource(event.data), event.data),
	add_to_cart: (event, about) => {
		const { currency, value, items, addType } = event.data;
		const params = { currency, value, add_type: cut(addType), ...listSource(event.data) };
		return measure(event, event.name, about, params, { items });
	},
	remove_from_cart: (event, about) => {
		const { currency, value, items } = event.data;
		return measure(event, event.name, about, { currency, value }, { items });
	},
	cart_updated: (event, about) => measure(event, event.name, about, { count: event.data.count }),
	coupon: (event, about) => {
		const { action, code, reason } = event.data;
		return measure(event, event.name, about, { action, coupon: cut(code), reason });
	},
	wishlist_updated: (event, about) => measure(event, event.name, about, { count: event.data.count }),
	view_cart: (event, about) => {
		const { currency, value, items } = event.data;
		return measure(event, event.name, about, { currency, value }, { items });
	},
	begin_checkout: (event, about) => {
		const { currency, value, items } = event.data;
		return measure(event, event.name, about, { currency, value }, { items });
	},
	checkout_step: (event, about) =>
		measure(event, event.name, about, { step: event.data.step, step_number: event.data.number }),
	purchase: (event, about) => {
		const { coupon, discount, giftCards, paymentMethods, channel } = event.data;
		return measureOrder(event, about, {
			...listMoney(event.data),
			coupon: cut(coupon),
			discount,
			gift_cards: giftCards,
			payment_type: cut(paymentMethods.join(",")),
			channel: cut(channel),
		});
	},
	// Money that goes back is told by `refund` alone; with a value here, reports would subtract it twice.
	cancel: (event, about) => measureOrder(event, about, { transaction_id: event.data.transactionId }),
	return: (event, about) =>
		measureOrder(event, about, {
			transaction_id: event.data.transactionId,
			return_id: event.data.returnId,
		}),
	exchange: (event, about) =>
		measureOrder(event, about, {
			transaction_id: event.data.transactionId,
			return_id: event.data.returnId,
			replacements: cut(event.data.replacements.map(({ id }) => id).join(",")),
		}),
	refund: (event, about) =>
		measureOrder(event, about, { ...listMoney(event.data), return_id: event.data.returnId }),
	add_to_wishlist: (event, about) => measure(event, event.name, about, {}, event.data),
	remove_from_wishlist: (event, about) => measure(event, event.name, about, {}, event.data),
	search: (event, about) =>
		measure(event, event.name, about, { search_term: cut(event.data.phrase), results: event.data.results }),
	no_result: (event, about) => measure(event, event.name, about, { search_term: cut(event.data.phrase) }),
	refinement: (event, about) =>
		measure(event, event.name, about, {
			attribute: cut(event.data.attribute),
			chosen: cut(event.data.value),
		}),
	view_promotion: (event, about) => measure(event, event.name, about, promotion(event.data)),
	select_promotion: (event, about) => measure(event, event.name, about, promotion(event.data)),
	login: (event, about) => measure(event, event.name, about, { method: cut(event.data.method) }),
	logout: (event, about) => measure(event, event.name, about, {}),
	sign_up: (event, about) => measure(event, event.name, about, { method: cut(event.data.method) }),
	share: (event, about) =>
		measure(event, event.name, about, { method: cut(event.data.method), item_id: event.data.contentId }),
	notify_me: (event, about) => measure(event, event.name, about, { item_id: event.data.productId }),
	view_store: (event, about) => measure(event, event.name, about, { store_id: cut(event.data.storeId) }),
	select_store: (event, about) => measure(event, event.name, about, { store_id: cut(event.data.storeId) }),
	reserve_in_store: (event, about) =>
		measure(event, event.name, about, { store_id: cut(event.data.storeId) }, event.data),
	book_appointment: (event, about) =>
		measure(event, event.name, about, { store_id: cut(event.data.storeId) }),
	web_vital: (event, about) => {
		const { metric, value, rating, route, release } = event.data;
		return measure(event, event.name, about, {
			metric,
			metric_value: value,
			rating,
			route: cut(route),
			release: cut(release),
		});
	},
} satisfies Mapping<"analytics", Measurement>;
