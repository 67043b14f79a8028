import type { PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import { readArrival } from "@vetrina/shop-rules/orders/arrival.ts";
import type { GiftOptions } from "../../../../shared/domain/checkout/gift-options.ts";
import { readGiftOptionsField } from "../baskets/gift-options.ts";
import { readAddressDocument } from "./address-document.ts";
import { readTracking, type Tracking } from "./tracking.ts";

export type OrderShipment = {
	id: string;
	itemIds: string[];
	address?: Partial<PostalAddress>;
	fromStoreId?: string;
	shippingMethod?: { name: string; description?: string; arrival?: string };
	shippingCost?: number;
	total?: number;
	gift?: GiftOptions;
	tracking?: Tracking;
};

type Json = Record<string, unknown>;
const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const isAmount = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

const toShipment = (shipment: Json, itemIds: string[]): OrderShipment => {
	const method = shipment.shippingMethod as Json | undefined;
	return {
		id: text(shipment.shipmentId) ?? "",
		itemIds,
		address: shipment.shippingAddress ? readAddressDocument(shipment.shippingAddress) : undefined,
		fromStoreId: text(shipment.c_fromStoreId),
		shippingMethod: method
			? {
					name: text(method.name) ?? "",
					description: text(method.description),
					arrival: readArrival(method.c_estimatedArrivalDates),
				}
			: undefined,
		shippingCost: [shipment.shippingTotal, shipment.shippingCost, method?.price].find(isAmount),
		total: [shipment.shipmentTotal].find(isAmount),
		gift: readGiftOptionsField(shipment),
		tracking: readTracking({ ...shipment, c_trackingNumber: shipment.trackingNumber }),
	};
};

/**
 * Returns the shipments that have lines. If no shipment has any, as in an order of gift cards only, returns the first shipment (orders-11).
 */
export const readShipments = (order: Json): OrderShipment[] => {
	const shipments = list(order.shipments);
	const shipmentIds = new Set(shipments.map(({ shipmentId }) => shipmentId));
	const items = list(order.productItems);
	const all = shipments.map((shipment, index) =>
		toShipment(
			shipment,
			items
				.filter(({ shipmentId: id }) => (shipmentIds.has(id) ? id === shipment.shipmentId : index === 0))
				.map(({ itemId }) => text(itemId) ?? ""),
		),
	);
	const filledShipments = all.filter(({ itemIds }) => itemIds.length > 0);
	return filledShipments.length > 0 ? filledShipments : all.slice(0, 1);
};
