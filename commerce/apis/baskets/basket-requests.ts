import * as z from "zod";
import { withCustom } from "../with-custom.ts";

/** What the API knows on an item and on a basket besides what it reads from a request: accepted and left alone. */
const ignoredOnItem = [
	"adjustedTax",
	"basePrice",
	"bonusDiscountLineItemId",
	"bonusProductLineItem",
	"bundledProductItems",
	"gift",
	"giftMessage",
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
// The range is a rule with its own error (basket-rules.ts); here only the type counts.
const quantity = z.number();

const itemToAddSchema = withCustom(
	{
		productId: productId.optional(),
		quantity: quantity.optional(),
		shipmentId: z.string().optional(),
		itemId: z.string().optional(),
	},
	ignoredOnItem,
);
export type ItemToAdd = z.infer<typeof itemToAddSchema>;

export const itemsToAddSchema = z.array(itemToAddSchema).min(1).max(100);

export const itemChangeSchema = withCustom(
	{
		productId: productId.optional(),
		quantity: quantity.optional(),
		shipmentId: z.string().optional(),
		itemId: z.string().optional(),
	},
	ignoredOnItem,
);
export type ItemChange = z.infer<typeof itemChangeSchema>;

export const itemChangesSchema = z.array(itemChangeSchema).min(1).max(100);

export const basketToCreateSchema = withCustom(
	{
		currency: z.string().optional(),
		temporaryBasket: z.boolean().optional(),
		productItems: z.array(itemToAddSchema).max(100).optional(),
	},
	ignoredOnBasket,
);

export const basketChangeSchema = withCustom({ currency: z.string().optional() }, [
	...ignoredOnBasket,
	"productItems",
	"temporaryBasket",
]);
