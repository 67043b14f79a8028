import * as z from "zod";
import { withCustom } from "../requests/with-custom.ts";
import { isCardType } from "./payment-cards.ts";
import type { StoredCard, StoredPaymentInstrument } from "./stored-instrument.ts";

const month = z.int().min(1).max(12);
const year = z.int().min(2000).max(9999);
const text = z.string().max(256);
const cardShape = {
	cardType: text.refine(isCardType, "is not a card that is taken").optional(),
	creditCardToken: text.optional(),
	expirationMonth: month.optional(),
	expirationYear: year.optional(),
	holder: text.optional(),
	issueNumber: text.optional(),
	validFromMonth: month.optional(),
	validFromYear: z.int().optional(),
};
// The platform prescribes this pattern, which a whole card number does not match.
const maskedNumber = z
	.string()
	.max(25)
	.regex(/^[0-9 -]{0,7}\D{6,15}\d{0,4}$/, "is not masked");

export const instrumentFields = withCustom({
	amount: z.number().min(0).max(1e9).optional(),
	bankRoutingNumber: text.optional(),
	giftCertificateCode: text.optional(),
	paymentCard: z.strictObject({ ...cardShape, maskedNumber: maskedNumber.optional() }).optional(),
	paymentMethodId: text.optional(),
	customerPaymentInstrumentId: text.optional(),
});
export type PaymentInstrumentRequest = z.infer<typeof instrumentFields>;

export const customerPaymentInstrumentSchema = withCustom({
	bankRoutingNumber: text.optional(),
	default: z.boolean().optional(),
	giftCertificateCode: text.optional(),
	paymentCard: z
		.strictObject({
			...cardShape,
			number: z.string().max(40).optional(),
			maskedNumber: maskedNumber.optional(),
		})
		.optional(),
	paymentMethodId: text.optional(),
});
export type CustomerInstrumentRequest = z.infer<typeof customerPaymentInstrumentSchema>;

export type PaymentRefusal = { status: 400; type: string; detail: string };
export type Read = { ok: StoredPaymentInstrument } | { refused: PaymentRefusal };

export const refuse = (type: string, detail: string): { refused: PaymentRefusal } => ({
	refused: { status: 400, type, detail },
});

type CardRequest = NonNullable<PaymentInstrumentRequest["paymentCard"]>;

export function readCard({ creditCardToken, cardType = "", ...rest }: CardRequest): StoredCard {
	const givenEntries = Object.entries(rest).filter(([, value]) => value !== undefined);
	return {
		cardType,
		...Object.fromEntries(givenEntries),
		...(rest.maskedNumber ? { maskedNumber: rest.maskedNumber } : {}),
		...(creditCardToken ? { token: creditCardToken } : {}),
	};
}
