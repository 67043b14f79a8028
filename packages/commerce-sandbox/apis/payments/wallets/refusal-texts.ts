import type { Texts } from "../../../texts.ts";

/** Returns why a payment was not taken, by the last part of a problem's type; undefined for what no shopper can mend. */
export const findReason = (type: string, words: Texts["walletMessages"]): string | undefined =>
	({
		"payment-declined": words.declined,
		"payment-timeout": words.timeout,
		"product-item-not-available": words.unavailable,
		"invalid-shipping-method-id": words.shippingMethod,
		"basket-total-changed": words.changed,
		"nothing-to-pay": words.covered,
		"too-many-unpaid-orders": words.waitingOrders,
		"invalid-address": words.invalidAddress,
	})[type];
