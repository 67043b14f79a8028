import * as z from "zod";
import type { ExpressView } from "./product-option-views.ts";

const text = z.string().max(256);
const googleAddress = z.object({
	name: text.optional(),
	address1: text.optional(),
	address2: text.optional(),
	locality: text.optional(),
	administrativeArea: text.optional(),
	postalCode: text.optional(),
	countryCode: text.optional(),
	phoneNumber: text.optional(),
});
const basketId = z.string().regex(/^[\w-]{1,64}$/);

/** The total that the buyer approved in the sheet; no order is placed at any other total (wallets-11). */
const approvedTotal = z.object({
	amount: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/),
	currencyCode: z.string().length(3),
});

export const googlePaymentBody = z.object({
	basketId,
	email: text.optional(),
	shippingAddress: googleAddress.optional(),
	billingAddress: googleAddress.optional(),
	shippingOptionId: text.optional(),
	token: z.string().min(1).max(20_000),
	approved: approvedTotal.optional(),
});
export type GooglePayment = z.input<typeof googlePaymentBody>;

const contact = z.object({
	givenName: text.optional(),
	familyName: text.optional(),
	emailAddress: text.optional(),
	phoneNumber: text.optional(),
	addressLines: z.array(text).max(10).optional(),
	subLocality: text.optional(),
	locality: text.optional(),
	administrativeArea: text.optional(),
	postalCode: text.optional(),
	countryCode: text.optional(),
});
/** In characters of the JSON; the payment itself is encrypted for the processor. */
const LONGEST_PAYMENT = 20_000;
const sealedPayment = z
	.looseObject({ version: z.string(), data: z.string().min(1) })
	.refine((payment) => JSON.stringify(payment).length <= LONGEST_PAYMENT);
export const appleEventBody = z.discriminatedUnion("event", [
	z.object({ event: z.literal("ValidateMerchant"), basketId, validationURL: z.string().max(2000) }),
	z.object({ event: z.literal("PaymentMethodSelected"), basketId }),
	z.object({ event: z.literal("ShippingContactSelected"), basketId, shippingContact: contact }),
	z.object({
		event: z.literal("ShippingMethodSelected"),
		basketId,
		shippingMethod: z.object({ identifier: text }),
	}),
	z.object({
		event: z.literal("PaymentAuthorized"),
		basketId,
		payment: z.object({
			token: z.object({
				transactionIdentifier: text.optional(),
				paymentData: sealedPayment,
				paymentMethod: z.object({ displayName: text.optional(), network: text.optional() }).optional(),
			}),
			shippingContact: contact,
			billingContact: contact.optional(),
			approved: approvedTotal.optional(),
		}),
	}),
]);
export type AppleEvent = z.input<typeof appleEventBody>;

export const sheetStart = z.object({
	supportedNetworks: z.array(text).min(1),
	merchantCapabilities: z.array(text).min(1),
});

type Amount = { label: string; amount: string };
export type WalletSheet = {
	basketId: string;
	countryCode: string;
	currencyCode: string;
	lineItems: Amount[];
	shippingMethods: { identifier: string; label: string; detail: string; amount: string }[];
	total: Amount;
};
export type WalletSheetResponse =
	| { ok: true; sheet: WalletSheet; settings: Record<string, unknown> }
	| WalletRefusal;

export type WalletErrorCode = "unavailable" | "walletRefused" | "totalChanged";
type WalletRefusal = { ok: false; error: WalletErrorCode; message?: string; location?: string };
/** If `error` is "unavailable" and there is a `location`, the outcome is unknown, and the page at `location` will show it. */
export type WalletPaymentResponse = { ok: true; location: string } | WalletRefusal;

export type WalletFault = { code: string; contactField?: string; message: string };
export type AppleEventResponse =
	| { ok: true; session?: unknown; update?: Partial<WalletSheet>; location?: string }
	| (WalletRefusal & { faults?: WalletFault[] });

const productId = z.string().regex(/^[\w.-]{1,100}$/);
export const sheetQuery = z.object({ wallet: z.string().max(64), productId: productId.optional() });
export const walletOutcomeQuery = z.object({ basketId });
export type WalletOutcomeResponse = { ok: true; location?: string } | WalletRefusal;
export const walletCancelBody = z.object({ basketId: basketId.optional() });
export const paypalBody = z.object({
	productId: productId.optional(),
	basketId: basketId.optional(),
	withAddress: z.boolean().default(true),
});
export type PaypalResponse = { ok: true; token: string; basketId: string } | WalletRefusal;
export const paypalPayBody = z.object({ token: z.string().regex(/^[\w-]{1,64}$/), basketId });

export type AmazonButton = {
	merchantId: string;
	publicKeyId: string;
	ledgerCurrency: string;
	language: string;
	productType: string;
	sandboxMode: boolean;
	payload: string;
	signature: string;
	initializationId: string;
};
export type AmazonResponse = { button: AmazonButton | null };
/** `sessionId` is null if the shopper has no session, the platform names no fraud session, or the call fails (checkout-21). */
export type FraudSessionResponse = { sessionId: string | null };

export const walletOffersQuery = z.object({ place: z.enum(["minicart", "cart"]).default("minicart") });
export type WalletOffersResponse = { express: ExpressView | null };
