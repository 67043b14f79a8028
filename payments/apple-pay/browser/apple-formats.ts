import { textsIn } from "../../../client/features/wallets/sheet.ts";
import type { SheetStart } from "../../../shared/contracts/product-option-views.ts";
import type { AppleEvent, WalletFault, WalletSheet } from "../../../shared/contracts/wallets.ts";

type Settings = Readonly<Record<string, unknown>>;
type Contact = Extract<AppleEvent, { event: "ShippingContactSelected" }>["shippingContact"];

export const findVersion = (supports: (version: number) => boolean): number | undefined =>
	[4, 3].find(supports);

export const toMethods = (methods: WalletSheet["shippingMethods"]): ApplePayJS.ApplePayShippingMethod[] =>
	methods.map(({ identifier, label, detail, amount }) => ({ identifier, label, detail, amount }));

export const buildPaymentRequest = (
	settings: Settings,
	{ countryCode, currencyCode, lineItems, shippingMethods, total }: WalletSheet,
): ApplePayJS.ApplePayPaymentRequest => ({
	countryCode,
	currencyCode,
	lineItems: lineItems.map(({ label, amount }) => ({ label, amount })),
	shippingMethods: toMethods(shippingMethods),
	total: { label: total.label, amount: total.amount },
	merchantCapabilities: textsIn(settings.merchantCapabilities) as ApplePayJS.ApplePayMerchantCapability[],
	supportedNetworks: textsIn(settings.supportedNetworks),
	requiredBillingContactFields: ["postalAddress", "name"],
	requiredShippingContactFields: ["postalAddress", "name", "phone", "email"],
});

export const pendingRequest = ({
	label,
	countryCode,
	currencyCode,
	...start
}: SheetStart & {
	label: string;
	countryCode: string;
	currencyCode: string;
}): ApplePayJS.ApplePayPaymentRequest => {
	const total = { label, amount: "0" };
	const sheet = { basketId: "", countryCode, currencyCode, lineItems: [], shippingMethods: [], total };
	const request = buildPaymentRequest(start, sheet);
	return { ...request, total: { ...total, type: "pending" } };
};

export const buildUpdate = ({ lineItems, total }: Partial<WalletSheet>, before: WalletSheet) => ({
	newTotal: total ?? before.total,
	newLineItems: lineItems ?? before.lineItems,
});

export const toContact = (contact: ApplePayJS.ApplePayPaymentContact | undefined): Contact => ({
	givenName: contact?.givenName,
	familyName: contact?.familyName,
	emailAddress: contact?.emailAddress,
	phoneNumber: contact?.phoneNumber,
	addressLines: contact?.addressLines,
	subLocality: contact?.subLocality,
	locality: contact?.locality,
	administrativeArea: contact?.administrativeArea,
	postalCode: contact?.postalCode,
	countryCode: contact?.countryCode,
});

const FIELDS: Record<string, ApplePayJS.ApplePayErrorContactField> = {
	name: "name",
	emailAddress: "emailAddress",
	phoneNumber: "phoneNumber",
	addressLines: "addressLines",
	locality: "locality",
	postalCode: "postalCode",
	administrativeArea: "administrativeArea",
	countryCode: "countryCode",
};
const CODES: Record<string, ApplePayJS.ApplePayErrorCode> = {
	shippingContactInvalid: "shippingContactInvalid",
	billingContactInvalid: "billingContactInvalid",
	addressUnserviceable: "addressUnserviceable",
};

export const toFaults = (
	faults: readonly WalletFault[],
): { code: ApplePayJS.ApplePayErrorCode; field?: ApplePayJS.ApplePayErrorContactField; message: string }[] =>
	faults.map(({ code, contactField, message }) => ({
		code: CODES[code] ?? "unknown",
		field: FIELDS[contactField ?? ""],
		message,
	}));
