type Json = Record<string, unknown>;

export type PaymentInstrument = {
	id: string;
	methodId: string;
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
