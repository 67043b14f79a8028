import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { paymentMethods } from "./house-methods.ts";
import { applicablePaymentMethods, isApplicableMethod, type Payable } from "./payment-methods.ts";

const payable: Payable = {
	siteId: "vetrina-eu",
	country: "IT",
	currency: "EUR",
	amount: 20_000,
	language: "en",
	productIds: [],
};
const idsFor = (change: Partial<Payable>) =>
	applicablePaymentMethods({ ...payable, ...change }).map(({ id }) => id);

test("Italy may pay in every way that is not another country's", () => {
	const ofItaly = paymentMethods.filter(({ countries = ["IT"] }) => countries.includes("IT"));
	expect(idsFor({})).toEqual(ofItaly.map(({ id }) => id));
});

test.each([
	["Kuwait", { siteId: "vetrina-me", country: "KW", currency: "KWD" }, ["PAYPAL", "AMAZON_PAY_V2"]],
	["Korea", { siteId: "vetrina-ap", country: "KR", currency: "KRW" }, ["PAYPAL", "apmgw_GooglePay"]],
	["Switzerland", { country: "CH", currency: "CHF" }, ["AMAZON_PAY_V2"]],
	["a large amount", { amount: 600_000 }, ["AMAZON_PAY_V2"]],
	[
		"a larger amount in yen",
		{ siteId: "vetrina-ap", country: "JP", currency: "JPY", amount: 1_700_000 },
		["PAYPAL"],
	],
])("%s: some do not apply", (_, change, missing) => {
	const ids = idsFor(change);
	for (const id of missing) expect(ids).not.toContain(id);
	expect(ids).toContain("CREDIT_CARD");
});

test("an unknown country means the site's default country", () => {
	expect(idsFor({ country: undefined })).toEqual(idsFor({ country: "IT" }));
});

test("settings are JSON texts, and every language has a name", () => {
	for (const language of languages) {
		for (const method of applicablePaymentMethods({ ...payable, language })) {
			expect(method.name).not.toBe("");
			const texts = [method.c_publicConfigurations, method.c_expressButtons, method.c_messageConfigurations];
			for (const text of texts) if (text !== undefined) expect(JSON.parse(text)).toBeTypeOf("object");
		}
	}
});

test("a wallet's networks are those of the country", () => {
	const networksIn = (change: Partial<Payable>) =>
		applicablePaymentMethods({ ...payable, ...change }).flatMap(({ c_publicConfigurations }) => {
			const { supportedNetworks, allowedCardNetworks } = JSON.parse(c_publicConfigurations);
			return [supportedNetworks, allowedCardNetworks].filter(Boolean).map(String);
		});
	expect(networksIn({})).toEqual(["visa,masterCard,amex", "VISA,MASTERCARD,AMEX"]);
	expect(networksIn({ siteId: "vetrina-ap", country: "JP", currency: "JPY" })).toEqual([
		"visa,masterCard,amex,jcb",
		"VISA,MASTERCARD,AMEX,JCB",
	]);
});

// proves checkout-30
test.each([
	["a bag of the lowest total", { amount: 3500 }, true],
	["a bag below it", { amount: 3499 }, false],
	["a bag of the highest total", { amount: 150_000 }, true],
	["a bag above it", { amount: 150_001 }, false],
	["a bag with gift cards for sale", { contents: ["giftCards"] }, false],
	["a bag with items to collect", { contents: ["pickUp"] }, false],
] as const)("a row's limits decide on %s", (_, change, isOffered) => {
	const [card] = paymentMethods;
	if (!card) throw new Error("The house has no payment method");
	const row = { ...card, minimumEuro: 35, maximumEuro: 1500, notFor: ["giftCards", "pickUp"] } as const;
	expect(applicablePaymentMethods({ ...payable, ...change }, [row])).toHaveLength(isOffered ? 1 : 0);
});

test("a method is described by its row, else by its name", () => {
	const [card] = paymentMethods;
	if (!card) throw new Error("The house has no payment method");
	const description = { en: "Pay within 30 days" };
	const views = applicablePaymentMethods(payable, [card, { ...card, description }]);
	expect(views.map((one) => one.description)).toEqual(["Credit card", "Pay within 30 days"]);
});

test("a method that is not offered cannot be chosen", () => {
	expect(isApplicableMethod("PAYPAL", payable)).toBe(true);
	expect(isApplicableMethod("PAYPAL", { ...payable, amount: 1_000_001 })).toBe(false);
	expect(isApplicableMethod("UNHEARD_OF", payable)).toBe(false);
});
