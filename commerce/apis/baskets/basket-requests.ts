import * as z from "zod";
import { withCustom } from "../with-custom.ts";

/** What the API knows on an item and on a basket besides what it reads from a request: accepted and left alone. */
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
	"adjustedMerchandizeTotalTax",
	"adjustedShippingTotalTax",
	"agentBasket",
	"basketId",
	"billingAddress",
	"bonusDiscountLineItems",
	"channelType",
	"couponItems",
	"creationDate",
	"customerInfo",
	"giftCertificateItems",
	"groupedTaxItems",
	"lastModified",
	"merchandizeTotalTax",
	"orderPriceAdjustments",
	"orderTotal",
	"paymentInstruments",
	"productSubTotal",
	"productTotal",
	"shipments",
	"shippingItems",
	"shippingTotal",
	"shippingTotalTax",
	"sourceCode",
	"taxTotal",
	"taxation",
	"taxRoundedAtGroup",
] as const;

const productId = z.string().min(1).max(100);

// The range of quantities is a rule with its own error (item-rules.ts); here only the type counts.
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

export const basketToCreateSchema = withCustom(
	{
		currency: z.string().optional(),
		temporaryBasket: z.boolean().optional(),
		productItems: z.array(itemSchema).max(100).optional(),
	},
	ignoredOnBasket,
);

export const basketChangeSchema = withCustom({ currency: z.string().optional() }, [
	...ignoredOnBasket,
	"productItems",
	"temporaryBasket",
]);
