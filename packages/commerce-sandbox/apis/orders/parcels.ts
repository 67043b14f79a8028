import { house } from "../../house.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import type { ReturnAuthorization } from "../../records/orders/return-authorization.ts";
import { CARRIER_PICTURE } from "./carrier-picture.ts";

/** What is sent of an order, and back. */

export type Parcel = { trackingNumber: string; c_trackingUrl: string; c_trackingImage?: string };

const parcel = (number: string): Parcel => ({
	trackingNumber: number,
	c_trackingUrl: house.trackingUrl + number,
	...(house.trackingImage === undefined ? {} : { c_trackingImage: CARRIER_PICTURE }),
});

type Sent = Pick<StoredOrder, "orderNo" | "document">;

/** Of one of its shipments; of several, what is fetched in a store is none (orders-11). */
export function parcelOfShipment({ orderNo, document }: Sent, index: number): Parcel | undefined {
	const { shipments } = document;
	if (shipments.length > 1 && shipments[index]?.c_fromStoreId) return undefined;
	return parcel(`T${orderNo}${index > 0 ? `-${index + 1}` : ""}`);
}

/** All that are sent, of shipments with lines; the first is the order's own. */
export const parcelsOf = (order: Sent): Parcel[] => {
	const sent = order.document.shipments.flatMap(({ shipmentId }, index) =>
		order.document.productItems.some((item) => item.shipmentId === shipmentId)
			? (parcelOfShipment(order, index) ?? [])
			: [],
	);
	return sent.length > 0 ? sent : [parcel(`T${order.orderNo}`)];
};

/** Returns the parcel of a return by post; a return to a store has none. */
export const parcelOfReturn = ({
	returnNo,
	way,
}: Pick<ReturnAuthorization, "returnNo" | "way">): Parcel | undefined =>
	way === "post" ? parcel(returnNo.replace("-", "")) : undefined;

/** Returns the parcel of the last return by post. An order's plan may also bring items back that no return names. */
export const returnedParcel = ({
	orderNo,
	returns,
}: Pick<StoredOrder, "orderNo" | "returns">): Parcel | undefined =>
	returns.length === 0
		? parcel(`R${orderNo}`)
		: returns.map(parcelOfReturn).findLast((one) => one !== undefined);
