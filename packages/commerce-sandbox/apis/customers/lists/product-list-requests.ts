import { PRODUCT_ID } from "@vetrina/shop-rules/catalogue/product-id.ts";
import * as z from "zod";
import { withCustom } from "../../../requests/with-custom.ts";

const listTypes = [
	"wish_list",
	"gift_registry",
	"shopping_list",
	"custom_1",
	"custom_2",
	"custom_3",
] as const;
export type ProductListType = (typeof listTypes)[number];
const itemTypes = ["product", "gift_certificate"] as const;
export type ProductListItemType = (typeof itemTypes)[number];

const text = z.string().max(256);
const registrant = z.strictObject({ email: text, firstName: text, lastName: text, role: text });
const event = z.strictObject({
	city: text.optional(),
	country: text.optional(),
	date: z.iso.datetime({ offset: true }).optional(),
	state: text.optional(),
	type: text.min(1),
});

const listShape = {
	coRegistrant: registrant.optional(),
	description: z.string().max(4000).optional(),
	event: event.optional(),
	name: text.optional(),
	public: z.boolean().optional(),
	registrant: registrant.optional(),
	type: z.enum(listTypes).optional(),
};
const listReadOnly = [
	"creationDate",
	"currentShippingAddressInfo",
	"customerProductListItems",
	"id",
	"lastModified",
	"postEventShippingAddressInfo",
	"productListShippingAddress",
	"shippingAddressInfo",
];
export const listSchema = withCustom(listShape, listReadOnly);

const itemReadOnly = ["id", "product", "purchasedQuantity"];
const quantity = z.number().min(0).max(1_000_000);
const priority = z.int().min(-1000).max(1000);

export const itemSchema = withCustom(
	{
		type: z.enum(itemTypes),
		productId: z.string().regex(PRODUCT_ID).optional(),
		priority,
		public: z.boolean(),
		quantity,
	},
	itemReadOnly,
);

export const itemChangeSchema = withCustom(
	{ priority: priority.optional(), public: z.boolean().optional(), quantity: quantity.optional() },
	[...itemReadOnly, "productId", "type"],
);
