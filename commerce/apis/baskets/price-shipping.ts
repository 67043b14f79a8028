import { shippingMethodsTo, shippingPrice } from "../../config/shipping-methods.ts";
import type { PromotionInput, PromotionResult } from "../../promotions/apply-promotions.ts";
import { countryOfShipment } from "./basket-country.ts";
import type { StoredBasket } from "./basket-document.ts";
import { fromMinor, type Minor, toMinor } from "./money.ts";
import { adjustmentsOn, manualAdjustments, promotionAdjustment, sumOf } from "./price-lines.ts";
import type { PricedLine, PricedShipping } from "./priced-basket.ts";

/** The shipping of every shipment with a method that ships to its address. */
export function shippingOf(
	basket: StoredBasket,
	lines: readonly PricedLine[],
	promote: (shipping: PromotionInput["shipping"]) => PromotionResult,
	taxOf: (id: string, shipmentId: string, price: Minor, basis: Minor) => PricedShipping["taxation"],
): Map<string, PricedShipping> {
	const { document, currency } = basket;
	const drafts = document.shipments.flatMap((shipment) => {
		const countryCode = countryOfShipment(basket, shipment);
		const method = shippingMethodsTo(basket.siteId, countryCode).find(
			({ id }) => id === shipment.shippingMethodId,
		);
		if (!method) return [];
		const merchandise = fromMinor(merchandiseOf(lines, shipment.shipmentId), currency);
		const price = toMinor(shippingPrice(method, { countryCode, currency }, merchandise), currency);
		const manual = adjustmentsOn(document, "shipping", shipment.shippingItemId);
		const adjustments = manualAdjustments(manual, price, 1, currency);
		return [{ shipment, method, price, adjustments }];
	});
	if (drafts.length === 0) return new Map();
	const { shippingAdjustments } = promote(
		drafts.map(({ shipment, method, price, adjustments }) => ({
			shipmentId: shipment.shipmentId,
			methodId: method.id,
			price: price + sumOf(adjustments),
		})),
	);
	return new Map(
		drafts.map(({ shipment, method, price, adjustments }) => {
			const { shipmentId, shippingItemId } = shipment;
			const promoted = shippingAdjustments
				.filter((one) => one.shipmentId === shipmentId)
				.map((one) => promotionAdjustment(one, shippingItemId));
			const all = [...adjustments, ...promoted];
			const rest = price + sumOf(all);
			return [
				shipmentId,
				{
					method,
					price,
					adjustments: all,
					priceAfterItemDiscount: rest,
					taxation: taxOf(shippingItemId, shipmentId, price, rest),
				},
			];
		}),
	);
}

/** The products of a shipment after all discounts: what thresholds of shipping prices count. */
export function merchandiseOf(lines: readonly PricedLine[], shipmentId: string): Minor {
	return lines.reduce(
		(sum, line) => (line.item.shipmentId === shipmentId ? sum + line.priceAfterOrderDiscount : sum),
		0,
	);
}
