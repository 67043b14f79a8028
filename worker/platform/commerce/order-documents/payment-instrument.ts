type Json = Record<string, unknown>;

/** A payment instrument of a basket or an order. `fields` is the platform's document, which the payment method reads (payments/). */
export type PaymentInstrument = {
	id: string;
	/** The platform's id of the payment method. */
	methodId: string;
	/** In the currency of the basket or the order. */
	amount: number;
	fields: Readonly<Json>;
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export const toInstrument = (document: object): PaymentInstrument => {
	const fields = document as Json;
	return {
		id: text(fields.paymentInstrumentId),
		methodId: text(fields.paymentMethodId),
		amount: Number(fields.amount ?? 0),
		fields,
	};
};
