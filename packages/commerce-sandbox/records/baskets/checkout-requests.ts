import { isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { oneLine, plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import * as z from "zod";
import { withCustom } from "../../requests/with-custom.ts";

const text = z.string().max(256);
const longText = z.string().max(4000);
const email = z.string().transform(plainText).refine(isEmail, "is no email address");

const ADDRESS_TEXTS = [
	"address1",
	"address2",
	"city",
	"companyName",
	"firstName",
	"fullName",
	"jobTitle",
	"lastName",
	"phone",
	"postBox",
	"postalCode",
	"salutation",
	"secondName",
	"stateCode",
	"suffix",
	"suite",
	"title",
] as const;

export const addressSchema = withCustom(
	{
		...Object.fromEntries(ADDRESS_TEXTS.map((name) => [name, text.nullable().optional()])),
		countryCode: z
			.string()
			.regex(/^[A-Z][A-Z]$/, "is no country code")
			.nullable()
			.optional(),
	},
	["id"],
);
export type AddressRequest = z.infer<typeof addressSchema>;

export const customerSchema = withCustom({ email, customerName: text.optional() }, [
	"customerId",
	"customerNo",
]);
export type CustomerRequest = z.infer<typeof customerSchema>;

export const couponSchema = withCustom({ code: z.string().max(256).optional() }, [
	"couponItemId",
	"statusCode",
	"valid",
]);
export type CouponRequest = z.infer<typeof couponSchema>;

/** Names are kept on one line, because mails use them in their subject (gifts-2). */
const giverName = text.transform(oneLine);
const giftCertificateShape = {
	amount: z.number(),
	recipientEmail: email,
	recipientName: giverName.optional(),
	senderName: giverName.optional(),
	message: longText.optional(),
	shipmentId: text.optional(),
};
export const giftCertificateSchema = withCustom(giftCertificateShape, ["giftCertificateItemId"]);
export const giftCertificateChangeSchema = withCustom(
	{ ...giftCertificateShape, amount: z.number().optional(), recipientEmail: email.optional() },
	["giftCertificateItemId"],
);
export type GiftCertificateRequest = z.infer<typeof giftCertificateSchema>;
export type GiftCertificateChange = z.infer<typeof giftCertificateChangeSchema>;

export const shippingMethodSchema = withCustom({ id: text.optional() }, [
	"description",
	"externalShippingMethod",
	"name",
	"price",
	"shippingPromotions",
]);

export const shipmentSchema = withCustom(
	{
		shipmentId: z.string().max(100).optional(),
		shippingAddress: addressSchema.optional(),
		shippingMethod: shippingMethodSchema.optional(),
		gift: z.boolean().optional(),
		giftMessage: longText.optional(),
	},
	[
		"adjustedMerchandizeTotalTax",
		"adjustedShippingTotalTax",
		"merchandizeTotalTax",
		"productSubTotal",
		"productTotal",
		"shipmentNo",
		"shipmentTotal",
		"shippingStatus",
		"shippingTotal",
		"shippingTotalTax",
		"taxTotal",
		"trackingNumber",
	],
);
export type ShipmentRequest = z.infer<typeof shipmentSchema>;

const discountTypes = z.enum(["percentage", "fixed_price", "amount"]);

export const priceAdjustmentSchema = withCustom({
	level: z.enum(["product", "shipping", "order"]),
	discount: z.strictObject({ type: discountTypes, value: z.number() }),
	itemId: text.optional(),
	itemText: text.optional(),
	promotionId: text.optional(),
	reasonCode: text.optional(),
});
export type PriceAdjustmentRequest = z.infer<typeof priceAdjustmentSchema>;

export const priceAdjustmentChangeSchema = withCustom(
	{
		appliedDiscount: z
			.looseObject({ type: discountTypes, amount: z.number().optional(), percentage: z.number().optional() })
			.optional(),
		itemText: text.optional(),
		reasonCode: text.optional(),
	},
	[
		"couponCode",
		"createdBy",
		"creationDate",
		"custom",
		"lastModified",
		"manual",
		"price",
		"priceAdjustmentId",
		"promotionId",
	],
);
export type PriceAdjustmentChange = z.infer<typeof priceAdjustmentChangeSchema>;

export const taxItemsSchema = z.strictObject({
	taxItems: z
		.array(
			z.strictObject({
				id: text,
				rate: z.number().min(0).max(1),
				value: z.number().min(0).max(1e9).optional(),
			}),
		)
		.max(20),
});
export const taxesSchema = z.strictObject({ taxes: z.record(z.string(), taxItemsSchema) });
