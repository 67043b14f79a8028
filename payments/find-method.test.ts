import { globSync } from "node:fs";
import { isolatePrice } from "@vetrina/shop-rules/price/price-range.ts";
import { expect, test } from "vitest";
import { textsOf } from "../shared/i18n/all-texts.ts";
import { toInstrument } from "../worker/platform/commerce/order-documents/payment-instrument.ts";
import { describePayments, findAct, findMethod, findReturn, findWindow, listExpress } from "./find-method.ts";
import { methods } from "./house-list.ts";

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
test("gift cards come first with their amounts, and each payment has its rest after refunds", () => {
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
	expect(gift).toEqual({ text: "Gift card ending in WXYZ\u00a0· € -50" });
	expect(card).toMatchObject({ text: "Visa ending in 4242", afterRefunds: { left: isolatePrice("€ 0") } });
	expect(others).toEqual([]);
});

// proves checkout-29, checkout-23
test("forms of pages that were opened before methods had names belong to one method each", () => {
	const earlier = methods.flatMap((method) =>
		Object.entries(method.earlier ?? {}).map(([intent, act]) => ({ method, intent, act })),
	);
	expect(earlier.length).toBeGreaterThan(0);
	expect(new Set(earlier.map(({ intent }) => intent)).size).toBe(earlier.length);
	for (const { method, intent, act } of earlier) {
		expect(findAct({ intent })).toEqual({ row: method, pay: method.acts?.[act] });
		expect(findAct({ intent: "pay", method: method.name, act })).toEqual(findAct({ intent }));
	}
});

// proves checkout-3, wallets-3
test.each([
	["card=r1", "card", "r1"],
	["wallet=PAYPAL&token=t1", "paypal", "t1"],
	["wallet=KLARNA&token=t1", "klarna", "t1"],
	["token=t1", undefined, undefined],
	["wallet=DW_APPLE_PAY&token=t1", undefined, undefined],
	["step=payment", undefined, undefined],
])("a return with %s belongs to %s", (query, name, token) => {
	const returned = findReturn(new URLSearchParams(query));
	expect(returned?.back).toBe(methods.find((method) => method.name === name)?.back);
	expect(returned?.token).toBe(token);
});

// proves wallets-2, wallets-8
test("each method with a button of its own has code in the browser or a page of its own", () => {
	const withButton = methods.filter(({ express }) => express);
	expect(listExpress({}).map(({ id }) => id)).toEqual(withButton.map(({ id }) => id));
	const withCode = globSync("payments/*/browser/express.{ts,tsx}").map((file) => file.split("/")[1]);
	for (const name of withCode) expect(withButton.map((method) => method.name)).toContain(name);
	for (const { name, redirect } of withButton)
		if (!redirect) expect(withCode, `${name} opens a sheet`).toContain(name);
	expect(methods.filter(({ express }) => express?.hasWindow)).toHaveLength(1);
	expect(findWindow()).toMatchObject({ redirect: { id: "PAYPAL" }, express: { brand: "PayPal" } });
});
