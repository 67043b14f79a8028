import * as z from "zod";
import { paymentInstrumentSchema } from "../../payments/payment-instruments.ts";
import { withCustom } from "../../requests/with-custom.ts";
import {
	addressSchema,
	couponSchema,
	customerSchema,
	giftCertificateSchema,
	shipmentSchema,
} from "./checkout-requests.ts";

const ignoredOnItem = [
	"adjustedTax",
	"basePrice",
	"bonusProductLineItem",
	"bundledProductItems",
	"inventoryId",
	"itemText",
	"optionItems",
	"price",
	"priceAdjustments",
	"priceAfterItemDiscount",
	"priceAfterOrderDiscount",
	"productListItem",
	"productName",
	"shippingItemId",
	"tax",
	"taxBasis",
	"taxClassId",
	"taxRate",
] as const;
const ignoredOnBasket = [
	"approachingDiscounts",
	"inventoryReservationExpiry",
	"adjustedMerchandizeTotalTax",
	"adjustedShippingTotalTax",
	"agentBasket",
	"basketId",
	"bonusDiscountLineItems",
	"channelType",
	"creationDate",
	"groupedTaxItems",
	"lastModified",
	"merchandizeTotalTax",
	"orderPriceAdjustments",
	"orderTotal",
	"productSubTotal",
	"productTotal",
	"shippingTotal",
	"shippingTotalTax",
	"taxTotal",
	"taxation",
	"taxRoundedAtGroup",
] as const;

const productId = z.string().min(1).max(100);

export const itemSchema = withCustom(
	{
		productId: productId.optional(),
		quantity: z.number().optional(),
		shipmentId: z.string().optional(),
		itemId: z.string().optional(),
		gift: z.boolean().optional(),
		giftMessage: z.string().max(4000).optional(),
		bonusDiscountLineItemId: z.string().max(256).optional(),
	},
	ignoredOnItem,
);
export type ItemRequest = z.infer<typeof itemSchema>;

export const itemsSchema = z.array(itemSchema).min(1).max(100);

const shippingItemSchema = withCustom({ itemId: z.string().max(256).nullish() }, [
	...ignoredOnItem,
	"shipmentId",
]);

export const basketToCreateSchema = withCustom(
	{
		currency: z.string().optional(),
		temporaryBasket: z.boolean().optional(),
		sourceCode: z.string().max(256).optional(),
		customerInfo: customerSchema.optional(),
		shipments: z.array(shipmentSchema).max(20).optional(),
		productItems: z.array(itemSchema).max(100).optional(),
		giftCertificateItems: z.array(giftCertificateSchema).max(20).optional(),
		couponItems: z.array(couponSchema).max(50).optional(),
		billingAddress: addressSchema.optional(),
		paymentInstruments: z.array(paymentInstrumentSchema).max(10).optional(),
	},
	[...ignoredOnBasket, "shippingItems"],
);
export type BasketToCreate = z.infer<typeof basketToCreateSchema>;

export const basketChangeSchema = withCustom(
	{
		currency: z.string().optional(),
		sourceCode: z.string().max(256).optional(),
		shippingItems: z.array(shippingItemSchema).max(20).optional(),
	},
	[
		...ignoredOnBasket,
		"billingAddress",
		"couponItems",
		"customerInfo",
		"giftCertificateItems",
		"paymentInstruments",
		"productItems",
		"shipments",
		"temporaryBasket",
	],
);
export type BasketChangeRequest = z.infer<typeof basketChangeSchema>;

/** Clients send the whole basket to order it. Only its id is read; unknown properties are refused. */
export const basketToOrderSchema = withCustom({ basketId: z.string().min(1).max(100) }, [
	...ignoredOnBasket,
	"billingAddress",
	"couponItems",
	"currency",
	"customerInfo",
	"giftCertificateItems",
	"paymentInstruments",
	"productItems",
	"shipments",
	"shippingItems",
	"sourceCode",
	"temporaryBasket",
]);
