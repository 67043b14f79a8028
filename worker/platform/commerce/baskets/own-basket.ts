import { ApiError, type ShopperBasketsV2 } from "@salesforce/storefront-next-runtime/scapi";
import { isUnavailable } from "../../is-unavailable.ts";
import { textField } from "../catalogue/custom-fields.ts";
import { type callsAsShopper, problemType } from "../logins/calls-as-shopper.ts";
import type { ScapiContext, scapi } from "../scapi.ts";
import { giftCardsAbroad, type Offered } from "./gift-cards/gift-cards-abroad.ts";

export type VendorBasket = ShopperBasketsV2.schemas["Basket"];
export type Clients = ReturnType<typeof scapi>;

const QUOTA = "customer-baskets-quota-exceeded";
const SHIPMENT = "me";

const readCountry = ({ shipments }: VendorBasket) => shipments?.[0]?.shippingAddress?.countryCode;

export const isPaymentRemoved = (basket: VendorBasket): true | undefined => {
	const { c_paymentRemovedIn: country } = basket as Record<string, unknown>;
	const isHere = country !== undefined && country === readCountry(basket);
	return isHere && !basket.paymentInstruments?.length ? true : undefined;
};

/**
 * Returns the id of a chosen shipping method that is no longer offered at this time or to this address; undefined if there is none or the
 * basket is empty (checkout-25).
 */
export const findLapsedMethod = ({ shipments, productItems }: VendorBasket): string | undefined =>
	productItems?.length
		? textField((shipments?.[0] ?? {}) as Record<string, unknown>, "c_lapsedShippingMethodId") || undefined
		: undefined;

/** Returns functions that find or create the shopper's basket in the shop's country and currency (basket-1, basket-16). */
export const ownBasket = (
	cx: Omit<ScapiContext, "token">,
	withSession: ReturnType<typeof callsAsShopper>,
	loadAmounts: Offered,
) => {
	const { currency, country } = cx.locale;
	const ofShipment = (basketId = "") => ({ params: { path: { basketId, shipmentId: SHIPMENT } } });

	const all = (): Promise<VendorBasket[]> =>
		withSession(async (clients, { customerId }) => {
			const { data } = await clients.shopperCustomers.getCustomerBaskets({
				params: { path: { customerId } },
			});
			return (data.baskets ?? []) as VendorBasket[];
		});

	const chooseMethod = async (clients: Clients, basket: VendorBasket): Promise<VendorBasket> => {
		if (!basket.productItems?.length) return basket;
		try {
			const { shopperBasketsV2 } = clients;
			const { data } = await shopperBasketsV2.getShippingMethodsForShipment(ofShipment(basket.basketId));
			const methods = data.applicableShippingMethods ?? [];
			const method = methods.find(({ id }) => id === data.defaultShippingMethodId) ?? methods[0];
			if (!method) return basket;
			const body = { id: method.id };
			return (
				await shopperBasketsV2.updateShippingMethodForShipment({ ...ofShipment(basket.basketId), body })
			).data;
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			cx.platform.log("warning", "commerce/baskets", "Estimating shipping failed, none is shown", { error });
			return basket;
		}
	};

	const move = (basket: VendorBasket): Promise<VendorBasket> =>
		withSession(async (clients) => {
			const { shopperBasketsV2 } = clients;
			const { basketId = "", paymentInstruments = [] } = basket;
			for (const { paymentInstrumentId = "" } of paymentInstruments)
				await shopperBasketsV2.removePaymentInstrumentFromBasket({
					params: { path: { basketId, paymentInstrumentId } },
				});
			if (readCountry(basket) !== country)
				await shopperBasketsV2.updateShippingAddressForShipment({
					params: { path: { basketId, shipmentId: SHIPMENT }, query: { useAsBilling: true } },
					body: { countryCode: country },
				});
			const giftCards = await giftCardsAbroad(basket, currency, loadAmounts);
			const { data } = await shopperBasketsV2.updateBasket({
				params: { path: { basketId } },
				body: {
					currency,
					c_countryCode: country,
					c_paymentRemovedIn: paymentInstruments.length > 0 ? country : undefined,
					...giftCards?.fields,
				} as VendorBasket,
			});
			return chooseMethod(clients, giftCards ? await giftCards.follow(clients, data) : data);
		});

	const isHere = (basket: VendorBasket): boolean =>
		basket.currency === currency && readCountry(basket) === country;
	const settle = async (basket: VendorBasket): Promise<VendorBasket> => {
		if (!isHere(basket)) return move(basket);
		if (basket.shipments?.[0]?.shippingMethod || !basket.productItems?.length) return basket;
		if (findLapsedMethod(basket)) return basket;
		return withSession((clients) => chooseMethod(clients, basket));
	};
	const find = async (): Promise<VendorBasket | null> => {
		const openBasket = (await all()).find((basket) => !basket.temporaryBasket);
		return openBasket?.basketId ? settle(openBasket) : null;
	};

	const begin = (): Promise<VendorBasket> =>
		withSession(async ({ shopperBasketsV2 }) => {
			const address = { countryCode: country };
			const body = {
				currency,
				c_countryCode: country,
				shipments: [{ shipmentId: SHIPMENT, shippingAddress: address }],
				billingAddress: address,
			};
			const { data } = await shopperBasketsV2.createBasket({
				params: {},
				body: body as unknown as VendorBasket,
			});
			return data;
		});
	/** Deletes the oldest temporary basket, because temporary baskets count towards the platform's quota (basket-2). */
	const deleteSurplus = async (): Promise<void> => {
		const temporary = (await all()).filter((basket) => basket.temporaryBasket && basket.basketId);
		const [oldest] = temporary.sort((a, b) => ((a.creationDate ?? "") < (b.creationDate ?? "") ? -1 : 1));
		if (!oldest) return;
		await withSession(({ shopperBasketsV2 }) =>
			shopperBasketsV2.deleteBasket({ params: { path: { basketId: oldest.basketId ?? "" } } }),
		);
	};
	const create = async (): Promise<VendorBasket> => {
		try {
			return await begin();
		} catch (error) {
			if (!(error instanceof ApiError) || problemType(error) !== QUOTA) throw error;
			const existing = await find();
			if (existing) return existing;
			await deleteSurplus();
			return begin();
		}
	};

	return { find, create, settle, isHere };
};
