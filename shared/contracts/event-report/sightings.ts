import * as z from "zod";
import { PAGE_TYPES } from "../../domain/analytics/page-types.ts";
import {
	eventId,
	eventPromotion,
	eventSource,
	listSubject,
	pageView,
	recommendation,
	eventText as text,
	webVital,
} from "../analytics-events.ts";
import { productId } from "../shopper-api.ts";

/**
 * Defines what a browser reports: the shop's own events with ids, counts and places. They are read as sightings, from which the server makes the events
 * of the catalogue. A browser states neither prices nor names of products (event-10).
 */

const count = z.number().int().min(0).max(99_999);
const position = z.number().int().min(1).max(100_000);
const quantity = z.number().int().min(1).max(9999);

/** More products than any list event may name. */
const MOST_PRODUCTS = 100;

const store = z.strictObject({ storeId: text });
/**
 * `fact`: sealed by the server before the shopper agreed (event-21). Pages that were opened before a deployment added the seal report changes
 * that the server has counted by itself; they make no event.
 */
const sealed = z.object({ fact: z.string().max(60_000).default(""), ...eventSource });

const SIGHTINGS = {
	page_view: pageView,
	customer_changed: z.strictObject({}),
	locale_change: z.strictObject({ before: text, after: text }),
	view_item: z.strictObject({ productId, ...eventSource }),
	view_item_list: z.strictObject({
		listId: text,
		listName: text,
		...listSubject,
		/** The list is a section of editors, of which receivers get fewer products (event-8). */
		isContent: z.literal(true).optional(),
		products: z.array(z.strictObject({ productId, position })).max(MOST_PRODUCTS),
	}),
	select_item: z.strictObject({
		listId: text,
		listName: text,
		...listSubject,
		productId,
		position,
		...eventSource,
	}),
	add_to_cart: sealed,
	remove_from_cart: sealed,
	cart_updated: sealed,
	coupon: sealed,
	wishlist_updated: z.strictObject({ count }),
	view_cart: z.strictObject({}),
	begin_checkout: sealed,
	checkout_step: sealed,
	purchase: z.strictObject({ orderNo: z.string().regex(/^[\w-]{1,64}$/) }),
	search: z.strictObject({ phrase: text, results: count }),
	no_result: z.strictObject({ phrase: text }),
	refinement: z.strictObject({ attribute: text, value: text }),
	view_recommendations: z.strictObject({
		...recommendation,
		productIds: z.array(productId).max(MOST_PRODUCTS),
	}),
	select_recommendation: z.strictObject({ ...recommendation, productId }),
	view_promotion: eventPromotion,
	select_promotion: eventPromotion,
	add_to_wishlist: z.strictObject({ productId }),
	remove_from_wishlist: z.strictObject({ productId }),
	login: z.strictObject({ method: text }),
	logout: z.strictObject({}),
	sign_up: z.strictObject({ method: text }),
	share: z.strictObject({ method: text, contentId: text }),
	notify_me: z.strictObject({ productId }),
	view_store: store,
	select_store: store,
	reserve_in_store: z.strictObject({ storeId: text, productId, quantity: quantity.optional() }),
	book_appointment: store,
	web_vital: webVital,
} as const;

export type SightingName = keyof typeof SIGHTINGS;
export type SightingData<N extends SightingName> = z.output<(typeof SIGHTINGS)[N]>;
/**
 * `age`: milliseconds since the event, by a clock that does not jump. `trace`: what the shop answered last before the event (platform-12).
 */
export type Sighting<N extends SightingName = SightingName> = {
	[Name in N]: {
		id: string;
		age: number;
		path: string;
		pageType: (typeof PAGE_TYPES)[number];
		trace?: string;
	} & {
		name: Name;
		data: SightingData<Name>;
	};
}[N];

const DAY = 86_400_000;
const sighting = z
	.strictObject({
		id: eventId,
		age: z.number().min(0).max(DAY),
		path: z.string().startsWith("/").max(2000),
		pageType: z.enum(PAGE_TYPES),
		name: z.enum(Object.keys(SIGHTINGS) as SightingName[]),
		data: z.unknown(),
		trace: z
			.string()
			.regex(/^[0-9a-f]{32}$/)
			.optional(),
	})
	.transform((one, cx): Sighting => {
		const result = SIGHTINGS[one.name].safeParse(one.data);
		if (result.success) return { ...one, data: result.data } as Sighting;
		for (const { message, path } of result.error.issues)
			cx.addIssue({ code: "custom", message, path: ["data", ...path] });
		return z.NEVER;
	});

export const sightings = z.array(sighting);
