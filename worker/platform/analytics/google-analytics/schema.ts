import * as z from "zod";

/**
 * The limits of Google Analytics' Measurement Protocol, which answers every request with success and drops without a word what exceeds them.
 * https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference
 */

const RESERVED_EVENTS: ReadonlySet<string> = new Set([
	"ad_activeview",
	"ad_click",
	"ad_exposure",
	"ad_query",
	"ad_reward",
	"adunit_exposure",
	"app_background",
	"app_clear_data",
	"app_exception",
	"app_remove",
	"app_store_refund",
	"app_store_subscription_cancel",
	"app_store_subscription_convert",
	"app_store_subscription_renew",
	"app_update",
	"app_upgrade",
	"dynamic_link_app_open",
	"dynamic_link_app_update",
	"dynamic_link_first_open",
	"error",
	"firebase_campaign",
	"first_open",
	"first_visit",
	"in_app_purchase",
	"notification_dismiss",
	"notification_foreground",
	"notification_open",
	"notification_receive",
	"os_update",
	"session_start",
	"user_engagement",
]);
const RESERVED_PROPERTIES: ReadonlySet<string> = new Set([
	"first_open_time",
	"first_visit_time",
	"last_deep_link_referrer",
	"user_id",
	"first_open_after_install",
]);
const RESERVED_PREFIX = /^(_|firebase_|ga_|google_|gtag\.)/;
const NAME = /^[A-Za-z]\w*$/;

const MOST_PARAMETERS = 25;
export const MOST_ITEMS = 200;
export const MOST_TEXT = 100;
/** Longer limits of three parameters that Google names. */
export const LONGER_TEXTS = { page_location: 1000, page_referrer: 420, page_title: 300 } as const;
const MOST_CUSTOM_ITEM_FIELDS = 27;

const name = (most: number) =>
	z
		.string()
		.max(most)
		.regex(NAME)
		.refine((text) => !RESERVED_PREFIX.test(text), "The prefix is reserved.");
const value = z.union([z.string(), z.number()]);
const currency = z.string().regex(/^[A-Z]{3}$/);

const KNOWN_ITEM_FIELDS: ReadonlySet<string> = new Set([
	...["item_id", "item_name", "affiliation", "coupon", "discount", "index", "item_brand", "item_category"],
	...[
		"item_category2",
		"item_category3",
		"item_category4",
		"item_category5",
		"item_list_id",
		"item_list_name",
	],
	...["item_variant", "location_id", "price", "quantity", "promotion_id", "promotion_name", "creative_name"],
	"creative_slot",
]);

const item = z
	.record(name(40), z.union([z.string().max(MOST_TEXT), z.number()]))
	.refine((fields) => "item_id" in fields || "item_name" in fields, "An item needs an id or a name.")
	.refine(
		(fields) =>
			Object.keys(fields).filter((key) => !KNOWN_ITEM_FIELDS.has(key)).length <= MOST_CUSTOM_ITEM_FIELDS,
		`An item has at most ${MOST_CUSTOM_ITEM_FIELDS} fields of its own.`,
	);

const mostText = (key: string): number =>
	key in LONGER_TEXTS ? LONGER_TEXTS[key as keyof typeof LONGER_TEXTS] : MOST_TEXT;

const params = z
	.object({
		session_id: z.string().regex(/^\d+$/).optional(),
		engagement_time_msec: z.int().min(0),
		currency: currency.optional(),
		value: z.number().optional(),
		items: z.array(item).max(MOST_ITEMS).optional(),
		transaction_id: z.string().min(1).optional(),
	})
	// The list belongs to `items` alone, which the check below says; a type cannot leave one name out.
	.catchall(z.union([value, z.array(item)]))
	.superRefine((fields, cx) => {
		const keys = Object.keys(fields);
		if (keys.length > MOST_PARAMETERS)
			cx.addIssue({ code: "custom", message: `An event has at most ${MOST_PARAMETERS} parameters.` });
		for (const key of keys) {
			const fault = name(40).safeParse(key).error;
			if (fault) cx.addIssue({ code: "custom", message: z.prettifyError(fault), path: [key] });
			const text = fields[key];
			if (Array.isArray(text) && key !== "items")
				cx.addIssue({ code: "custom", message: "A parameter is a text or a number.", path: [key] });
			if (typeof text === "string" && text.length > mostText(key))
				cx.addIssue({ code: "custom", message: `At most ${mostText(key)} characters.`, path: [key] });
		}
		if (fields.value !== undefined && fields.currency === undefined)
			cx.addIssue({ code: "custom", message: "A value needs a currency.", path: ["currency"] });
	});

const event = z
	.strictObject({
		name: name(40).refine((text) => !RESERVED_EVENTS.has(text), "The name is reserved."),
		timestamp_micros: z.int().min(1_000_000_000_000_000),
		params,
	})
	.refine(
		({ name: one, params: { transaction_id } }) =>
			!/^(purchase|refund)$/.test(one) || transaction_id !== undefined,
		"A purchase and a refund need the order's number.",
	);

const digest = z.string().regex(/^[\da-f]{64}$/);

/** One event with what its request says of the browser; events of the same browser travel together. */
export const measurement = z.strictObject({
	client_id: z.string().regex(/^\d{1,10}\.\d{10}$/),
	user_id: z.string().min(1).max(256).optional(),
	consent: z.strictObject({
		ad_user_data: z.enum(["GRANTED", "DENIED"]),
		ad_personalization: z.enum(["GRANTED", "DENIED"]),
	}),
	user_properties: z
		.record(
			name(24).refine((text) => !RESERVED_PROPERTIES.has(text), "The name is reserved."),
			z.strictObject({ value: z.union([z.string().max(36), z.number()]) }),
		)
		.refine((properties) => Object.keys(properties).length <= 25, "At most 25 properties.")
		.optional(),
	user_data: z
		.strictObject({ sha256_email_address: digest.optional(), sha256_phone_number: digest.optional() })
		.optional(),
	event,
});
export type Measurement = z.output<typeof measurement>;
