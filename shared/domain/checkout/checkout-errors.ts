import type { CheckoutStep } from "./checkout-steps.ts";

export const CHECKOUT_ERRORS = [
	"unavailable",
	"notAvailable",
	"changed",
	"otherBag",
	"shippingMethod",
	"card",
	"cardDeclined",
	"cardFunds",
	"cardExpired",
	"payment",
	"paymentTimeout",
	"paymentTotal",
	"paymentUnavailable",
	"unpaid",
	"giftCardUnknown",
	"giftCardEmpty",
	"giftCardCurrency",
	"giftCardTries",
	"giftCardMany",
	"incomplete",
	"coupon",
	"invalidEmail",
	"form",
] as const;
export type CheckoutErrorKey = (typeof CHECKOUT_ERRORS)[number];

export const isCheckoutError = (text: string | null | undefined): text is CheckoutErrorKey =>
	CHECKOUT_ERRORS.some((code) => code === text);

export const stepOfError = (code: string): CheckoutStep => {
	if (/^(card|giftCard|payment|unpaid)/.test(code)) return "payment";
	if (code === "shippingMethod") return "delivery";
	return "review";
};
