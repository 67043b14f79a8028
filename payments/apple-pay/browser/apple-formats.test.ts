import { expect, test } from "vitest";
import { WALLET_SHEET } from "../../../tests/setup/wallet-sheet.ts";
import { buildPaymentRequest, buildUpdate, findVersion, toFaults } from "./apple-formats.ts";

// proves wallets-6
test.each([
	[[3, 4, 5], 4],
	[[3], 3],
	[[1, 2], undefined],
])("the best supported of the versions %j is %j", (supported, version) => {
	expect(findVersion((one) => supported.includes(one))).toBe(version);
});

// proves wallets-6
test("faults map to Apple's field names", () => {
	expect(
		toFaults([
			{ code: "addressUnserviceable", contactField: "countryCode", message: "No." },
			{ code: "made-up", contactField: "shoeSize", message: "Hm." },
		]),
	).toEqual([
		{ code: "addressUnserviceable", field: "countryCode", message: "No." },
		{ code: "unknown", field: undefined, message: "Hm." },
	]);
});

// proves wallets-6
test("the request has the basket's total, and an update without sums keeps them", () => {
	expect(buildPaymentRequest({ supportedNetworks: ["visa"] }, WALLET_SHEET)).toMatchObject({
		total: { amount: "100" },
		supportedNetworks: ["visa"],
		requiredShippingContactFields: ["postalAddress", "name", "phone", "email"],
	});
	expect(buildUpdate({}, WALLET_SHEET).newTotal).toEqual(WALLET_SHEET.total);
});
