import { problem } from "../../http/problem.ts";
import type { DeclineReason } from "../../payments/sandbox-processor.ts";

export const orderNotFound = (orderNo: string): Response =>
	problem(404, "order-not-found", `No order with number '${orderNo.slice(0, 50)}' was found.`);

export type Flash = { type: string; message: string; path: string };

export const invalidBasket = (flashes: readonly Flash[]): Response =>
	problem(400, "validation", flashes.map(({ message }) => message).join(" "), { flashes });

export const paymentMissing = (): Response =>
	invalidBasket([
		{
			type: "PaymentMethodRequired",
			path: "$.paymentInstruments",
			message: "The payment instruments do not cover the basket's total.",
		},
	]);

export const notAvailable = (productId?: string): Response =>
	problem(
		400,
		"product-item-not-available",
		productId === undefined
			? "One of the products has just sold out."
			: `The product '${productId.slice(0, 100)}' is not available in the quantity of the basket.`,
		productId === undefined ? {} : { productId },
	);

export const paymentDeclined = (reason: DeclineReason, paymentInstrumentId: string): Response =>
	problem(400, "payment-declined", `The payment was declined: ${reason}.`, { reason, paymentInstrumentId });

export const paymentTimedOut = (): Response =>
	problem(504, "payment-timeout", "The payment processor did not respond in time. Nothing was charged.");

export const noProcessor = (): Response =>
	problem(503, "payment-unavailable", "No payment processor is connected to this instance.");

export const tooManyUnpaid = (): Response =>
	problem(429, "too-many-unpaid-orders", "Too many orders wait for their payment. Pay or cancel one first.");

export const shippingMethodLapsed = (methodId: string): Response =>
	problem(
		400,
		"invalid-shipping-method-id",
		`The shipping method '${methodId}' is not offered at this time to the address of the basket.`,
	);

export const totalChanged = (): Response =>
	problem(409, "basket-total-changed", "The basket's total is not the amount that was approved.");

export const couponRefused = (): Response =>
	problem(400, "invalid-coupon-code", "A coupon of the basket has been used up in the meantime.");

export const giftCertificateRefused = (): Response =>
	problem(400, "invalid-gift-certificate-code", "A gift certificate cannot pay as much as it should.");

export const wrongTransition = (orderNo: string, from: string, to: string): Response =>
	problem(
		409,
		"order-status-transition",
		`The order status change from '${from}' to '${to}' for order with number '${orderNo}' isn't supported.`,
	);

export const orderUncovered = (orderNo: string): Response =>
	problem(
		400,
		"invalid-payment-amount",
		`The payments of order '${orderNo}' have to cover its total. Replace a payment, or fail the order.`,
	);

/** Refuses another payment of a fully paid order, for which a wallet would be asked for an amount of 0 (wallets-13). */
export const nothingToPay = (orderNo: string): Response =>
	problem(
		400,
		"nothing-to-pay",
		`The payments of order '${orderNo}' cover its total. Change one of them instead.`,
	);

export const notOpenForPayment = (orderNo: string): Response =>
	problem(400, "invalid-order-status", `The payment of order '${orderNo}' is settled.`);

export const paymentInstrumentNotFound = (id: string): Response =>
	problem(404, "payment-instrument-not-found", `The order has no payment instrument '${id.slice(0, 64)}'.`);
