import type { ShippingMethod } from "../../../house/shipping-methods.ts";
import { type LanguageCode, textIn } from "../../../languages.ts";
import { fromMinor } from "../../../money.ts";
import { listShippingPromotions } from "../../../promotions/shipping-promotions.ts";
import type { StoredAddress, StoredShipment } from "../../../records/baskets/basket-document.ts";
import type {
	PricedAdjustment,
	PricedBasket,
	PricedLine,
	PricedShipment,
	PricedShipping,
	PricedTax,
	Totals,
} from "../../../records/baskets/priced-basket.ts";
import { shippingPrice } from "../../../settings/shipping-methods.ts";
import type { PromotionContext } from "../pricing/price-basket.ts";
import { lapsedMethod, methodsOfShipment } from "../rules/pick-up.ts";
import { arrivalOfShipment, isPreordered } from "../rules/shipment-arrival.ts";

type Texts = { currency: string; language: LanguageCode };

function adjustmentView(adjustment: PricedAdjustment, { currency, language }: Texts) {
	const { manual } = adjustment;
	return {
		appliedDiscount: adjustment.appliedDiscount,
		...(adjustment.couponCode === undefined ? {} : { couponCode: adjustment.couponCode }),
		...(manual
			? { createdBy: manual.createdBy, creationDate: manual.created, lastModified: manual.modified }
			: {}),
		custom: manual !== undefined,
		itemText: textIn(adjustment.text, language),
		manual: manual !== undefined,
		price: fromMinor(adjustment.amount, currency),
		priceAdjustmentId: adjustment.id,
		promotionId: adjustment.promotionId,
		...(manual?.reasonCode === undefined ? {} : { reasonCode: manual.reasonCode }),
		...manual?.custom,
	};
}

export const adjustmentViews = (adjustments: readonly PricedAdjustment[], texts: Texts) =>
	adjustments.map((adjustment) => adjustmentView(adjustment, texts));

function taxView({ rate, tax, adjustedTax, basis }: PricedTax, currency: string) {
	return {
		...(adjustedTax === undefined ? {} : { adjustedTax: fromMinor(adjustedTax, currency) }),
		...(tax === undefined ? {} : { tax: fromMinor(tax, currency) }),
		taxBasis: fromMinor(basis, currency),
		taxClassId: "standard",
		...(rate === undefined ? {} : { taxRate: rate }),
	};
}

export function itemView(line: PricedLine, texts: Texts) {
	const { item, product, bonus, productName } = line;
	const { currency } = texts;
	const listPrice = product?.listPrice ?? product?.price ?? null;
	return {
		basePrice: fromMinor(line.basePrice, currency),
		...(item.bonusDiscountLineItemId === undefined
			? {}
			: { bonusDiscountLineItemId: item.bonusDiscountLineItemId }),
		bonusProductLineItem: bonus,
		...(line.bundled.length > 0 ? { bundledProductItems: line.bundled } : {}),
		gift: item.gift,
		...(item.giftMessage === undefined ? {} : { giftMessage: item.giftMessage }),
		itemId: item.itemId,
		itemText: productName,
		price: fromMinor(line.price, currency),
		...(line.adjustments.length > 0 ? { priceAdjustments: adjustmentViews(line.adjustments, texts) } : {}),
		priceAfterItemDiscount: fromMinor(line.priceAfterItemDiscount, currency),
		priceAfterOrderDiscount: fromMinor(line.priceAfterOrderDiscount, currency),
		productId: item.productId,
		productName,
		quantity: item.quantity,
		shipmentId: item.shipmentId,
		...taxView(line.taxation, currency),
		c_isAvailable: line.available,
		...(product
			? {
					c_variationGroupId: product.groupId,
					c_originProductId: product.masterId,
					...(product.size === undefined ? {} : { c_size: product.size }),
					...(product.sizeId === undefined ? {} : { c_sizeId: product.sizeId }),
					...(product.sizeGuide === undefined ? {} : { c_sizeGuide: product.sizeGuide }),
					...(product.color === undefined ? {} : { c_color: product.color }),
					c_preorder: isPreordered(line),
				}
			: {}),
		...(listPrice === null ? {} : { c_productPrices: [{ value: listPrice, currencyCode: currency }] }),
		...item.custom,
	};
}

export function shippingItemView({ shipment, shipping }: PricedShipment, texts: Texts) {
	if (!shipping) return [];
	const { currency, language } = texts;
	return [
		{
			basePrice: fromMinor(shipping.price, currency),
			itemId: shipment.shippingItemId,
			itemText: textIn(shipping.method.name, language),
			price: fromMinor(shipping.price, currency),
			...(shipping.adjustments.length > 0
				? { priceAdjustments: adjustmentViews(shipping.adjustments, texts) }
				: {}),
			priceAfterItemDiscount: fromMinor(shipping.priceAfterItemDiscount, currency),
			shipmentId: shipment.shipmentId,
			...taxView(shipping.taxation, currency),
			...shipment.shippingCustom,
		},
	];
}

const TOTALS = [
	"adjustedMerchandizeTotalTax",
	"adjustedShippingTotalTax",
	"merchandizeTotalTax",
	"productSubTotal",
	"productTotal",
	"shippingTotal",
	"shippingTotalTax",
	"taxTotal",
] as const satisfies (keyof Totals)[];

type TotalName = (typeof TOTALS)[number];

export function totalsView(totals: Totals, currency: string): Record<TotalName, number> {
	const views = TOTALS.map((name) => [name, fromMinor(totals[name] ?? 0, currency)] as const);
	return Object.fromEntries(views) as Record<TotalName, number>;
}

export function addressView({ custom, ...address }: StoredAddress) {
	return { ...address, ...custom };
}

export function shipmentView(pricing: PricedShipment, { basket, lines }: PricedBasket, texts: Texts) {
	const { shipment, shipping } = pricing;
	const expiredMethod = lapsedMethod(basket, shipment);
	return {
		...totalsView(pricing, texts.currency),
		gift: shipment.gift,
		...(shipment.giftMessage === undefined ? {} : { giftMessage: shipment.giftMessage }),
		shipmentId: shipment.shipmentId,
		shipmentTotal: fromMinor(pricing.total, texts.currency),
		...(shipment.address ? { shippingAddress: addressView(shipment.address) } : {}),
		...(shipping
			? {
					shippingMethod: {
						...methodView(shipping.method, shipping, texts),
						...arrivalOfShipment(basket, shipment, shipping.method, lines),
					},
				}
			: {}),
		...(expiredMethod ? { c_lapsedShippingMethodId: expiredMethod.id } : {}),
		shippingStatus: "not_shipped",
		...shipment.custom,
	};
}

function methodView(method: ShippingMethod, shipping: Pick<PricedShipping, "price">, texts: Texts) {
	return {
		description: textIn(method.description, texts.language),
		id: method.id,
		name: textIn(method.name, texts.language),
		price: fromMinor(shipping.price, texts.currency),
		...(method.isPickUp ? { c_storePickupEnabled: true } : {}),
		c_estimatedArrivalDays: method.days.join("-"),
	};
}

export function shippingMethodViews(
	{ basket, lines }: Pick<PricedBasket, "basket" | "lines">,
	shipment: StoredShipment,
	{ currency, language }: Texts,
	shopper?: PromotionContext,
) {
	return methodsOfShipment(basket, shipment).map((method) => {
		const promotions = shopper
			? listShippingPromotions(method.id, { ...shopper, siteId: basket.siteId }).map((promotion) => ({
					calloutMsg: textIn(promotion.callout, language),
					promotionId: promotion.id,
					promotionName: textIn(promotion.name, language),
				}))
			: [];
		return {
			description: textIn(method.description, language),
			id: method.id,
			name: textIn(method.name, language),
			price: shippingPrice(method, currency),
			...(method.isPickUp ? { c_storePickupEnabled: true } : {}),
			...(promotions.length > 0 ? { shippingPromotions: promotions } : {}),
			c_estimatedArrivalDays: method.days.join("-"),
			...arrivalOfShipment(basket, shipment, method, lines),
		};
	});
}
