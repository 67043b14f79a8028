import type { ShippingMethod } from "../../../house/shipping-methods.ts";
import { type Minor, toMinor } from "../../../money.ts";
import type { PromotionResult } from "../../../promotions/promotion-input.ts";
import type { StoredBasket, StoredShipment } from "../../../records/baskets/basket-document.ts";
import type { PricedAdjustment, PricedShipping } from "../../../records/baskets/priced-basket.ts";
import { shippingPrice } from "../../../settings/shipping-methods.ts";
import { methodsOfShipment } from "../rules/pick-up.ts";
import { adjustmentsOn, manualAdjustments, promotionAdjustment, sumAmounts } from "./price-lines.ts";

export type DraftShipping = {
	shipment: StoredShipment;
	method: ShippingMethod;
	price: Minor;
	adjustments: PricedAdjustment[];
	rest: Minor;
};

export function draftShippings(basket: StoredBasket): DraftShipping[] {
	const { document, currency } = basket;
	return document.shipments.flatMap((shipment) => {
		const method = methodsOfShipment(basket, shipment).find(({ id }) => id === shipment.shippingMethodId);
		if (!method) return [];
		const price = toMinor(shippingPrice(method, currency), currency);
		const manual = adjustmentsOn(document, "shipping", shipment.shippingItemId);
		const adjustments = manualAdjustments(manual, price, 1, currency);
		return [{ shipment, method, price, adjustments, rest: price + sumAmounts(adjustments) }];
	});
}

export function priceShippings(
	drafts: readonly DraftShipping[],
	{ shippingAdjustments }: PromotionResult,
	taxOf: (id: string, shipmentId: string, price: Minor, basis: Minor) => PricedShipping["taxation"],
): Map<string, PricedShipping> {
	return new Map(
		drafts.map(({ shipment, method, price, adjustments, rest }) => {
			const { shipmentId, shippingItemId } = shipment;
			const promotionAdjustments = shippingAdjustments
				.filter((one) => one.shipmentId === shipmentId)
				.map((one) => promotionAdjustment(one, shippingItemId));
			const priceAfterItemDiscount = rest + sumAmounts(promotionAdjustments);
			return [
				shipmentId,
				{
					method,
					price,
					adjustments: [...adjustments, ...promotionAdjustments],
					priceAfterItemDiscount,
					taxation: taxOf(shippingItemId, shipmentId, price, priceAfterItemDiscount),
				},
			];
		}),
	);
}
