import { textsIn } from "../../../client/features/wallets/sheet.ts";
import type { GooglePayment, WalletSheet } from "../../../shared/contracts/wallets.ts";

type Settings = Readonly<Record<string, unknown>>;
type Method = google.payments.api.PaymentMethodSpecification;

const VERSION = { apiVersion: 2, apiVersionMinor: 0 } as const;
const buildCard = (settings: Settings): Method => ({
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
	allowedPaymentMethods: [buildCard(settings)],
});

export const buildTransaction = ({
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

export const buildOptions = (
	{ shippingMethods }: WalletSheet,
	selectedId = shippingMethods[0]?.identifier ?? "",
): google.payments.api.ShippingOptionParameters => ({
	defaultSelectedOptionId: selectedId,
	shippingOptions: shippingMethods.map(({ identifier, label, detail }) => ({
		id: identifier,
		label,
		description: detail,
	})),
});

/** Builds Google's request for e-mail, phone and an address in the basket's country (wallets-5). */
export const paymentRequest = (
	settings: Settings,
	sheet: WalletSheet,
): google.payments.api.PaymentDataRequest => ({
	...VERSION,
	allowedPaymentMethods: [buildCard(settings)],
	merchantInfo: { merchantId: String(settings.gatewayMerchantId ?? ""), merchantName: sheet.total.label },
	transactionInfo: buildTransaction(sheet),
	emailRequired: true,
	shippingAddressRequired: true,
	shippingAddressParameters: { allowedCountryCodes: [sheet.countryCode], phoneNumberRequired: true },
	shippingOptionRequired: true,
	shippingOptionParameters: buildOptions(sheet),
	callbackIntents: ["SHIPPING_ADDRESS", "SHIPPING_OPTION"],
});

export const toPayment = (
	{ email, shippingAddress, shippingOptionData, paymentMethodData }: google.payments.api.PaymentData,
	{ basketId, total, currencyCode }: WalletSheet,
): GooglePayment => ({
	basketId,
	email,
	shippingAddress: shippingAddress && toAddress(shippingAddress),
	billingAddress: paymentMethodData.info?.billingAddress && toAddress(paymentMethodData.info.billingAddress),
	shippingOptionId: shippingOptionData?.id,
	token: paymentMethodData.tokenizationData.token,
	approved: { amount: total.amount, currencyCode },
});

const toAddress = (address: google.payments.api.Address): NonNullable<GooglePayment["shippingAddress"]> => ({
	name: address.name,
	address1: address.address1,
	address2: address.address2,
	locality: address.locality,
	administrativeArea: address.administrativeArea,
	postalCode: address.postalCode,
	countryCode: address.countryCode,
	phoneNumber: address.phoneNumber,
});
