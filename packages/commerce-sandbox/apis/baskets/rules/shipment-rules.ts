import { countryOfShipment } from "../../../records/baskets/basket-country.ts";
import {
	type BasketDocument,
	DEFAULT_SHIPMENT,
	newShipment,
	ownChoice,
	type StoredBasket,
	type StoredShipment,
} from "../../../records/baskets/basket-document.ts";
import type { AddressRequest, ShipmentRequest } from "../../../records/baskets/checkout-requests.ts";
import { type Outcome, refuse, shortenId } from "../../../records/baskets/outcome.ts";
import { omitUndefined, toAddress } from "./checkout-rules.ts";
import { shipmentRefusal, withCustomChanges, withoutItems } from "./document-parts.ts";
import {
	checkedStore,
	lapsedMethod,
	methodsOfShipment,
	withoutForeignStore,
	withoutStore,
} from "./pick-up.ts";

const MAX_SHIPMENTS = 20;

type Shipments = BasketDocument["shipments"];

function withShipment(document: BasketDocument, changedShipment: StoredShipment): BasketDocument {
	const shipments = document.shipments.map((one) =>
		one.shippingItemId === changedShipment.shippingItemId ? changedShipment : one,
	);
	return { ...document, shipments: shipments as Shipments };
}

const findShipment = ({ shipments }: BasketDocument, shipmentId: string): StoredShipment | undefined =>
	shipments.find((shipment) => shipment.shipmentId === shipmentId);

function applyRequest(
	basket: StoredBasket,
	shipment: StoredShipment,
	{ shippingAddress, shippingMethod, gift, giftMessage, custom }: ShipmentRequest,
	newId: () => string,
): Outcome<StoredShipment> {
	const result = checkedStore(basket.siteId, {
		...shipment,
		...omitUndefined({ gift, giftMessage }),
		...(shippingAddress ? { address: toAddress(shippingAddress, newId()) } : {}),
		custom: withCustomChanges(shipment.custom, custom),
	});
	if ("refused" in result) return result;
	return shippingMethod
		? withMethod(basket, result.ok, shippingMethod.id)
		: { ok: keepingMethod(basket, result.ok) };
}

function withMethod(
	basket: StoredBasket,
	shipment: StoredShipment,
	methodId: string | undefined,
): Outcome<StoredShipment> {
	if (methodId === undefined)
		return refuse("invalid-shipping-method-id", "The ID of the shipping method is missing.");
	const country = countryOfShipment(basket, shipment);
	if (!methodsOfShipment(basket, shipment).some(({ id }) => id === methodId)) {
		return refuse(
			"invalid-shipping-method-id",
			`The shipping method with the ID '${shortenId(methodId)}' is unknown, does not ship to ${country}, or is not offered there at this time.`,
		);
	}
	return { ok: { ...shipment, shippingMethodId: methodId } };
}

/**
 * Returns the shipment without a method that does not ship to its country. A method that ships there, but is not offered at this time or
 * address, stays chosen, so that the shopper can be told.
 */
function keepingMethod(basket: StoredBasket, shipment: StoredShipment): StoredShipment {
	const { shippingMethodId, ...without } = shipment;
	if (shippingMethodId === undefined) return shipment;
	const isKept =
		methodsOfShipment(basket, shipment).some(({ id }) => id === shippingMethodId) ||
		lapsedMethod(basket, shipment);
	return isKept ? shipment : without;
}

const idTaken = (id: string) =>
	refuse("shipment-already-exists", `The basket has a shipment with the ID '${shortenId(id)}' already.`);

export function createShipment(
	basket: StoredBasket,
	request: ShipmentRequest,
	newId: () => string,
): Outcome<BasketDocument> {
	const { document } = basket;
	const { shipmentId } = request;
	if (!shipmentId) return refuse("invalid-shipment-id", "The ID of the shipment is missing.");
	if (findShipment(document, shipmentId)) return idTaken(shipmentId);
	if (document.shipments.length >= MAX_SHIPMENTS)
		return refuse("shipments-quota-exceeded", `A basket holds at most ${MAX_SHIPMENTS} shipments.`);
	const result = applyRequest(basket, newShipment(shipmentId, newId()), request, newId);
	if ("refused" in result) return result;
	return { ok: { ...document, shipments: [...document.shipments, result.ok] } };
}

export function changeShipment(
	basket: StoredBasket,
	shipmentId: string,
	request: ShipmentRequest,
	newId: () => string,
): Outcome<BasketDocument> {
	const { document } = basket;
	const shipment = findShipment(document, shipmentId);
	if (!shipment) return shipmentRefusal(shipmentId, 400);
	const name = request.shipmentId || shipmentId;
	if (name !== shipmentId) {
		if (shipmentId === DEFAULT_SHIPMENT)
			return refuse("invalid-shipment-id", "The default shipment keeps its ID.");
		if (findShipment(document, name)) return idTaken(name);
	}
	const result = applyRequest(basket, { ...shipment, shipmentId: name }, request, newId);
	if ("refused" in result) return result;
	const rename = <Part extends { shipmentId: string }>(part: Part): Part =>
		part.shipmentId === shipmentId ? { ...part, shipmentId: name } : part;
	return {
		ok: {
			...withShipment(request.shippingAddress ? ownChoice(document) : document, result.ok),
			items: document.items.map(rename),
			giftCertificates: document.giftCertificates.map(rename),
		},
	};
}

export function removeShipment(document: BasketDocument, shipmentId: string): Outcome<BasketDocument> {
	const shipment = findShipment(document, shipmentId);
	if (!shipment) return shipmentRefusal(shipmentId, 400);
	const [first, ...others] = document.shipments;
	if (shipment === first) {
		return refuse(
			"forbidden",
			`The shipment with the ID '${shipmentId}' is the default one and stays.`,
			undefined,
			403,
		);
	}
	const isElsewhere = (part: { shipmentId: string }) => part.shipmentId !== shipmentId;
	const goneIds = document.items.filter((item) => !isElsewhere(item)).map(({ itemId }) => itemId);
	return {
		ok: {
			...document,
			shipments: [first, ...others.filter(isElsewhere)],
			items: document.items.filter(isElsewhere),
			giftCertificates: document.giftCertificates.filter(isElsewhere),
			...withoutItems(document, [...goneIds, shipment.shippingItemId]),
		},
	};
}

export function setShippingAddress(
	basket: StoredBasket,
	shipmentId: string,
	request: AddressRequest,
	{ useAsBilling, newId }: { useAsBilling: boolean; newId: () => string },
): Outcome<BasketDocument> {
	const shipment = findShipment(basket.document, shipmentId);
	if (!shipment) return shipmentRefusal(shipmentId, 400);
	const movedShipment = withoutForeignStore(basket.siteId, {
		...shipment,
		address: toAddress(request, newId()),
	});
	const changedShipment = keepingMethod(basket, movedShipment);
	const document = ownChoice(withShipment(basket.document, changedShipment));
	return { ok: useAsBilling ? { ...document, billingAddress: toAddress(request, newId()) } : document };
}

export function setWalletAddress(
	basket: StoredBasket,
	request: AddressRequest,
	newId: () => string,
): Outcome<BasketDocument> {
	const [shipment, ...others] = basket.document.shipments;
	const document = { ...basket.document, shipments: [withoutStore(shipment), ...others] as Shipments };
	return setShippingAddress({ ...basket, document }, shipment.shipmentId, request, {
		useAsBilling: false,
		newId,
	});
}

export function setShippingMethod(
	basket: StoredBasket,
	shipmentId: string,
	methodId: string | undefined,
): Outcome<BasketDocument> {
	const shipment = findShipment(basket.document, shipmentId);
	if (!shipment) return shipmentRefusal(shipmentId);
	const changedShipment = withMethod(basket, shipment, methodId);
	return "refused" in changedShipment
		? changedShipment
		: { ok: withShipment(basket.document, changedShipment.ok) };
}
