import { type PaymentInstrument, toInstrument } from "./payment-instrument.ts";

/** `paidAmount`: the original payment. `leftAmount`: the rest that has not been refunded (returns-2). */
type AfterRefunds = { paidAmount: number; leftAmount: number };

export type OrderPayment = PaymentInstrument & { afterRefunds?: AfterRefunds };

type Json = Record<string, unknown>;
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

export const originalPayments = (order: Json): Json[] => {
	const original = list(order.c_originalPaymentInstruments);
	return original.length > 0 ? original : list(order.paymentInstruments);
};

export const readPayments = (order: Json): OrderPayment[] => {
	const leftById = new Map(
		list(order.paymentInstruments).map((one) => [one.paymentInstrumentId, Number(one.amount ?? 0)]),
	);
	return originalPayments(order).map((document) => {
		const instrument = toInstrument(document);
		const paidAmount = instrument.amount;
		const rest = leftById.get(document.paymentInstrumentId) ?? 0;
		return rest < paidAmount ? { ...instrument, afterRefunds: { paidAmount, leftAmount: rest } } : instrument;
	});
};
