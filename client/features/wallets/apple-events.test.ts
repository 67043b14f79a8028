import { expect, test } from "vitest";
import { WALLET_SHEET } from "../../../tests/setup/wallet-sheet.ts";
import { faultsOf, paymentRequestOf, updateOf, versionOf } from "./apple-events.ts";

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
	expect(paymentRequestOf({ supportedNetworks: ["visa"] }, WALLET_SHEET)).toMatchObject({
		total: { amount: "100" },
		supportedNetworks: ["visa"],
		requiredShippingContactFields: ["postalAddress", "name", "phone", "email"],
	});
	expect(updateOf({}, WALLET_SHEET).newTotal).toEqual(WALLET_SHEET.total);
});
