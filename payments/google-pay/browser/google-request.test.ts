import { expect, test } from "vitest";
import { WALLET_SHEET } from "../../../tests/setup/wallet-sheet.ts";
import { paymentRequest, toPayment } from "./google-request.ts";

// proves wallets-5
test("the sheet requests e-mail, address and phone, limited to the basket's country", () => {
	const settings = {
		gateway: "g",
		gatewayMerchantId: "m",
		allowedCardNetworks: ["VISA"],
		allowedAuthMethods: ["PAN_ONLY", 7],
	};
	expect(paymentRequest(settings, WALLET_SHEET)).toMatchObject({
		apiVersion: 2,
		apiVersionMinor: 0,
		emailRequired: true,
		shippingAddressRequired: true,
		shippingAddressParameters: { allowedCountryCodes: ["IT"], phoneNumberRequired: true },
		shippingOptionParameters: { defaultSelectedOptionId: "standard" },
		transactionInfo: { totalPrice: "100", currencyCode: "EUR", countryCode: "IT" },
		allowedPaymentMethods: [
			{ parameters: { allowedAuthMethods: ["PAN_ONLY"], allowedCardNetworks: ["VISA"] } },
		],
	});
});

// proves wallets-5, wallets-11
test("the payment names the basket, and contains the card's token alone", () => {
	const address = { name: "Anna Rossi", countryCode: "IT", sortingCode: "x" };
	const data = {
		apiVersion: 2,
		apiVersionMinor: 0,
		email: "a@b.example",
		shippingAddress: address,
		paymentMethodData: {
			type: "CARD",
			tokenizationData: { type: "PAYMENT_GATEWAY", token: "t" },
			info: { cardNetwork: "VISA", cardDetails: "1234", billingAddress: address },
		},
	} as unknown as Parameters<typeof toPayment>[0];
	const contact = { name: "Anna Rossi", countryCode: "IT" };
	expect(JSON.parse(JSON.stringify(toPayment(data, WALLET_SHEET)))).toEqual({
		basketId: "b1",
		email: "a@b.example",
		shippingAddress: contact,
		billingAddress: contact,
		token: "t",
		approved: { amount: "100", currencyCode: "EUR" },
	});
});
