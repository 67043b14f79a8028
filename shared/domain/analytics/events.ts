import type { ConsentCategory } from "../consent/consent.ts";

type EventFacts = {
	consent: ConsentCategory;
	/** Persistent events hold a state of the page: a new one replaces the former in place (event-9). */
	persistent?: true;
};

/** All events, with their category of consent. Names are those of Google Analytics 4 where it recommends one. */
export const EVENTS = {
	page_view: { consent: "analytics", persistent: true },
	customer_changed: { consent: "analytics", persistent: true },
	locale_change: { consent: "analytics" },
	view_item: { consent: "analytics" },
	view_item_list: { consent: "analytics" },
	select_item: { consent: "analytics", persistent: true },
	add_to_cart: { consent: "analytics" },
	remove_from_cart: { consent: "analytics" },
	cart_updated: { consent: "analytics" },
	wishlist_updated: { consent: "analytics" },
	view_cart: { consent: "analytics" },
	begin_checkout: { consent: "analytics" },
	checkout_step: { consent: "analytics" },
	purchase: { consent: "analytics" },
	cancel: { consent: "analytics" },
	return: { consent: "analytics" },
	exchange: { consent: "analytics" },
	refund: { consent: "analytics" },
	add_to_wishlist: { consent: "analytics" },
	search: { consent: "analytics" },
	no_result: { consent: "analytics" },
	refinement: { consent: "analytics" },
	view_promotion: { consent: "marketing" },
	select_promotion: { consent: "marketing" },
	login: { consent: "analytics" },
	logout: { consent: "analytics" },
	sign_up: { consent: "analytics" },
	share: { consent: "analytics" },
	notify_me: { consent: "analytics" },
} as const satisfies Record<string, EventFacts>;

export type EventName = keyof typeof EVENTS;
export const EVENT_NAMES = Object.keys(EVENTS) as EventName[];
