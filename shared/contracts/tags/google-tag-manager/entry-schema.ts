import * as z from "zod";

/**
 * The limits within which Google Analytics 4 takes an entry of the data layer: it drops longer texts, further parameters and further items without a
 * word (event-28).
 */
const MOST_PARAMETERS = 25;
const MOST_OF_ITEM = 27;
const LONGEST_NAME = 40;
const LONGEST_TEXT = 100;
const LONGER: Readonly<Record<string, number>> = { title: 300, referrer: 420, page_path: 1000 };
const RESERVED = /^(_|firebase_|ga_|google_)/;
const OF_ITEMS = new Set([
	"item_id",
	"item_name",
	"item_brand",
	"item_variant",
	"item_category",
	"item_category2",
	"item_category3",
	"item_category4",
	"item_category5",
	"item_list_id",
	"item_list_name",
	"price",
	"quantity",
	"discount",
	"index",
]);

const name = z
	.string()
	.max(LONGEST_NAME)
	.regex(/^[a-zA-Z]\w*$/)
	.refine((text) => !RESERVED.test(text));

const parameters = z.record(name, z.unknown()).superRefine((all, cx) => {
	for (const [key, value] of Object.entries(all))
		if (typeof value === "string" && value.length > (LONGER[key] ?? LONGEST_TEXT))
			cx.addIssue({ code: "custom", path: [key], message: "The text is too long" });
});

const item = parameters
	.refine(({ item_id, item_name }) => item_id !== undefined || item_name !== undefined)
	.refine((all) => Object.keys(all).filter((key) => !OF_ITEMS.has(key)).length <= MOST_OF_ITEM);

const ecommerce = z
	.looseObject({
		currency: z.string().length(3).optional(),
		value: z.number().optional(),
		items: z.array(item).max(200).optional(),
	})
	.refine(({ currency, value }) => value === undefined || currency !== undefined);

export const entrySchema = z
	.looseObject({ event: name, ecommerce: ecommerce.optional() })
	.superRefine(({ event: _, ecommerce: commerce, ...rest }, cx) => {
		const { items: __, ...ofCommerce } = commerce ?? {};
		const all = { ...rest, ...ofCommerce };
		if (Object.values(all).filter((value) => value !== undefined).length > MOST_PARAMETERS)
			cx.addIssue({ code: "custom", message: "There are too many parameters" });
		for (const { message, path } of parameters.safeParse(all).error?.issues ?? [])
			cx.addIssue({ code: "custom", message, path });
	});
