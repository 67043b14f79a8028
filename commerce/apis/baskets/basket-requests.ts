import * as z from "zod";
import type { CustomProperties } from "./basket-document.ts";

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

/** At most this much text in one custom property, as the platform's longest string attribute. */
const CUSTOM_LENGTH = 4000;
const CUSTOM_COUNT = 30;

/** Parses an object whose keys are `shape`'s, the ignored ones, or `c_…`; anything else is named in the error. */
function withCustom<Shape extends z.ZodRawShape>(shape: Shape, ignored: readonly string[]) {
	const known = new Set([...Object.keys(shape), ...ignored]);
	return z
		.record(z.string(), z.unknown())
		.transform((input, context) => {
			const custom: CustomProperties = {};
			for (const [key, value] of Object.entries(input)) {
				if (isCustomKey(key)) custom[key] = value;
				else if (!known.has(key))
					context.addIssue({ code: "custom", path: [key.slice(0, 40)], message: "is unknown" });
			}
			if (Object.keys(custom).length > CUSTOM_COUNT || JSON.stringify(custom).length > CUSTOM_LENGTH) {
				context.addIssue({ code: "custom", path: ["c_"], message: "holds more than custom properties may" });
			}
			return { input, custom };
		})
		.transform(({ input, custom }, context) => {
			const parsed = z.object(shape).safeParse(input);
			if (parsed.success) return { ...parsed.data, custom };
			for (const issue of parsed.error.issues)
				context.addIssue({ code: "custom", path: issue.path, message: issue.message });
			return z.NEVER;
		});
}

function isCustomKey(key: string): key is `c_${string}` {
	return /^c_[A-Za-z][A-Za-z0-9_]{0,60}$/.test(key);
}

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
