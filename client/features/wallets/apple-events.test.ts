import { expect, test } from "vitest";
import { faultsOf, paymentRequestOf, updateOf, versionOf } from "./apple-events.ts";

const sheet = {
	basketId: "b1",
	countryCode: "IT",
	currencyCode: "EUR",
	lineItems: [{ label: "Subtotal", amount: "100" }],
	shippingMethods: [{ identifier: "standard", label: "Standard", detail: "", amount: "0" }],
	total: { label: "Vetrina", amount: "100" },
};

// proves wallets-6
test.each([
	[[3, 4, 5], 4],
	[[3], 3],
	[[1, 2], undefined],
])("of the versions %j, %j is used", (supported, version) => {
	expect(versionOf((one) => supported.includes(one))).toBe(version);
});

// proves wallets-6
test("each fault is at its field, under Apple's names", () => {
	expect(
		faultsOf([
			{ code: "addressUnserviceable", contactField: "countryCode", message: "No." },
			{ code: "made-up", contactField: "shoeSize", message: "Hm." },
		]),
	).toEqual([
		{ code: "addressUnserviceable", field: "countryCode", message: "No." },
		{ code: "unknown", field: undefined, message: "Hm." },
	]);
});

// proves wallets-6
test("the request has what the bag costs, and sums stay where a choice brings none", () => {
	expect(paymentRequestOf({ supportedNetworks: ["visa"] }, sheet)).toMatchObject({
		total: { amount: "100" },
		supportedNetworks: ["visa"],
		requiredShippingContactFields: ["postalAddress", "name", "phone", "email"],
	});
	expect(updateOf({}, sheet).newTotal).toEqual(sheet.total);
});
