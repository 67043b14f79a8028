import { expect, test } from "vitest";
import { textsOf } from "../shared/i18n/all-texts.ts";
import { toInstrument } from "../worker/platform/commerce/order-documents/payment-instrument.ts";
import type { PaymentStep } from "./method.ts";
import {
	describeBasket,
	findKeep,
	isKept,
	isShownAtField,
	listChoices,
	listParts,
	listUnlisted,
} from "./payment-step.ts";

const words = { t: textsOf("en").t, locale: { language: "en" as const } };
const format = {
	thousandSeparator: ".",
	decimalSeparator: ",",
	currencyFirst: true,
	spacing: " ",
	decimals: 2,
};
const prices = { rules: { currency: "EUR", symbol: "€", long: format, short: format }, type: "long" };
const choose = (state: object) =>
	listChoices({
		state: { instruments: [], open: 90, giftCards: [], ...state },
		cx: { ...words, prices, settings: {} },
	} as unknown as PaymentStep);
const money = (value: number) => `€ ${value}`;
const offered = (id: string, row: object = {}) => ({
	id,
	name: id,
	applicable: true,
	excludedProducts: [],
	publicConfigurations: {},
	...row,
});
const account = toInstrument({ paymentMethodId: "BANK_TRANSFER", c_maskedIban: "IT60********3456" });
const giftCard = toInstrument({
	paymentMethodId: "GIFT_CERTIFICATE",
	maskedGiftCertificateCode: "****WXYZ",
	amount: 10,
});
const wallet = (fields: object) => toInstrument({ paymentMethodId: "PAYPAL", ...fields });

// proves checkout-6, wallets-11
test("a basket is paid by gift cards first, then by a method that is ready", () => {
	expect(describeBasket({ instruments: [account, giftCard], open: 90 }, words, money)).toEqual({
		paidWith: [
			{ text: "Gift card ending in WXYZ\u00a0· € -10", isPart: true },
			{ text: "Account ending in 3456", isPart: false },
		],
		isReady: true,
		isOutgrown: false,
	});
	expect(describeBasket({ instruments: [giftCard], open: 90 }, words, money).isReady).toBe(false);
	const unconfirmed = describeBasket(
		{ instruments: [wallet({ c_paypalToken: "t" })], open: 90 },
		words,
		money,
	);
	expect(unconfirmed).toEqual({ paidWith: [], isReady: false, isOutgrown: false });
	const confirmed = {
		c_paypalToken: "t",
		c_paypalPayerId: "anna@vetrina.example",
		c_paypalApprovedAmount: 80,
	};
	expect(describeBasket({ instruments: [wallet(confirmed)], open: 80 }, words, money)).toMatchObject({
		paidWith: [{ text: "PayPal" }, { text: "anna@vetrina.example" }],
		isReady: true,
	});
	expect(describeBasket({ instruments: [wallet(confirmed)], open: 90 }, words, money)).toEqual({
		paidWith: [],
		isReady: false,
		isOutgrown: true,
	});
});

// proves checkout-29
test("the payment step lists the methods that the house lists and the platform offers for the basket", () => {
	const names = (rows: ReturnType<typeof offered>[]) =>
		choose({ applicableMethods: rows }).map(({ name }) => name);
	expect(names([offered("BANK_TRANSFER"), offered("NOT_OF_THE_HOUSE")])).toEqual(["bank-account"]);
	expect(names([offered("BANK_TRANSFER", { applicable: false })])).toEqual([]);
	expect(names([])).toEqual([]);
});

// proves checkout-10
test("a method that already pays is described", () => {
	const state = {
		instruments: [account],
		applicableMethods: [offered("BANK_TRANSFER", { name: "Bank transfer" })],
		open: 90,
	};
	expect(choose(state)).toEqual([
		{
			name: "bank-account",
			isPart: false,
			marks: [],
			title: "Bank transfer",
			go: "Use this account",
			chosenText: "Account ending in 3456",
		},
	]);
});

// proves content-43
test("a method shows its mark, or those of the cards that it takes", () => {
	const listMarks = (row: object) =>
		choose({ applicableMethods: [offered("BANK_TRANSFER", row)] }).flatMap(({ marks }) =>
			marks.map(({ alt }) => alt),
		);
	expect(listMarks({ name: "SEPA" })).toEqual(["SEPA"]);
	expect(listMarks({ cards: ["Visa", "Amex", "House card"] })).toEqual(["Visa", "American Express"]);
	expect(listMarks({ name: "Bank transfer" })).toEqual([]);
});

const credit = { code: "CREDIT-1234", currency: "EUR", amount: 50, balance: 12 };

// proves checkout-29, credit-3
test.each([
	["gift cards, without credit", [offered("GIFT_CERTIFICATE")], [], ["gift-card"]],
	["gift cards, with credit", [offered("GIFT_CERTIFICATE")], [credit], ["gift-card", "store-credit"]],
	[
		"gift cards, with credit in another currency",
		[offered("GIFT_CERTIFICATE")],
		[{ ...credit, currency: "CHF" }],
		["gift-card"],
	],
	["no gift cards for this bag", [offered("GIFT_CERTIFICATE", { applicable: false })], [credit], []],
	["cards", [offered("CREDIT_CARD")], [credit], []],
])("of the methods that pay a part, a platform with %s offers %j", (_, rows, credits, names) => {
	const choices = choose({ applicableMethods: rows, customer: { credits, cards: [] } });
	expect(choices.filter(({ isPart }) => isPart).map(({ name }) => name)).toEqual(names);
});

// proves checkout-6
test("several payments of a part are listed, each with its amount and how it is removed", () => {
	const other = { ...giftCard, id: "p2", fields: { ...giftCard.fields, c_type: "SC" } };
	expect(listParts({ instruments: [account, { ...giftCard, id: "p1" }, other] }, words, money)).toEqual([
		{
			id: "p1",
			method: "gift-card",
			text: "Gift card ending in WXYZ",
			amountText: "€ -10",
			remove: "Remove gift card ending in WXYZ",
		},
		{
			id: "p2",
			method: "store-credit",
			text: "Store credit",
			amountText: "€ -10",
			remove: "Do not use store credit",
		},
	]);
});

// proves account-3
test("a new card can be saved in the account, by the field that the form then has", () => {
	const facts = { cardType: "Visa", lastDigits: "4242", expiry: "03/31" };
	const ask = (state: object) => findKeep(state as PaymentStep["state"], words);
	const keep = ask({ card: facts, customer: { cards: [] } });
	expect(isKept({ [keep?.field ?? ""]: "1" })).toBe(true);
	expect(isKept({})).toBe(false);
	expect(ask({ card: facts, customer: { cards: [facts] } })).toBeUndefined();
	expect(ask({ customer: { cards: [] } })).toBeUndefined();
});

// proves checkout-6
test("an error of a method is shown at its field if the payment step has the field", () => {
	const choices = choose({ applicableMethods: [offered("GIFT_CERTIFICATE")] });
	expect(isShownAtField("giftCardUnknown", choices)).toBe(true);
	expect(isShownAtField("giftCardUnknown", [])).toBe(false);
	expect(isShownAtField("cardDeclined", choices)).toBe(false);
});

// proves checkout-29
test("methods of the platform without a row in the house's list are named", () => {
	expect(listUnlisted([offered("CREDIT_CARD"), offered("NOT_OF_THE_HOUSE")])).toEqual(["NOT_OF_THE_HOUSE"]);
});
