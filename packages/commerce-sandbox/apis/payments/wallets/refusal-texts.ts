import type { Texts } from "../../../texts.ts";

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
