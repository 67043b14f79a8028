import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { isSameAddress, type PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import { readArrival } from "@vetrina/shop-rules/orders/arrival.ts";
import type { PaidByGiftCard } from "../../../../shared/domain/basket/basket.ts";
import type { ApplicableMethod } from "../../../../shared/domain/checkout/applicable-methods.ts";
import type { GiftOptions } from "../../../../shared/domain/checkout/gift-options.ts";
import type { Offered } from "../baskets/gift-cards/gift-cards-abroad.ts";
import { giftOptionsFields } from "../baskets/gift-options.ts";
import { type Clients, findLapsedMethod, type VendorBasket } from "../baskets/own-basket.ts";
import type { Shopper } from "../logins/sessions.ts";
import { readAddressDocument, toAddressDocument } from "../order-documents/address-document.ts";
import type { PaymentInstrument } from "../order-documents/payment-instrument.ts";
import type { ScapiContext } from "../scapi.ts";
import { readApplicableMethods } from "./applicable-methods.ts";
import { type CardFields, openCardFields, type SignText } from "./card-sessions.ts";
import { checkoutCalls, fail, type Result } from "./checkout-calls.ts";
import { findCardMethod, type PlacedOrder, toOrder } from "./checkout-documents.ts";
import { consentFields, type GivenConsent, type OrderConsent, writeConsent } from "./consent-of-order.ts";
import { type CustomerRecord, customerRecord } from "./customer-record.ts";
import { CARD, findPaying, type PaymentCardFacts, type PaymentSteps, paymentSteps } from "./payment-steps.ts";
import { findStorePickUp, type PickUpSteps, pickUpSteps, setFromStore } from "./pick-up.ts";

/** `arrival`: the first and last day, "2026-11-30/2026-12-02". `price`: in the basket's currency. */
export type ShippingMethod = {
	id: string;
	name: string;
	description: string;
	price: number;
	arrival?: string;
};

export type CheckoutState = {
	basketId: string;
	isAvailable: boolean;
	email?: string;
	address?: Partial<PostalAddress>;
	billing?: Partial<PostalAddress>;
	fromStoreId?: string;
	methodId?: string;
	/** The chosen method is no longer offered and was replaced by the first available method (checkout-25). */
	isMethodLapsed: boolean;
	methods: ShippingMethod[];
	card?: PaymentCardFacts;
	instruments: PaymentInstrument[];
	applicableMethods: ApplicableMethod[];
	giftCards: PaidByGiftCard[];
	open: number;
	customer?: CustomerRecord;
	processorFields?: CardFields;
};

export type CheckoutPort = PaymentSteps &
	PickUpSteps & {
		about(basketId: string): CheckoutPort;
		read(): Promise<CheckoutState | null>;
		/** Returns the payments of the basket; none if there is no basket. */
		instruments(): Promise<Result<{ instruments: PaymentInstrument[] }>>;
		setEmail(email: string): Promise<Result>;
		setDelivery(delivery: {
			address: PostalAddress;
			methodId?: string;
			save?: boolean;
			gift?: GiftOptions;
		}): Promise<Result>;
		/** Sets the billing address; null copies the shipping address. */
		setBilling(address: PostalAddress | null): Promise<Result>;
		/**
		 * Places the basket's order; a repeated call returns the same order. Returns `changed` if the basket's total is not `total`, the
		 * reviewed total (checkout-4). `saveInstrument` stores the card in the customer's account. Without a record of `guestConsents` no
		 * order is placed (legal-11).
		 */
		place(
			basketId: string,
			options?: { total?: number; saveInstrument?: boolean; guestConsents?: readonly GivenConsent[] },
		): Promise<Result<{ order: PlacedOrder }>>;
		/**
		 * Returns the order that a basket became, or null, for a call of `place` whose response was lost (checkout-4). `isOpen`: the basket
		 * still exists and may yet become an order. Never places an order.
		 */
		became(basketId: string): Promise<Result<{ order: PlacedOrder | null; isOpen: boolean }>>;
		order(orderNo: string): Promise<PlacedOrder | null>;
		takeBack(orderNo: string): Promise<boolean>;
	};

const otherBilling = ({ billingAddress, shipments }: VendorBasket): Partial<PostalAddress> | undefined => {
	const billing = billingAddress && readAddressDocument(billingAddress);
	const shipping = readAddressDocument(shipments?.[0]?.shippingAddress ?? {});
	return billing?.address1 && !isSameAddress(billing, shipping) ? billing : undefined;
};

const wholeBilling = ({ billingAddress }: VendorBasket): Partial<PostalAddress> | undefined =>
	billingAddress?.address1 ? readAddressDocument(billingAddress) : undefined;

export const createCheckout = (
	cx: Omit<ScapiContext, "token">,
	shopper: Shopper,
	around: {
		remember: (basketId: string) => void;
		loadAmounts: Offered;
		signText: SignText;
		consent: OrderConsent;
	},
	expectedBasketId?: string,
): CheckoutPort => {
	const { remember, loadAmounts, signText, consent } = around;
	const calls = checkoutCalls(cx, shopper, loadAmounts, expectedBasketId);
	const { withSession, path, ofShipment, attempt, find, onBasket } = calls;
	const record = customerRecord(cx, calls);
	const loadMethods = async (clients: Clients, basketId: string): Promise<ShippingMethod[]> => {
		const { data } = await clients.shopperBasketsV2.getShippingMethodsForShipment(ofShipment(basketId));
		return (data.applicableShippingMethods ?? []).map((method) => {
			return {
				id: method.id,
				name: method.name ?? method.id,
				description: method.description ?? "",
				price: method.price ?? 0,
				arrival: readArrival((method as Record<string, unknown>).c_estimatedArrivalDates),
			};
		});
	};
	const setMethod = (clients: Clients, basketId: string, id: string) =>
		clients.shopperBasketsV2.updateShippingMethodForShipment({ ...ofShipment(basketId), body: { id } });
	const keepConsent = async (
		clients: Clients,
		basketId: string,
		basket: VendorBasket | null,
		guestConsents?: readonly GivenConsent[],
	) => {
		try {
			await writeConsent(clients, basketId, { basket, consent, guestConsents });
		} catch (error) {
			// A basket that no longer exists may have become an order, which holds the consents already.
			if (guestConsents && basket) throw error;
			// An order without a record of consent is measured by no receiver that needs one.
			cx.platform.log("warning", "commerce/checkout", "A consent was not kept with a basket", { error });
		}
	};
	const create = async (clients: Clients, basketId: string): Promise<Record<string, unknown>> => {
		const { data } = await clients.shopperOrders.createOrder({ params: {}, body: { basketId } as never });
		return data as Record<string, unknown>;
	};
	const open = async (clients: Clients, basketId: string): Promise<VendorBasket | null> => {
		try {
			return (await clients.shopperBasketsV2.getBasket(path(basketId))).data;
		} catch (error) {
			if (error instanceof ApiError && error.status === 404) return null;
			throw error;
		}
	};
	const paidWithoutCard = (): Promise<boolean> =>
		attempt("How a bag is paid is not known", async (): Promise<Result> => {
			const basket = await find();
			const { instruments, giftCards } = findPaying(basket ?? {});
			const others = instruments.filter(({ id }) => !giftCards.some((giftCard) => giftCard.id === id));
			return others.length > 0 && !others.some(({ methodId }) => methodId === CARD)
				? { ok: true }
				: fail("card");
		}).then(({ ok }) => ok);

	return {
		...paymentSteps({ ...cx, signText }, calls),
		...pickUpSteps(calls),
		about: (basketId) => createCheckout(cx, shopper, around, basketId),
		instruments: () =>
			attempt("How a bag is paid is not known", async () => {
				const { instruments } = findPaying((await find()) ?? {});
				return { ok: true as const, instruments };
			}),
		async read() {
			const openBasket = await find();
			if (!openBasket?.basketId) return null;
			const { basketId } = openBasket;
			return withSession(async (clients, session) => {
				// A basket of gift cards only is sent by e-mail, and a shipping method would add costs (gifts-2).
				const isMailed = !openBasket.productItems?.length;
				let basket: VendorBasket = openBasket;
				const [methods, { data: payment }, customer] = await Promise.all([
					isMailed ? [] : loadMethods(clients, basketId),
					clients.shopperBasketsV2.getPaymentMethodsForBasket(path(basketId)),
					session.registered ? record.read() : undefined,
				]);
				const email = basket.customerInfo?.email || customer?.email;
				if (email && !basket.customerInfo?.email)
					await clients.shopperBasketsV2.updateCustomerForBasket({ ...path(basketId), body: { email } });
				const chosenMethodId = basket.shipments?.[0]?.shippingMethod?.id;
				const [first] = methods;
				if (first && !methods.some(({ id }) => id === chosenMethodId))
					basket = (await setMethod(clients, basketId, first.id)).data;
				const [shipment] = basket.shipments ?? [];
				const address = shipment?.shippingAddress && readAddressDocument(shipment.shippingAddress);
				return {
					basketId,
					isAvailable: (basket as Record<string, unknown>).c_isAllProductLineItemsAvailable !== false,
					email: email || undefined,
					address: address?.address1 ? address : undefined,
					fromStoreId: findStorePickUp(basket),
					billing: isMailed ? wholeBilling(basket) : otherBilling(basket),
					methodId: shipment?.shippingMethod?.id,
					isMethodLapsed: findLapsedMethod(openBasket) !== undefined,
					methods,
					...findPaying(basket),
					customer,
					processorFields: await openCardFields(
						signText,
						session.usid,
						findCardMethod(payment.applicablePaymentMethods ?? []),
					),
					applicableMethods: readApplicableMethods(payment.applicablePaymentMethods ?? []).methods,
				};
			});
		},
		setEmail: (email) =>
			onBasket("An e-mail address was not kept", async (clients, { basketId }) => {
				await clients.shopperBasketsV2.updateCustomerForBasket({ ...path(basketId), body: { email } });
				// The account's address must not replace the typed address later (basket-22).
				const body = { c_typedEmail: email, ...consentFields(consent) } as VendorBasket;
				await clients.shopperBasketsV2.updateBasket({ ...path(basketId), body });
				remember(basketId);
				return { ok: true };
			}),
		setDelivery: ({ address, methodId, save, gift }) =>
			onBasket("A delivery was not kept", async (clients, { basketId, ...before }) => {
				const body = toAddressDocument(address) as never;
				if (findStorePickUp(before)) await setFromStore(clients, calls, basketId, null);
				await (gift
					? clients.shopperBasketsV2.updateShipmentForBasket({
							...ofShipment(basketId),
							body: { shippingAddress: body, ...giftOptionsFields(gift) } as never,
						})
					: clients.shopperBasketsV2.updateShippingAddressForShipment({ ...ofShipment(basketId), body }));
				if (!otherBilling(before))
					await clients.shopperBasketsV2.updateBillingAddressForBasket({ ...path(basketId), body });
				const methods = await loadMethods(clients, basketId);
				const id = methodId ?? methods[0]?.id;
				// The address is kept even without a method: the shopper chooses another method for it.
				if (!methods.some((method) => method.id === id) || id === undefined) return fail("shippingMethod");
				await setMethod(clients, basketId, id);
				if (save) await record.saveAddress(address);
				return { ok: true };
			}),
		setBilling: (address) =>
			onBasket("A billing address was not kept", async (clients, { basketId, shipments }) => {
				const body = address ? toAddressDocument(address) : shipments?.[0]?.shippingAddress;
				if (!body) return fail("incomplete");
				await clients.shopperBasketsV2.updateBillingAddressForBasket({
					...path(basketId),
					body: body as never,
				});
				return { ok: true };
			}),
		place: async (basketId, { total, saveInstrument, guestConsents } = {}) => {
			const result = await attempt("An order was not placed", () =>
				withSession(async (clients): Promise<Result<{ order: PlacedOrder }>> => {
					const isRead = total !== undefined || guestConsents !== undefined;
					const basket = isRead ? await open(clients, basketId) : null;
					if (basket && findLapsedMethod(basket)) return fail("shippingMethod");
					if (basket && total !== undefined && basket.orderTotal !== total) return fail("changed");
					await keepConsent(clients, basketId, basket, guestConsents);
					const data = await create(clients, basketId);
					if (saveInstrument) await record.saveCard(data);
					return { ok: true, order: toOrder(data) };
				}),
			);
			// A failed wallet or bank account must not be reported as a failed card.
			const isCards = result.ok || !result.error.startsWith("card");
			return isCards || !(await paidWithoutCard()) ? result : fail("payment");
		},
		became: async (basketId) => {
			const none = { ok: true, order: null, isOpen: false } as const;
			if (!shopper.isKnown) return none;
			type Became = Result<{ order: PlacedOrder | null; isOpen: boolean }>;
			const result = await attempt("What became of a basket is not known", () =>
				withSession(async (clients): Promise<Became> => {
					if (await open(clients, basketId)) return { ...none, isOpen: true };
					// For a basket that no longer exists, the platform returns the order that it became.
					return { ...none, order: toOrder(await create(clients, basketId)) };
				}),
			);
			return result.ok || result.error === "unavailable" ? result : none;
		},
		takeBack: async (orderNo) => {
			const result = await attempt("An order was not taken back", () =>
				withSession(async (clients): Promise<Result> => {
					await clients.shopperOrders.failOrder({
						params: { path: { orderNo }, query: { reopenBasket: true } },
						body: { reasonCode: "payment_auth_failure" } as never,
					});
					return { ok: true };
				}).catch((error: unknown): Result => {
					if (error instanceof ApiError && error.status < 500) return fail("payment");
					throw error;
				}),
			);
			return result.ok;
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
