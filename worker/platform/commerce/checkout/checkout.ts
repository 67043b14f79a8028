import { ApiError, type ShopperBasketsV2 } from "@salesforce/storefront-next-runtime/scapi";
import type { PostalAddress } from "../../../../shared/domain/checkout/address.ts";
import { platformFetch } from "../../fetch.ts";
import { isUnavailable } from "../../is-unavailable.ts";
import { callsAsShopper, problemType } from "../logins/calls-as-shopper.ts";
import type { Shopper } from "../logins/sessions.ts";
import type { ScapiContext, scapi } from "../scapi.ts";
import { type CardMethod, cardMethodOf, type PlacedOrder, toOrder } from "./checkout-documents.ts";
import { type ConfirmedWallet, confirmedWallet } from "./wallet-documents.ts";

type VendorBasket = ShopperBasketsV2.schemas["Basket"];
type Clients = ReturnType<typeof scapi>;

/** `days`: working days until it arrives, "2-4"; `price` in the basket's currency. */
export type ShippingMethod = { id: string; name: string; description: string; price: number; days?: string };
export type PaymentCardFacts = { cardType: string; lastDigits: string; expiry: string };

/** What the platform's basket knows of a purchase. */
export type CheckoutState = {
	basketId: string;
	email?: string;
	/** A whole one; a basket that has only a country has none. */
	address?: Partial<PostalAddress>;
	methodId?: string;
	methods: ShippingMethod[];
	card?: PaymentCardFacts;
	/** Instead of a card: the wallet whose buyer has confirmed. */
	wallet?: ConfirmedWallet;
	/** Where cards are entered; absent where none are taken. */
	cardMethod?: CardMethod;
};

/** Why a step is not taken; `error.<code>`. */
export type CheckoutError =
	| "unavailable"
	| "emptyBag"
	| "notAvailable"
	| "shippingMethod"
	| "card"
	| "cardDeclined"
	| "cardFunds"
	| "cardExpired"
	| "payment"
	| "paymentTimeout"
	| "paymentUnavailable"
	| "incomplete"
	| "coupon";
type Result<Value extends object = object> = ({ ok: true } & Value) | { ok: false; error: CheckoutError };

/** From the bag to the order (checkout-1 to checkout-5). A platform that is away is a result: nothing of the bag is lost. */
export type CheckoutPort = {
	/** Null without a bag, or with an empty one. The bag's country becomes the shop's. */
	read(): Promise<CheckoutState | null>;
	setEmail(email: string): Promise<Result>;
	setDelivery(delivery: { address: PostalAddress; methodId?: string }): Promise<Result>;
	/** `token`: what the processor's fields gave. */
	setCard(token: string): Promise<Result>;
	/** One basket becomes one order, however often it is asked for (checkout-4). */
	place(basketId: string): Promise<Result<{ order: PlacedOrder }>>;
	/** An order of this session; null for any other. */
	order(orderNo: string): Promise<PlacedOrder | null>;
};

const failed = (error: CheckoutError): { ok: false; error: CheckoutError } => ({ ok: false, error });

/** The platform's refusals of an order in the storefront's words. */
const REFUSALS: Record<string, CheckoutError> = {
	"basket-not-found": "emptyBag",
	"invalid-customer": "emptyBag",
	"product-item-not-available": "notAvailable",
	"invalid-coupon-code": "coupon",
	"invalid-gift-certificate-code": "card",
	"payment-timeout": "paymentTimeout",
	"payment-unavailable": "paymentUnavailable",
	"invalid-payment-method-id": "card",
	"invalid-shipping-method": "shippingMethod",
	validation: "incomplete",
};
const DECLINED: Record<string, CheckoutError> = {
	insufficient_funds: "cardFunds",
	expired_card: "cardExpired",
};

const refusalOf = (error: unknown): CheckoutError | null => {
	if (!(error instanceof ApiError)) return null;
	const type = problemType(error);
	if (type === "payment-declined")
		return DECLINED[String((error.body as Record<string, unknown>).reason)] ?? "cardDeclined";
	return REFUSALS[type] ?? null;
};

export const createCheckout = (cx: Omit<ScapiContext, "token">, shopper: Shopper): CheckoutPort => {
	const withSession = callsAsShopper(cx, shopper);
	const { country } = cx.locale;
	const path = (basketId: string) => ({ params: { path: { basketId } } });
	const ofShipment = (basketId: string) => ({ params: { path: { basketId, shipmentId: "me" } } });

	const attempt = async <T extends Result>(
		what: string,
		act: () => Promise<T>,
	): Promise<T | ReturnType<typeof failed>> => {
		try {
			return await act();
		} catch (error) {
			const refusal = refusalOf(error);
			if (refusal) return failed(refusal);
			if (!isUnavailable(error)) throw error;
			cx.platform.log("warning", "commerce/checkout", what, { error });
			return failed("unavailable");
		}
	};
	const find = async (): Promise<VendorBasket | null> => {
		if (!shopper.known) return null;
		return withSession(async (clients, { customerId }) => {
			const { data } = await clients.shopperCustomers.getCustomerBaskets({
				params: { path: { customerId } },
			});
			const basket = ((data.baskets ?? []) as VendorBasket[]).find((one) => !one.temporaryBasket);
			const isEmpty = !basket?.productItems?.length && !basket?.giftCertificateItems?.length;
			return isEmpty ? null : (basket ?? null);
		});
	};
	const paidByWallet = (): Promise<boolean> =>
		attempt("How a bag is paid is not known", async (): Promise<Result> => {
			const basket = await find();
			return basket && confirmedWallet(basket.paymentInstruments ?? [], []) ? { ok: true } : failed("card");
		}).then(({ ok }) => ok);
	const onBasket = <T extends object = object>(
		what: string,
		change: (clients: Clients, basket: VendorBasket & { basketId: string }) => Promise<Result<T>>,
	) =>
		attempt(what, async (): Promise<Result<T>> => {
			const basket = await find();
			if (!basket?.basketId) return failed("emptyBag");
			const { basketId } = basket;
			return withSession((clients) => change(clients, { ...basket, basketId }));
		});

	const methodsOf = async (clients: Clients, basketId: string): Promise<ShippingMethod[]> => {
		const { data } = await clients.shopperBasketsV2.getShippingMethodsForShipment(ofShipment(basketId));
		return (data.applicableShippingMethods ?? []).map((method) => {
			const days = (method as Record<string, unknown>).c_estimatedArrivalDays;
			return {
				id: method.id,
				name: method.name ?? method.id,
				description: method.description ?? "",
				price: method.price ?? 0,
				days: typeof days === "string" && /^\d{1,2}(-\d{1,2})?$/.test(days) ? days : undefined,
			};
		});
	};
	/** The country of the shop is the bag's, too: shipping and tax follow it (basket-country). */
	const inCountry = async (
		clients: Clients,
		basket: VendorBasket,
		basketId: string,
	): Promise<VendorBasket> => {
		if (basket.shipments?.[0]?.shippingAddress?.countryCode === country) return basket;
		const { data } = await clients.shopperBasketsV2.updateShippingAddressForShipment({
			...ofShipment(basketId),
			body: { countryCode: country },
		});
		return data;
	};
	const setMethod = (clients: Clients, basketId: string, id: string) =>
		clients.shopperBasketsV2.updateShippingMethodForShipment({ ...ofShipment(basketId), body: { id } });
	/** All but gift certificates: one card pays the rest. */
	const removeCards = async (clients: Clients, basket: VendorBasket, basketId: string): Promise<void> => {
		for (const { paymentInstrumentId, paymentMethodId } of basket.paymentInstruments ?? [])
			if (paymentInstrumentId && paymentMethodId !== "GIFT_CERTIFICATE")
				await clients.shopperBasketsV2.removePaymentInstrumentFromBasket({
					params: { path: { basketId, paymentInstrumentId } },
				});
	};

	return {
		async read() {
			const found = await find();
			if (!found?.basketId) return null;
			const { basketId } = found;
			return withSession(async (clients) => {
				let basket = await inCountry(clients, found, basketId);
				const [methods, { data: payment }] = await Promise.all([
					methodsOf(clients, basketId),
					clients.shopperBasketsV2.getPaymentMethodsForBasket(path(basketId)),
				]);
				const chosen = basket.shipments?.[0]?.shippingMethod?.id;
				const [first] = methods;
				// One that does not go there any more is replaced; what is paid is never a surprise.
				if (first && !methods.some(({ id }) => id === chosen))
					basket = (await setMethod(clients, basketId, first.id)).data;
				const [shipment] = basket.shipments ?? [];
				const address = shipment?.shippingAddress as Partial<PostalAddress> | undefined;
				const card = basket.paymentInstruments?.find(
					({ paymentMethodId }) => paymentMethodId === "CREDIT_CARD",
				);
				const { expirationMonth, expirationYear } = card?.paymentCard ?? {};
				return {
					basketId,
					email: basket.customerInfo?.email || undefined,
					address: address?.address1 ? address : undefined,
					methodId: shipment?.shippingMethod?.id,
					methods,
					card: card?.paymentCard
						? {
								cardType: card.paymentCard.cardType ?? "",
								lastDigits: card.paymentCard.numberLastDigits ?? "",
								expiry: `${String(expirationMonth ?? "").padStart(2, "0")}/${String(expirationYear ?? "").slice(-2)}`,
							}
						: undefined,
					wallet: confirmedWallet(basket.paymentInstruments ?? [], payment.applicablePaymentMethods ?? []),
					cardMethod: cardMethodOf(payment.applicablePaymentMethods ?? []),
				};
			});
		},
		setEmail: (email) =>
			onBasket("An e-mail address was not kept", async (clients, { basketId }) => {
				await clients.shopperBasketsV2.updateCustomerForBasket({ ...path(basketId), body: { email } });
				return { ok: true };
			}),
		setDelivery: ({ address, methodId }) =>
			onBasket("A delivery was not kept", async (clients, { basketId }) => {
				const body = address as never;
				await clients.shopperBasketsV2.updateShippingAddressForShipment({ ...ofShipment(basketId), body });
				await clients.shopperBasketsV2.updateBillingAddressForBasket({ ...path(basketId), body });
				const methods = await methodsOf(clients, basketId);
				const id = methods.find((method) => method.id === methodId)?.id ?? methods[0]?.id;
				if (id === undefined) return failed("shippingMethod");
				await setMethod(clients, basketId, id);
				return { ok: true };
			}),
		setCard: (token) =>
			onBasket("A card was not kept", async (clients, basket) => {
				const { data } = await clients.shopperBasketsV2.getPaymentMethodsForBasket(path(basket.basketId));
				const method = cardMethodOf(data.applicablePaymentMethods ?? []);
				if (!method || !/^[\w.-]{1,1024}$/.test(token)) return failed("card");
				const response = await platformFetch(
					cx.platform,
					`${method.cardsPath}/${token}`,
					{},
					{ family: "payments" },
				);
				if (!response.ok) return failed(response.status === 404 ? "card" : "unavailable");
				const { paymentCard } = response.json as { paymentCard: object };
				await removeCards(clients, basket, basket.basketId);
				await clients.shopperBasketsV2.addPaymentInstrumentToBasket({
					...path(basket.basketId),
					body: { paymentMethodId: "CREDIT_CARD", paymentCard } as never,
				});
				return { ok: true };
			}),
		place: async (basketId) => {
			const placed = await attempt("An order was not placed", () =>
				withSession(async (clients): Promise<Result<{ order: PlacedOrder }>> => {
					const { data } = await clients.shopperOrders.createOrder({
						params: {},
						body: { basketId } as never,
					});
					return { ok: true, order: toOrder(data as Record<string, unknown>) };
				}),
			);
			// A wallet's refusal is not told in a card's words.
			const isCards = placed.ok || !placed.error.startsWith("card");
			return isCards || !(await paidByWallet()) ? placed : failed("payment");
		},
		order: (orderNo) =>
			withSession(async (clients) => {
				try {
					const { data } = await clients.shopperOrders.getOrder({ params: { path: { orderNo } } });
					return toOrder(data as Record<string, unknown>);
				} catch (error) {
					if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null;
					throw error;
				}
			}),
	};
};
