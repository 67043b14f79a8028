import { taxationOf } from "../../config/preferences.ts";
import type { StoredBasket } from "./basket-document.ts";
import type { BasketProduct } from "./basket-product.ts";
import { type LineTotal, totalsOf } from "./basket-totals.ts";
import { fromMinor } from "./money.ts";

/**
 * A basket as the API answers it, priced with the products of its site and currency. What shipping and taxes come to is
 * known with the shipping address; until then their properties are left out. The first version knows no temporary baskets.
 */
export function basketView(
	basket: StoredBasket,
	products: ReadonlyMap<string, BasketProduct>,
	options: { withTemporary: boolean },
) {
	const totals = totalsOf(basket.document, products, basket.currency);
	const productSubTotal = fromMinor(totals.productSubTotal, basket.currency);
	const productTotal = fromMinor(totals.productTotal, basket.currency);
	return {
		agentBasket: false,
		basketId: basket.id,
		channelType: "storefront",
		creationDate: basket.created,
		currency: basket.currency,
		// The documents want an email address where there is customer information; a guest's is not known yet.
		customerInfo: { customerId: basket.customerId, email: "" },
		lastModified: basket.modified,
		orderTotal: productTotal,
		productItems: totals.lines.map((line) => itemView(line, basket.currency)),
		productSubTotal,
		productTotal,
		shipments: [
			{
				gift: false,
				productSubTotal,
				productTotal,
				shipmentId: "me",
				shipmentTotal: productTotal,
				shippingStatus: "not_shipped",
			},
		],
		shippingItems: [],
		taxation: taxationOf(basket.siteId),
		...(options.withTemporary ? { temporaryBasket: basket.temporary } : {}),
		c_isAllProductLineItemsAvailable: totals.lines.every(isAvailable),
		...basket.document.custom,
	};
}

export type BasketView = ReturnType<typeof basketView>;

function isAvailable({ item, product }: LineTotal): boolean {
	return product?.orderable === true && product.price !== null && item.quantity <= product.ats;
}

function itemView(line: LineTotal, currency: string) {
	const { item, product } = line;
	const name = product?.name ?? item.last.productName;
	const afterItemDiscount = fromMinor(line.priceAfterItemDiscount, currency);
	const listPrice = product?.listPrice ?? product?.price ?? null;
	return {
		basePrice: fromMinor(line.basePrice, currency),
		bonusProductLineItem: false,
		gift: false,
		itemId: item.itemId,
		itemText: name,
		price: fromMinor(line.price, currency),
		...(line.discount > 0 && product?.promotion
			? { priceAdjustments: [adjustmentView(line, product.promotion, currency)] }
			: {}),
		priceAfterItemDiscount: afterItemDiscount,
		priceAfterOrderDiscount: afterItemDiscount,
		productId: item.productId,
		productName: name,
		quantity: item.quantity,
		shipmentId: "me",
		taxBasis: afterItemDiscount,
		taxClassId: "standard",
		c_isAvailable: isAvailable(line),
		...(product
			? {
					c_variationGroupId: product.groupId,
					c_originProductId: product.masterId,
					c_preorder: product.preorderable && product.stockLevel < item.quantity,
				}
			: {}),
		...(listPrice === null ? {} : { c_productPrices: [{ value: listPrice, currencyCode: currency }] }),
		...item.custom,
	};
}

function adjustmentView(
	line: LineTotal,
	promotion: NonNullable<BasketProduct["promotion"]>,
	currency: string,
) {
	return {
		appliedDiscount: { amount: promotion.percent / 100, percentage: promotion.percent, type: "percentage" },
		custom: false,
		itemText: promotion.text,
		manual: false,
		price: -fromMinor(line.discount, currency),
		// One per line and promotion, so the pair names it.
		priceAdjustmentId: `${line.item.itemId}-${promotion.id}`,
		promotionId: promotion.id,
	};
}
