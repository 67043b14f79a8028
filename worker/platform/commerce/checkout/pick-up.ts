import type { PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import type { Clients, VendorBasket } from "../baskets/own-basket.ts";
import { toAddressDocument } from "../order-documents/address-document.ts";
import type { Store } from "../stores/stores.ts";
import { type CheckoutCalls, fail, type Result } from "./checkout-calls.ts";

/** `phone`: national number; `phoneCode`: calling code without "+". */
export type Collector = { name: string; phone: string; phoneCode: string };

export const findStorePickUp = ({ shipments }: Pick<VendorBasket, "shipments">): string | undefined => {
	const id = (shipments?.[0] as Record<string, unknown> | undefined)?.c_fromStoreId;
	return typeof id === "string" && id !== "" ? id : undefined;
};

export const setFromStore = (
	clients: Clients,
	{ ofShipment }: Pick<CheckoutCalls, "ofShipment">,
	basketId: string,
	storeId: string | null,
) =>
	clients.shopperBasketsV2.updateShipmentForBasket({
		...ofShipment(basketId),
		body: { c_fromStoreId: storeId } as never,
	});

const addressOfStore = (store: Store, { name, phone, phoneCode }: Collector): Partial<PostalAddress> => ({
	fullName: name,
	address1: store.address1,
	address2: store.address2,
	postalCode: store.postalCode,
	city: store.city,
	stateCode: store.stateCode || undefined,
	countryCode: store.countryCode,
	phone,
	phoneCode,
});

export type PickUpSteps = {
	setPickUp(store: Store, collector: Collector): Promise<Result>;
	deliver(countryCode: string): Promise<Result>;
};

export const pickUpSteps = (calls: CheckoutCalls): PickUpSteps => ({
	deliver: (countryCode) =>
		calls.onBasket("A pick-up was not given up", async (clients, { basketId }) => {
			await setFromStore(clients, calls, basketId, null);
			await clients.shopperBasketsV2.updateShippingAddressForShipment({
				...calls.ofShipment(basketId),
				body: { countryCode } as never,
			});
			return { ok: true };
		}),
	setPickUp: (store, collector) =>
		calls.onBasket("A pick-up was not kept", async (clients, { basketId }) => {
			await setFromStore(clients, calls, basketId, store.id);
			const { data } = await clients.shopperBasketsV2.updateShippingAddressForShipment({
				...calls.ofShipment(basketId),
				body: toAddressDocument(addressOfStore(store, collector)) as never,
			});
			if (findStorePickUp(data) !== store.id) return fail("shippingMethod");
			const methods = await clients.shopperBasketsV2.getShippingMethodsForShipment(
				calls.ofShipment(basketId),
			);
			const [method] = methods.data.applicableShippingMethods ?? [];
			if (!method) return fail("shippingMethod");
			await clients.shopperBasketsV2.updateShippingMethodForShipment({
				...calls.ofShipment(basketId),
				body: { id: method.id },
			});
			return { ok: true };
		}),
});
