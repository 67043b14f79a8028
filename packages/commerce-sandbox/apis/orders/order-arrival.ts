import { arrivalOfAll, readArrival } from "@vetrina/shop-rules/orders/arrival.ts";
import type { OrderDocument } from "../../records/orders/order-document.ts";

type Shipped = { shippingMethod?: { c_estimatedArrivalDates?: unknown; c_storePickupEnabled?: unknown } };

export function arrivalOfOrder({ shipments, productItems }: OrderDocument): string | undefined {
	const parcels = shipments
		.filter(({ shipmentId }) => productItems.some((item) => item.shipmentId === shipmentId))
		.map((shipment) => (shipment as Shipped).shippingMethod)
		.filter((method) => method?.c_storePickupEnabled !== true);
	return arrivalOfAll(parcels.map((method) => readArrival(method?.c_estimatedArrivalDates)));
}
