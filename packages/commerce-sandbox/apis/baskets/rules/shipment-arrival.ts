import type { ShippingMethod } from "../../../house/shipping-methods.ts";
import { house } from "../../../house.ts";
import { countryOfShipment } from "../../../records/baskets/basket-country.ts";
import type { StoredBasket, StoredShipment } from "../../../records/baskets/basket-document.ts";
import type { PricedLine } from "../../../records/baskets/priced-basket.ts";
import { PREORDER_DAYS } from "../../../records/orders/fulfilment.ts";
import { arrivalDays } from "../../../settings/arrival-days.ts";

type Line = Pick<PricedLine, "item" | "product">;

export const isPreordered = ({ item, product }: Line): boolean =>
	product?.preorderable === true && product.stockLevel < item.quantity;

/**
 * Returns the days before a line can be sent: the longer of the wait for a preorder and the production time; 0 for other lines
 * (checkout-26).
 */
export const countWaitDays = (line: Line): number =>
	Math.max(
		isPreordered(line) ? PREORDER_DAYS : 0,
		line.product?.madeToOrder === true ? (house.shipping.madeToOrderDays ?? 0) : 0,
	);

export const arrivalOfShipment = (
	basket: StoredBasket,
	shipment: StoredShipment,
	method: ShippingMethod,
	lines: readonly Line[],
): { c_estimatedArrivalDates?: string } => {
	if (method.isPickUp) return {};
	const own = lines.filter(({ item }) => item.shipmentId === shipment.shipmentId);
	const leavesAfter = Math.max(0, ...own.map(countWaitDays));
	const country = countryOfShipment(basket, shipment);
	return {
		c_estimatedArrivalDates: arrivalDays(method, country, new Date(basket.now * 1000), leavesAfter),
	};
};
