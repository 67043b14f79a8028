import { expect, test } from "vitest";
import { paymentsOf } from "./order-payments.ts";

const card = (amount: number) => ({
	amount,
	paymentInstrumentId: "card",
	paymentMethodId: "CREDIT_CARD",
	paymentCard: { cardType: "Visa", numberLastDigits: "4242" },
});
const giftCard = (amount: number) => ({
	amount,
	paymentInstrumentId: "gift",
	paymentMethodId: "GIFT_CERTIFICATE",
	maskedGiftCertificateCode: "****WXYZ",
	c_type: "GC",
});

// proves returns-2
test("payments are told as they were made, with what is left of those that something went back to", () => {
	expect(
		paymentsOf({
			paymentInstruments: [giftCard(50), card(30)],
			c_originalPaymentInstruments: [giftCard(50), card(300)],
		}),
	).toMatchObject({
		giftCards: [{ code: "****WXYZ", amount: 50, isStoreCredit: false, afterRefunds: undefined }],
		card: { cardType: "Visa", lastDigits: "4242" },
		afterRefunds: { paid: 300, left: 30 },
	});
	// A platform may drop what has been paid back whole.
	expect(
		paymentsOf({ paymentInstruments: [card(300)], c_originalPaymentInstruments: [giftCard(50), card(300)] }),
	).toMatchObject({
		giftCards: [{ amount: 50, afterRefunds: { paid: 50, left: 0 } }],
		afterRefunds: undefined,
	});
});

test("a platform that keeps no originals has its payments alone", () => {
	expect(paymentsOf({ paymentInstruments: [card(300)] })).toMatchObject({
		card: { lastDigits: "4242" },
		afterRefunds: undefined,
		giftCards: [],
	});
});

// proves orders-12
test("a card says whose it is and until when it is valid, as far as the platform says it", () => {
	const read = (facts: object) => {
		const one = card(300);
		return paymentsOf({ paymentInstruments: [{ ...one, paymentCard: { ...one.paymentCard, ...facts } }] })
			.cardFacts;
	};
	expect(read({ holder: "Anna Rossi", expirationMonth: 3, expirationYear: 2031 })).toEqual({
		holder: "Anna Rossi",
		expires: "03/31",
	});
	expect(read({})).toEqual({ holder: undefined, expires: undefined });
	expect(read({ expirationMonth: 13, expirationYear: 2031 })?.expires).toBeUndefined();
});
