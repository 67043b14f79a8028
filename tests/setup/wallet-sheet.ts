import type { WalletSheet } from "../../shared/contracts/wallets.ts";

/** A bag of 100 euros on its way to Italy, as a wallet's sheet shows it. */
export const WALLET_SHEET: WalletSheet = {
	basketId: "b1",
	countryCode: "IT",
	currencyCode: "EUR",
	lineItems: [{ label: "Subtotal", amount: "100" }],
	shippingMethods: [{ identifier: "standard", label: "Standard", detail: "2-4 days", amount: "0" }],
	total: { label: "Vetrina", amount: "100" },
};
