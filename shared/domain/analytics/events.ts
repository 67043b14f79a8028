import { CATEGORIES, type Consent, type ConsentCategory, mayUse } from "../consent/consent.ts";

type EventFacts = {
	consent: ConsentCategory;
	/** The personalisation service learns from the event, for which consent to personalisation suffices (event-11). */
	isLearned?: true;
};

/** All events, with their category of consent. Names are those of Google Analytics 4 where it recommends one. */
export const EVENTS = {
	page_view: { consent: "analytics", isLearned: true },
	customer_changed: { consent: "analytics" },
	locale_change: { consent: "analytics" },
	view_item: { consent: "analytics", isLearned: true },
	view_item_list: { consent: "analytics", isLearned: true },
	select_item: { consent: "analytics", isLearned: true },
	add_to_cart: { consent: "analytics", isLearned: true },
	remove_from_cart: { consent: "analytics" },
	cart_updated: { consent: "analytics" },
	coupon: { consent: "analytics" },
	wishlist_updated: { consent: "analytics" },
	view_cart: { consent: "analytics" },
	begin_checkout: { consent: "analytics", isLearned: true },
	checkout_step: { consent: "analytics", isLearned: true },
	purchase: { consent: "analytics" },
	cancel: { consent: "analytics" },
	return: { consent: "analytics" },
	exchange: { consent: "analytics" },
	refund: { consent: "analytics" },
	add_to_wishlist: { consent: "analytics" },
	remove_from_wishlist: { consent: "analytics" },
	search: { consent: "analytics" },
	no_result: { consent: "analytics", isLearned: true },
	refinement: { consent: "analytics" },
	view_recommendations: { consent: "analytics", isLearned: true },
	select_recommendation: { consent: "analytics", isLearned: true },
	view_promotion: { consent: "marketing" },
	select_promotion: { consent: "marketing" },
	login: { consent: "analytics" },
	logout: { consent: "analytics" },
	sign_up: { consent: "analytics" },
	share: { consent: "analytics" },
	notify_me: { consent: "analytics" },
	view_store: { consent: "analytics" },
	select_store: { consent: "analytics" },
	reserve_in_store: { consent: "analytics" },
	book_appointment: { consent: "analytics" },
	web_vital: { consent: "analytics" },
} as const satisfies Record<string, EventFacts>;

export type EventName = keyof typeof EVENTS;

/** Returns true if the shopper lets the event be used for a purpose: its own, or personalisation if that learns from the event (event-11). */
export const mayServe = (name: EventName, category: ConsentCategory, consent: Consent): boolean => {
	const { consent: own, isLearned }: EventFacts = EVENTS[name];
	return (
		mayUse(consent, category) &&
		(mayUse(consent, own) || (category === "personalisation" && isLearned === true))
	);
};

/** Returns true if the event may be made, because it serves at least one purpose that the shopper allows. */
export const mayMake = (name: EventName, consent: Consent): boolean =>
	CATEGORIES.some((category) => mayServe(name, category, consent));

export const EVENT_NAMES = Object.keys(EVENTS) as EventName[];
/** The events that the personalisation service learns from. */
export const LEARNED_EVENTS = EVENT_NAMES.filter((name) => "isLearned" in EVENTS[name]);
/** Events in one report of a browser (event-10). */
export const MOST_REPORTED = 50;
