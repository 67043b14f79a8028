import * as z from "zod";
import type { ExpressView } from "./product-option-views.ts";

/** Messages between browser and Worker for wallets whose sheet is in the page: `/api/{locale}/wallets`. */

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

/** The total that a sheet showed when its buyer approved it: nothing is ordered at another one (wallets-11). */
const approved = z.object({
	amount: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/),
	currencyCode: z.string().length(3),
});

/** `POST …/google`: what Google's sheet has collected. */
export const googlePaymentBody = z.object({
	basketId,
	email: text.optional(),
	shippingAddress: googleAddress.optional(),
	billingAddress: googleAddress.optional(),
	shippingOptionId: text.optional(),
	token: z.string().min(1).max(20_000),
	approved: approved.optional(),
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
/** Apple's encrypted payment, of which only the processor can read more than that it is one; characters as JSON. */
const LONGEST_PAYMENT = 20_000;
const sealedPayment = z
	.looseObject({ version: z.string(), data: z.string().min(1) })
	.refine((payment) => JSON.stringify(payment).length <= LONGEST_PAYMENT);
/** `POST …/apple`: an event of Apple's session. */
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
			approved: approved.optional(),
		}),
	}),
]);
export type AppleEvent = z.input<typeof appleEventBody>;

/** The part of a method's public configuration that opens Apple's sheet. */
export const sheetStart = z.object({
	supportedNetworks: z.array(text).min(1),
	merchantCapabilities: z.array(text).min(1),
});

type Amount = { label: string; amount: string };
/** The sheet's initial state, and its state after a choice. Amounts are decimals, in the currency's units. */
export type WalletSheet = {
	basketId: string;
	countryCode: string;
	currencyCode: string;
	lineItems: Amount[];
	shippingMethods: { identifier: string; label: string; detail: string; amount: string }[];
	total: Amount;
};
/** `GET …/sheet?wallet=…`. `settings`: the method's public configuration. */
export type WalletSheetResponse =
	| { ok: true; sheet: WalletSheet; settings: Record<string, unknown> }
	| WalletRefusal;

/** `message`: the platform's own, in the shopper's language; `location`: where it is mended. */
export type WalletErrorCode = "unavailable" | "walletRefused" | "totalChanged";
type WalletRefusal = { ok: false; error: WalletErrorCode; message?: string; location?: string };
/**
 * `location`: the confirmation of the order, or the way to the bank. "unavailable" with a location: no one knows yet whether there is an order;
 * there it will be known.
 */
export type WalletPaymentResponse = { ok: true; location: string } | WalletRefusal;

export type WalletFault = { code: string; contactField?: string; message: string };
export type AppleEventResponse =
	| { ok: true; session?: unknown; update?: Partial<WalletSheet>; location?: string }
	| (WalletRefusal & { faults?: WalletFault[] });

const productId = z.string().regex(/^[\w.-]{1,100}$/);
/** `GET …/sheet`. `productId`: that alone is bought, and the bag stays as it is. */
export const sheetQuery = z.object({ wallet: z.string().max(64), productId: productId.optional() });
/** `GET …/outcome`: what became of a basket whose payment got no reply (wallets-12). */
export const walletOutcomeQuery = z.object({ basketId });
/** `location`: of its order; absent where it has become none. */
export type WalletOutcomeResponse = { ok: true; location?: string } | WalletRefusal;
/** `POST …/cancel`: the buyer has closed a sheet or a window. */
export const walletCancelBody = z.object({ basketId: basketId.optional() });
/**
 * `POST …/paypal`: asks for the token of its window. `withAddress`: the buyer is asked where it goes; `basketId`: of a product alone, which was
 * confirmed at another total.
 */
export const paypalBody = z.object({
	productId: productId.optional(),
	basketId: basketId.optional(),
	withAddress: z.boolean().default(true),
});
export type PaypalResponse = { ok: true; token: string; basketId: string } | WalletRefusal;
/** `POST …/paypal/pay`: what the buyer has confirmed for a product alone. */
export const paypalPayBody = z.object({ token: z.string().regex(/^[\w-]{1,64}$/), basketId });

/** The settings of Amazon's button; a different `initializationId` means a different basket. */
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
/** `GET …/amazon`: null where it does not apply. */
export type AmazonResponse = { button: AmazonButton | null };
/** `GET …/fraud-session`: what the fraud service knows the bag by; null where the platform does not say (checkout-21). */
export type FraudSessionResponse = { sessionId: string | null };

/** `GET …/offers`: for the bag's flyout, or its page after a change. */
export const walletOffersQuery = z.object({ place: z.enum(["minicart", "cart"]).default("minicart") });
/** `GET …/offers`: the buttons of the bag's flyout. */
export type WalletOffersResponse = { express: ExpressView | null };
