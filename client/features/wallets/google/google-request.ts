import type { GooglePayment, WalletSheet } from "../../../../shared/contracts/wallets.ts";
import { textsIn } from "../sheet.ts";

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

export const transactionOf = ({
	countryCode,
	currencyCode,
	total,
	lineItems,
}: WalletSheet): google.payments.api.TransactionInfo => ({
	totalPriceStatus: "FINAL",
	totalPrice: total.amount,
	totalPriceLabel: total.label,
	currencyCode,
	countryCode,
	displayItems: lineItems.map(({ label, amount }) => ({ label, price: amount, type: "LINE_ITEM" })),
});

/** `chosen`: the one that is selected, else the first. */
export const optionsOf = (
	{ shippingMethods }: WalletSheet,
	chosen = shippingMethods[0]?.identifier ?? "",
): google.payments.api.ShippingOptionParameters => ({
	defaultSelectedOptionId: chosen,
	shippingOptions: shippingMethods.map(({ identifier, label, detail }) => ({
		id: identifier,
		label,
		description: detail,
	})),
});

/** API 2.0: e-mail, address and telephone number are asked for, and only the bag's country may be chosen (wallets-5). */
export const paymentRequest = (
	settings: Settings,
	sheet: WalletSheet,
): google.payments.api.PaymentDataRequest => ({
	...VERSION,
	allowedPaymentMethods: [cardOf(settings)],
	merchantInfo: { merchantId: String(settings.gatewayMerchantId ?? ""), merchantName: sheet.total.label },
	transactionInfo: transactionOf(sheet),
	emailRequired: true,
	shippingAddressRequired: true,
	shippingAddressParameters: { allowedCountryCodes: [sheet.countryCode], phoneNumberRequired: true },
	shippingOptionRequired: true,
	shippingOptionParameters: optionsOf(sheet),
	// What the address and the option cost is shown before the buyer approves it (wallets-11).
	callbackIntents: ["SHIPPING_ADDRESS", "SHIPPING_OPTION"],
});

/** What the sheet has collected, as the shop's API takes it; `sheet` is what it showed. */
export const paymentOf = (
	{ email, shippingAddress, shippingOptionData, paymentMethodData }: google.payments.api.PaymentData,
	{ basketId, total, currencyCode }: WalletSheet,
): GooglePayment => ({
	basketId,
	email,
	shippingAddress: shippingAddress && addressOf(shippingAddress),
	billingAddress: paymentMethodData.info?.billingAddress && addressOf(paymentMethodData.info.billingAddress),
	shippingOptionId: shippingOptionData?.id,
	token: paymentMethodData.tokenizationData.token,
	approved: { amount: total.amount, currencyCode },
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
