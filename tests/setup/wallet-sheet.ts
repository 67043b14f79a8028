import type { WalletSheet } from "../../shared/contracts/wallets.ts";

export const WALLET_SHEET: WalletSheet = {
	basketId: "b1",
	countryCode: "IT",
	currencyCode: "EUR",
	lineItems: [{ label: "Subtotal", amount: "100" }],
	shippingMethods: [{ identifier: "standard", label: "Standard", detail: "2-4 days", amount: "0" }],
	total: { label: "Vetrina", amount: "100" },
};
