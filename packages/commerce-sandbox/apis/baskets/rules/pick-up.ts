import type { ShippingMethod } from "../../../house/shipping-methods.ts";
import type { Store } from "../../../house/stores.ts";
import { house } from "../../../house.ts";
import { countryOfShipment } from "../../../records/baskets/basket-country.ts";
import type { StoredBasket, StoredShipment } from "../../../records/baskets/basket-document.ts";
import { type Outcome, refuse, shortenId } from "../../../records/baskets/outcome.ts";
import { shippingMethodsTo } from "../../../settings/shipping-methods.ts";
import { stores } from "../../../settings/stores.ts";
import { isOffered } from "./offered-methods.ts";

const FROM_STORE = "c_fromStoreId";

export const storeOfShipment = (
	siteId: string,
	{ custom }: Pick<StoredShipment, "custom">,
): Store | undefined =>
	stores.find(
		({ id, siteId: site, services }) =>
			id === custom[FROM_STORE] && site === siteId && services.includes("pickUp"),
	);

export const checkedStore = (siteId: string, shipment: StoredShipment): Outcome<StoredShipment> => {
	const storeId = shipment.custom[FROM_STORE];
	if (storeId === undefined || storeId === null || storeOfShipment(siteId, shipment)) return { ok: shipment };
	return refuse(
		"invalid-store-id",
		`No store with the ID '${shortenId(String(storeId))}' hands orders over.`,
	);
};

export const methodsOfShipment = (
	basket: StoredBasket,
	shipment: StoredShipment,
): readonly ShippingMethod[] => {
	const { pickUp } = house.shipping;
	return pickUp && storeOfShipment(basket.siteId, shipment)
		? [pickUp]
		: shippingMethodsTo(basket.siteId, countryOfShipment(basket, shipment)).filter((method) =>
				isOffered(method, shipment.address, new Date(basket.now * 1000)),
			);
};

export const lapsedMethod = (basket: StoredBasket, shipment: StoredShipment): ShippingMethod | undefined =>
	shippingMethodsTo(basket.siteId, countryOfShipment(basket, shipment)).find(
		(method) =>
			method.id === shipment.shippingMethodId &&
			!isOffered(method, shipment.address, new Date(basket.now * 1000)),
	);

export const withoutForeignStore = (siteId: string, shipment: StoredShipment): StoredShipment => {
	const store = storeOfShipment(siteId, shipment);
	return store && store.countryCode !== shipment.address?.countryCode ? withoutStore(shipment) : shipment;
};

export const withoutStore = (shipment: StoredShipment): StoredShipment => {
	const { [FROM_STORE]: _, ...custom } = shipment.custom;
	return { ...shipment, custom };
};
