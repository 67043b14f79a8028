import { expect, test } from "vitest";
import { readPayments } from "./order-payments.ts";

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
test("payments have their original amounts, and refunded payments have the rest", () => {
	expect(
		readPayments({
			paymentInstruments: [giftCard(50), card(30)],
			c_originalPaymentInstruments: [giftCard(50), card(300)],
		}),
	).toMatchObject([
		{ id: "gift", amount: 50, fields: { maskedGiftCertificateCode: "****WXYZ" } },
		{ id: "card", methodId: "CREDIT_CARD", amount: 300, afterRefunds: { paidAmount: 300, leftAmount: 30 } },
	]);
	// A platform may remove a payment that was refunded completely.
	const [gift, paid] = readPayments({
		paymentInstruments: [card(300)],
		c_originalPaymentInstruments: [giftCard(50), card(300)],
	});
	expect(gift).toMatchObject({ amount: 50, afterRefunds: { paidAmount: 50, leftAmount: 0 } });
	expect(paid?.afterRefunds).toBeUndefined();
});

test("a platform without original payments returns the current payments", () => {
	const [paid, ...others] = readPayments({ paymentInstruments: [card(300)] });
	expect(paid).toMatchObject({ id: "card", amount: 300 });
	expect(paid?.afterRefunds).toBeUndefined();
	expect(others).toEqual([]);
});
