import type { GooglePayment, WalletSheet } from "../../../shared/contracts/wallets.ts";
import { textsIn } from "./sheet.ts";

type Settings = Readonly<Record<string, unknown>>;
type Method = google.payments.api.PaymentMethodSpecification;

const VERSION = { apiVersion: 2, apiVersionMinor: 0 } as const;
const cardOf = (settings: Settings): Method => ({
	type: "CARD",
	parameters: {
		allowedAuthMethods: textsIn(settings.allowedAuthMethods) as google.payments.api.CardAuthMethod[],
		allowedCardNetworks: textsIn(settings.allowedCardNetworks) as google.payments.api.CardNetwork[],
		billingAddressRequired: true,
		billingAddressParameters: { format: "FULL", phoneNumberRequired: true },
	},
	tokenizationSpecification: {
		type: "PAYMENT_GATEWAY",
		parameters: {
			gateway: String(settings.gateway ?? ""),
			gatewayMerchantId: String(settings.gatewayMerchantId ?? ""),
		},
	},
});

export const readinessRequest = (settings: Settings): google.payments.api.IsReadyToPayRequest => ({
	...VERSION,
	allowedPaymentMethods: [cardOf(settings)],
});

/** API 2.0: e-mail, address and telephone number are asked for, and only the bag's country may be chosen (wallets-5). */
export const paymentRequest = (
	settings: Settings,
	{ countryCode, currencyCode, total, lineItems, shippingMethods }: WalletSheet,
): google.payments.api.PaymentDataRequest => ({
	...VERSION,
	allowedPaymentMethods: [cardOf(settings)],
	merchantInfo: { merchantId: String(settings.gatewayMerchantId ?? ""), merchantName: total.label },
	transactionInfo: {
		totalPriceStatus: "FINAL",
		totalPrice: total.amount,
		totalPriceLabel: total.label,
		currencyCode,
		countryCode,
		displayItems: lineItems.map(({ label, amount }) => ({ label, price: amount, type: "LINE_ITEM" })),
	},
	emailRequired: true,
	shippingAddressRequired: true,
	shippingAddressParameters: { allowedCountryCodes: [countryCode], phoneNumberRequired: true },
	shippingOptionRequired: true,
	shippingOptionParameters: {
		defaultSelectedOptionId: shippingMethods[0]?.identifier ?? "",
		shippingOptions: shippingMethods.map(({ identifier, label, detail }) => ({
			id: identifier,
			label,
			description: detail,
		})),
	},
});

/** What the sheet has collected, as the shop's API takes it. */
export const paymentOf = (
	{ email, shippingAddress, shippingOptionData, paymentMethodData }: google.payments.api.PaymentData,
	basketId: string,
): GooglePayment => ({
	basketId,
	email,
	shippingAddress: shippingAddress && addressOf(shippingAddress),
	billingAddress: paymentMethodData.info?.billingAddress && addressOf(paymentMethodData.info.billingAddress),
	shippingOptionId: shippingOptionData?.id,
	token: paymentMethodData.tokenizationData.token,
});

const addressOf = (address: google.payments.api.Address): NonNullable<GooglePayment["shippingAddress"]> => ({
	name: address.name,
	address1: address.address1,
	address2: address.address2,
	locality: address.locality,
	administrativeArea: address.administrativeArea,
	postalCode: address.postalCode,
	countryCode: address.countryCode,
	phoneNumber: address.phoneNumber,
});
