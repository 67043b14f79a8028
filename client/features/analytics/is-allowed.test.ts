import { describe, expect, test } from "vitest";
import { toDrafts } from "../../../shared/contracts/event-report/to-sightings.ts";
import type { BrowserEvent } from "../../../shared/domain/analytics/browser-events.ts";
import { mayMake } from "../../../shared/domain/analytics/events.ts";
import { CATEGORIES } from "../../../shared/domain/consent/consent.ts";
import { isAllowed } from "./is-allowed.ts";

const promotion = { id: "ss27", name: "coats", position: "1" };
const details = { recommender: "r", recoId: "1", productIds: [] };
const sealed = (name: Extract<BrowserEvent, { type: "sealed" }>["name"]): BrowserEvent => ({
	type: "sealed",
	name,
	fact: "f",
});
const EVENTS: BrowserEvent[] = [
	{
		type: "pageView",
		page: { kind: "home", status: 200, title: "", lists: [], chosen: [], referrer: "", pageViews: 0 },
	},
	{ type: "customerChanged" },
	{ type: "signIn", method: "form" },
	{ type: "wishlistCount", count: 1 },
	{ type: "webVital", metric: "CLS", value: 0, rating: "good", route: "home", release: "1" },
	{ type: "productView", productId: "1" },
	{ type: "productClick", productId: "1", position: 1, source: "list" },
	{ type: "purchase", orderNo: "1" },
	{ type: "recommendationsView", details },
	{ type: "recommendationClick", details, productId: "1" },
	{ type: "localeChange", before: "en", language: "it" },
	{ type: "signOut" },
	{ type: "signUp", form: "page" },
	{ type: "wishlistChange", productId: "1", isAdded: true },
	{ type: "share", method: "mail", contentId: "1" },
	{ type: "notifyMe", productId: "1" },
	{ type: "promotionView", promotion },
	{ type: "promotionClick", promotion },
	{ type: "storeClick", storeId: "1" },
	...(["add_to_cart", "remove_from_cart", "cart_updated", "begin_checkout", "checkout_step"] as const).map(
		sealed,
	),
];
const CONSENTS = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => CATEGORIES.filter((_, at) => bits & (1 << at)));

// proves event-11
describe.each(CONSENTS.map((granted) => [granted.join(" and ") || "nothing", granted] as const))(
	"with consent to %s",
	(_, granted) => {
		const consent = { choice: { granted: [...granted] }, objects: false };
		test.each(EVENTS)(
			"a browser reports $type $name if the table of events lets one be made of it",
			(event) => {
				expect(isAllowed(event, (category) => granted.includes(category))).toBe(
					toDrafts(event).some(({ name }) => mayMake(name, consent)),
				);
			},
		);
	},
);
