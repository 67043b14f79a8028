import type { ShippingMethod } from "../../../house/shipping-methods.ts";
import { arrivalDays } from "../../../settings/arrival-days.ts";
import { PREORDER_DAYS } from "../../orders/fulfilment.ts";
import type { PricedLine } from "../pricing/priced-basket.ts";
import type { StoredBasket, StoredShipment } from "../view/basket-document.ts";
import { countryOfShipment } from "./basket-country.ts";

/** Returns whether a line asks for more units than are in stock yet. */
export const isPreordered = ({ item, product }: Pick<PricedLine, "item" | "product">): boolean =>
	product?.preorderable === true && product.stockLevel < item.quantity;

/** Returns the days on which a shipment arrives by a method (checkout-26); none if the shopper fetches it. */
export const arrivalOfShipment = (
	basket: StoredBasket,
	shipment: StoredShipment,
	method: ShippingMethod,
	lines: readonly PricedLine[] = [],
): { c_estimatedArrivalDates?: string } => {
	if (method.isPickUp) return {};
	const own = lines.filter(({ item }) => item.shipmentId === shipment.shipmentId);
	const leavesAfter = own.some(isPreordered) ? PREORDER_DAYS : 0;
	const country = countryOfShipment(basket, shipment);
	return {
		c_estimatedArrivalDates: arrivalDays(method, country, new Date(basket.now * 1000), leavesAfter),
	};
};
