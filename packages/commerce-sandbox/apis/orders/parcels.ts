import type { Carrier } from "../../house/carriers.ts";
import { house } from "../../house.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import type { ReturnAuthorization } from "../../records/orders/return-authorization.ts";
import { findMethodCarrier } from "../../settings/carriers.ts";
import { buildCarrierPicture } from "./carrier-picture.ts";

export type Parcel = {
	trackingNumber: string;
	c_trackingUrl: string;
	c_carrierName: string;
	c_trackingImage?: string;
};

const parcel = (number: string, carrier: Carrier = house.carriers[0]): Parcel => ({
	trackingNumber: number,
	c_trackingUrl: carrier.trackingUrl(number),
	c_carrierName: carrier.name,
	...(carrier.sign === undefined ? {} : { c_trackingImage: buildCarrierPicture(carrier) }),
});

type Sent = Pick<StoredOrder, "orderNo" | "document" | "siteId">;

/** Returns the parcel of a shipment. In an order with several shipments, returns undefined for one collected in a store (orders-11). */
export function parcelOfShipment({ orderNo, document, siteId }: Sent, index: number): Parcel | undefined {
	const { shipments } = document;
	const shipment = shipments[index];
	if (shipments.length > 1 && shipment?.c_fromStoreId) return undefined;
	const method = shipment?.shippingMethod as { id?: string } | undefined;
	const carrier = findMethodCarrier(siteId, shipment?.shippingAddress?.countryCode, method?.id);
	return parcel(`T${orderNo}${index > 0 ? `-${index + 1}` : ""}`, carrier);
}

export const listParcels = (order: Sent): Parcel[] => {
	const sentParcels = order.document.shipments.flatMap(({ shipmentId }, index) =>
		order.document.productItems.some((item) => item.shipmentId === shipmentId)
			? (parcelOfShipment(order, index) ?? [])
			: [],
	);
	return sentParcels.length > 0 ? sentParcels : [parcel(`T${order.orderNo}`)];
};

export const parcelOfReturn = ({
	returnNo,
	way,
}: Pick<ReturnAuthorization, "returnNo" | "way">): Parcel | undefined =>
	way === "post" ? parcel(returnNo.replace("-", "")) : undefined;

export const returnedParcel = ({
	orderNo,
	returns,
}: Pick<StoredOrder, "orderNo" | "returns">): Parcel | undefined =>
	returns.length === 0
		? parcel(`R${orderNo}`)
		: returns.map(parcelOfReturn).findLast((one) => one !== undefined);
