import { isolate } from "@vetrina/shop-rules/price/price-range.ts";
import { expect, test } from "vitest";
import { textsOf } from "../shared/i18n/all-texts.ts";
import { toInstrument } from "../worker/platform/commerce/order-documents/payment-instrument.ts";
import { describePayments, findMethod } from "./chosen.ts";

const words = { t: textsOf("en").t, locale: { language: "en" as const } };
const instrument = (fields: object) => toInstrument(fields);
const paymentCard = { cardType: "Visa", numberLastDigits: "4242" };
const giftCard = { paymentMethodId: "GIFT_CERTIFICATE", maskedGiftCertificateCode: "****WXYZ" };

test.each([
	["card", { paymentMethodId: "CREDIT_CARD" }],
	["card", { paymentMethodId: "ANOTHER_PROCESSOR", paymentCard }],
	["apple-pay", { paymentMethodId: "DW_APPLE_PAY", paymentCard }],
	["gift-card", { ...giftCard, c_type: "GC" }],
	["gift-card", giftCard],
	["store-credit", { ...giftCard, c_type: "SC" }],
	["bank-account", { paymentMethodId: "BANK_TRANSFER" }],
	[undefined, { paymentMethodId: "NOT_OF_THE_HOUSE" }],
])("an instrument belongs to %s, if it is %j", (name, fields) => {
	expect(findMethod(instrument(fields))?.name).toBe(name);
});

// proves returns-2
test("gift cards come first with what they pay, each payment with what is left of it", () => {
	const payments = [
		{
			...instrument({ paymentMethodId: "CREDIT_CARD", paymentCard }),
			afterRefunds: { paidAmount: 470, leftAmount: 0 },
		},
		instrument({ ...giftCard, amount: 50 }),
		instrument({ paymentMethodId: "NOT_OF_THE_HOUSE" }),
	];
	const money = (value: number) => `€ ${value}`;
	const [gift, card, ...others] = describePayments(payments, words, money);
	expect(gift).toEqual({ text: "Gift card ending in WXYZ · € -50" });
	expect(card).toMatchObject({ text: "Visa ending in 4242", afterRefunds: { left: isolate("€ 0") } });
	expect(others).toEqual([]);
});
