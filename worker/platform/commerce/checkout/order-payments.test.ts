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
