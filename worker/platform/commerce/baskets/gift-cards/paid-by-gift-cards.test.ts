import { expect, test } from "vitest";
import { paidByGiftCards } from "./paid-by-gift-cards.ts";

const card = (amount: number, more: object = {}) => ({
	paymentInstrumentId: `p${amount}`,
	paymentMethodId: "GIFT_CERTIFICATE",
	maskedGiftCertificateCode: "********1234",
	amount,
	...more,
});

// proves basket-26
test("gift cards and store credit pay one after the other, and leave the rest", () => {
	const { giftCards, open } = paidByGiftCards({
		orderTotal: 0.3,
		paymentInstruments: [card(0.1), card(0.15, { c_type: "SC" }), { paymentMethodId: "CREDIT_CARD" }],
	});
	expect(giftCards.map(({ amount, isStoreCredit }) => [amount, isStoreCredit])).toEqual([
		[0.1, false],
		[0.15, true],
	]);
	expect(open).toBe(0.05);
	expect(paidByGiftCards({ orderTotal: 0.3, paymentInstruments: [card(0.1), card(0.2)] }).open).toBe(0);
});

// proves basket-26
test("a basket that has shrunk is paid up to its total", () => {
	const { giftCards, open } = paidByGiftCards({ orderTotal: 25, paymentInstruments: [card(20), card(80)] });
	expect([giftCards.map(({ amount }) => amount), open]).toEqual([[20, 5], 0]);
	expect(paidByGiftCards({ productTotal: 10 })).toEqual({ giftCards: [], open: 10 });
});
