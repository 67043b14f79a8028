import { expect, test } from "vitest";
import { textsOf } from "../shared/i18n/all-texts.ts";
import { toInstrument } from "../worker/platform/commerce/order-documents/payment-instrument.ts";
import { describeBasket, isOffered, listChoices, listUnlisted } from "./payment-step.ts";

const words = { t: textsOf("en").t, locale: { language: "en" as const } };
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
			{ text: "Gift card ending in WXYZ · € -10", isPart: true },
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
		listChoices({ instruments: [], offered: rows, open: 90 }, words).map(({ name }) => name);
	expect(names([offered("BANK_TRANSFER"), offered("NOT_OF_THE_HOUSE")])).toEqual(["bank-account"]);
	expect(names([offered("BANK_TRANSFER", { applicable: false })])).toEqual([]);
	expect(names([])).toEqual([]);
});

// proves checkout-10
test("a method that pays already is told with how it pays", () => {
	const state = {
		instruments: [account],
		offered: [offered("BANK_TRANSFER", { name: "Bank transfer" })],
		open: 90,
	};
	expect(listChoices(state, words)).toEqual([
		{
			name: "bank-account",
			title: "Bank transfer",
			go: "Use this account",
			chosen: "Account ending in 3456",
		},
	]);
});

// proves checkout-29
test.each([
	["gift-card", [offered("GIFT_CERTIFICATE")], true],
	["store-credit", [offered("GIFT_CERTIFICATE")], true],
	["gift-card", [offered("GIFT_CERTIFICATE", { applicable: false })], false],
	["gift-card", [offered("CREDIT_CARD")], false],
	["barter", [offered("GIFT_CERTIFICATE")], false],
])("%s pays a bag for which the platform offers %j: %s", (name, rows, isShown) => {
	expect(isOffered(name, rows)).toBe(isShown);
});

// proves checkout-29
test("methods of the platform without a row in the house's list are named", () => {
	expect(listUnlisted([offered("CREDIT_CARD"), offered("NOT_OF_THE_HOUSE")])).toEqual(["NOT_OF_THE_HOUSE"]);
});
