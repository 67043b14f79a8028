import { describe, expect, test } from "vitest";
import type { AnalyticsEvent } from "../../../shared/contracts/analytics-events.ts";
import { entrySchema } from "../../../shared/contracts/tags/google-tag-manager/entry-schema.ts";
import { EVENT_NAMES } from "../../../shared/domain/analytics/events.ts";
import { toLayerEntry } from "./to-layer-entry.ts";

const LONG = "x".repeat(500);
const place = {
	siteId: "vetrina-eu",
	country: "IT",
	language: "en-IT",
	currency: "EUR",
	path: `/en-it/${LONG.repeat(3)}`,
	pageType: "product list",
} as const;
const item = {
	id: "VT1-red",
	masterId: "VT1",
	name: LONG,
	brand: LONG,
	variant: LONG,
	size: LONG,
	categories: [LONG, LONG, LONG, LONG, LONG],
	price: 89,
	discount: 40,
	priceType: "MD",
	quantity: 1,
	position: 1,
	sizes: [{ id: "VT1-red-S", size: "S", available: true }],
};
/** More than any event holds: every text of the catalogue at its full length. */
const data = {
	title: LONG,
	referrer: LONG,
	status: 200,
	listId: LONG,
	listName: LONG,
	source: LONG,
	sourceSpecification: LONG,
	eventSourceCategoryId: LONG,
	eventSourceCategoryName: LONG,
	plpCategoryId: LONG,
	plpCategoryName: LONG,
	addType: LONG,
	currency: "EUR",
	value: 89,
	items: Array.from({ length: 250 }, () => item),
};
const event = (name: string, facts: object): AnalyticsEvent =>
	({ id: crypto.randomUUID(), at: 1, name, place, data: facts }) as unknown as AnalyticsEvent;

// proves event-28
describe("limits of Google Analytics", () => {
	test.each(EVENT_NAMES)("%s keeps within them, however long its texts are", (name) => {
		const { items: _, ...plain } = data;
		for (const facts of [data, plain]) {
			const entry = toLayerEntry(event(name, facts));
			expect(entrySchema.safeParse(entry).error?.issues ?? []).toEqual([]);
		}
	});

	test.each<[string, object]>([
		["a reserved name", { event: "ga_view" }],
		["a long text", { event: "search", phrase: LONG }],
		[
			"26 parameters",
			{ event: "search", ...Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`p${at}`, 1])) },
		],
		["an item without id and name", { event: "view_item", ecommerce: { items: [{ price: 1 }] } }],
		[
			"201 items",
			{
				event: "view_item_list",
				ecommerce: { items: Array.from({ length: 201 }, () => ({ item_id: "1" })) },
			},
		],
		["a value without currency", { event: "view_item", ecommerce: { value: 1, items: [] } }],
	])("%s is none of them", (_, entry) => expect(entrySchema.safeParse(entry).success).toBe(false));
});

const women = {
	siteId: "vetrina-eu",
	country: "IT",
	language: "en-IT",
	currency: "EUR",
	path: "/en-it/women",
	pageType: "product list",
} as const;
const listed: AnalyticsEvent = {
	id: crypto.randomUUID(),
	at: 1,
	name: "view_item_list",
	place: women,
	data: {
		listId: "women",
		listName: "Women",
		items: [
			{
				id: "VT1-red",
				masterId: "VT1",
				name: "Ada",
				brand: "Vetrina",
				categories: ["Women", "Bags"],
				price: 89,
				discount: 40,
				priceType: "MD",
				position: 1,
			},
		],
	},
};

// proves event-16
test("an event of commerce names items as Google Analytics does", () => {
	expect(JSON.parse(JSON.stringify(toLayerEntry(listed)))).toEqual({
		event: "view_item_list",
		event_id: listed.id,
		page_type: "product list",
		page_path: "/en-it/women",
		site_id: "vetrina-eu",
		country: "IT",
		language: "en-IT",
		listId: "women",
		listName: "Women",
		ecommerce: {
			currency: "EUR",
			item_list_id: "women",
			item_list_name: "Women",
			items: [
				{
					item_id: "VT1-red",
					item_group_id: "VT1",
					item_name: "Ada",
					item_brand: "Vetrina",
					item_category: "Women",
					item_category2: "Bags",
					price: 89,
					discount: 40,
					price_type: "MD",
					index: 1,
					item_list_id: "women",
					item_list_name: "Women",
				},
			],
		},
	});
});
