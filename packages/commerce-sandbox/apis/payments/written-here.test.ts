import { expect, test } from "vitest";
import { hostedMethods } from "../../payments/methods/all-methods.ts";
import { paymentInstrumentSchema, readPaymentInstrument } from "../../payments/payment-instruments.ts";

// proves cloud-42
test.each(hostedMethods.map(({ id, hosted }) => [id, hosted] as const))(
	"a request cannot confirm a payment by %s",
	(paymentMethodId, names) => {
		const sent = {
			paymentMethodId,
			[names.token]: "t",
			[names.payer]: "me",
			[names.approved]: 1e6,
			c_note: "x",
		};
		expect(paymentInstrumentSchema.parse(sent)).toEqual({
			paymentMethodId,
			custom: { [names.token]: "t", c_note: "x" },
		});
	},
);

// proves cloud-42
test("a request cannot say how an account is masked", () => {
	const sent = {
		paymentMethodId: "BANK_TRANSFER",
		bankRoutingNumber: "BCITITMM",
		c_maskedIban: "IT60****3456",
	};
	const context = { newId: "1", now: "2026-11-28T00:00:00Z", currency: "EUR", isApplicable: () => true };
	expect(readPaymentInstrument(paymentInstrumentSchema.parse(sent), context)).toMatchObject({
		refused: { type: "invalid-bank-account" },
	});
});
