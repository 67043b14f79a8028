import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { isUnavailable } from "../../is-unavailable.ts";
import type { Offered } from "../baskets/gift-cards/gift-cards-abroad.ts";
import { type Clients, ownBasket, type VendorBasket } from "../baskets/own-basket.ts";
import { callsAsShopper, problemType } from "../logins/calls-as-shopper.ts";
import type { Shopper, ShopperSession } from "../logins/sessions.ts";
import type { ScapiContext } from "../scapi.ts";

export type GiftCardError =
	| "giftCardUnknown"
	| "giftCardEmpty"
	| "giftCardCurrency"
	| "giftCardTries"
	| "giftCardMany";

export type CheckoutError =
	| "unavailable"
	| "emptyBag"
	| "notAvailable"
	| "changed"
	| "otherBag"
	| "shippingMethod"
	| "card"
	| "cardDeclined"
	| "cardFunds"
	| "cardExpired"
	| "payment"
	| "paymentTimeout"
	| "paymentTotal"
	| "paymentUnavailable"
	| "unpaid"
	| "waitingOrders"
	| "incomplete"
	| "coupon"
	| GiftCardError;
export type Result<Value extends object = object> =
	| ({ ok: true } & Value)
	| { ok: false; error: CheckoutError };

export const fail = (error: CheckoutError): { ok: false; error: CheckoutError } => ({ ok: false, error });

const REFUSALS: Record<string, CheckoutError> = {
	"basket-not-found": "emptyBag",
	"invalid-customer": "emptyBag",
	"product-item-not-available": "notAvailable",
	"invalid-coupon-code": "coupon",
	"invalid-gift-certificate-code": "giftCardEmpty",
	"payment-instruments-quota-exceeded": "giftCardMany",
	"payment-timeout": "paymentTimeout",
	"basket-total-changed": "paymentTotal",
	"payment-unavailable": "paymentUnavailable",
	"too-many-unpaid-orders": "waitingOrders",
	"invalid-payment-method-id": "card",
	"invalid-bank-account": "payment",
	"invalid-customer-payment-instrument": "card",
	"invalid-shipping-method": "shippingMethod",
	"invalid-shipping-method-id": "shippingMethod",
	validation: "incomplete",
};
const DECLINED: Record<string, CheckoutError> = {
	insufficient_funds: "cardFunds",
	expired_card: "cardExpired",
};

const toCheckoutError = (error: unknown): CheckoutError | null => {
	if (!(error instanceof ApiError)) return null;
	const type = problemType(error);
	if (type === "payment-declined")
		return DECLINED[String((error.body as Record<string, unknown>).reason)] ?? "cardDeclined";
	return isUnpaid(error.body) ? "unpaid" : (REFUSALS[type] ?? null);
};

const isUnpaid = (body: unknown): boolean => {
	const { flashes } = (body ?? {}) as { flashes?: { type?: unknown }[] };
	return Boolean(flashes?.length) && flashes?.every(({ type }) => type === "PaymentMethodRequired") === true;
};

/**
 * Returns functions for calls of the checkout, which return expected failures as results. With `expectedBasketId`, changes of any other
 * basket return `otherBag` (checkout-23).
 */
export const checkoutCalls = (
	cx: Omit<ScapiContext, "token">,
	shopper: Shopper,
	loadAmounts: Offered,
	expectedBasketId?: string,
) => {
	const withSession = callsAsShopper(cx, shopper);
	const own = ownBasket(cx, withSession, loadAmounts);
	const path = (basketId: string) => ({ params: { path: { basketId } } });
	const ofShipment = (basketId: string) => ({ params: { path: { basketId, shipmentId: "me" } } });

	const attempt = async <T extends Result>(
		what: string,
		act: () => Promise<T>,
	): Promise<T | ReturnType<typeof fail>> => {
		try {
			return await act();
		} catch (error) {
			const refusal = toCheckoutError(error);
			if (refusal) return fail(refusal);
			if (!isUnavailable(error)) throw error;
			cx.platform.log("warning", "commerce/checkout", what, { error });
			return fail("unavailable");
		}
	};
	const find = async (): Promise<VendorBasket | null> => {
		if (!shopper.isKnown) return null;
		const basket = await own.find();
		const isEmpty = !basket?.productItems?.length && !basket?.giftCertificateItems?.length;
		return isEmpty ? null : basket;
	};
	const onBasket = <T extends object = object>(
		what: string,
		change: (
			clients: Clients,
			basket: VendorBasket & { basketId: string },
			session: ShopperSession,
		) => Promise<Result<T>>,
	) =>
		attempt(what, async (): Promise<Result<T>> => {
			const basket = await find();
			if (!basket?.basketId) return fail(expectedBasketId === undefined ? "emptyBag" : "otherBag");
			const { basketId } = basket;
			if (expectedBasketId !== undefined && basketId !== expectedBasketId) return fail("otherBag");
			return withSession((clients, session) => change(clients, { ...basket, basketId }, session));
		});
	return { withSession, path, ofShipment, attempt, find, onBasket };
};
export type CheckoutCalls = ReturnType<typeof checkoutCalls>;
