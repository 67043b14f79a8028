import * as z from "zod";
import type {
	AmazonButton,
	AppleEvent,
	GooglePayment,
	WalletFault,
	WalletSheet,
} from "../../../../shared/contracts/wallets.ts";
import type { ApplicableMethod } from "../../../../shared/domain/checkout/applicable-methods.ts";
import { storefront } from "../../../base/house.ts";
import type { Shopper } from "../logins/sessions.ts";
import type { ScapiContext } from "../scapi.ts";
import { createContactValidation } from "./apple-contacts.ts";
import type { OrderConsent } from "./consent-of-order.ts";
import { walletCalls } from "./wallet-calls.ts";

type Refused = {
	ok: false;
	error: "unavailable" | "walletRefused";
	message?: string;
	faults?: WalletFault[];
	toCart?: boolean;
};
type Paid = { ok: true; orderNo: string; isChallenged: boolean };

export type WalletSheetPort = {
	open(
		id: string,
		product?: { id: string; again?: string },
	): Promise<{ ok: true; sheet: WalletSheet; settings: Record<string, unknown> } | Refused>;
	/**
	 * Pays with Google Pay; sending the same payment twice places one order. The error "unavailable" means that the outcome is unknown.
	 * `dfReferenceId`: the processor's id of the device.
	 */
	payByGoogle(payment: GooglePayment & { dfReferenceId?: string }): Promise<Paid | Refused>;
	apple(
		event: Exclude<AppleEvent, { event: "PaymentAuthorized" }>,
		hostname: string,
	): Promise<{ ok: true; session?: unknown; update?: Partial<WalletSheet> } | Refused>;
	payByApple(event: Extract<AppleEvent, { event: "PaymentAuthorized" }>): Promise<Paid | Refused>;
	cancel(basketId?: string): Promise<void>;
	/**
	 * Returns PayPal's token for the shopper's basket, for a single product (`productId`), or for the basket of an earlier attempt
	 * (`basketId`). `withAddress`: PayPal asks for the shipping address.
	 */
	askPaypal(request: {
		productId?: string;
		basketId?: string;
		withAddress: boolean;
	}): Promise<{ ok: true; token: string; basketId: string } | Refused>;
	amazon(withAddress: boolean): Promise<AmazonButton | null>;
};

const amazonSaid = z.object({
	isAmazonPayButtonApplicable: z.literal(true),
	amazonPreferences: z.object({
		merchantId: z.string(),
		publicKeyId: z.string(),
		ledgerCurrency: z.string(),
		language: z.string(),
		productType: z.string(),
		sandboxMode: z.boolean(),
		payload: z.string(),
		signature: z.string(),
	}),
});

const amount = z.object({ label: z.string(), amount: z.string() });
const update = z.object({
	lineItems: z.array(amount),
	shippingMethods: z.array(
		z.object({ identifier: z.string(), label: z.string(), detail: z.string().catch(""), amount: z.string() }),
	),
	total: amount,
});
const sheetResponse = z.object({
	basketId: z.string(),
	request: update.extend({ countryCode: z.string(), currencyCode: z.string() }),
});
const faults = z.array(
	z.object({ code: z.string(), contactField: z.string().optional(), message: z.string() }),
);

const AWAY: Refused = { ok: false, error: "unavailable" };
const refusedBy = (reply: Record<string, unknown> | null): Refused => {
	const result = faults.safeParse(reply?.errors);
	const message = [reply?.errorMessage, reply?.error].find((one): one is string => typeof one === "string");
	return {
		ok: false,
		error: "walletRefused",
		message: message || undefined,
		faults: result.data,
		toCart: Boolean(reply?.redirectURL) || reply?.errorType === "product-item-not-available" || undefined,
	};
};
/** Returns the refusal that a reply contains, or "unavailable" without a reply, because the payment may have been carried out. */
const unpaidBy = (reply: Record<string, unknown> | null): Refused => (reply ? refusedBy(reply) : AWAY);

export const createWalletSheets = (
	cx: Omit<ScapiContext, "token">,
	shopper: Shopper,
	now: () => number,
	consent: OrderConsent,
): WalletSheetPort => {
	const { attempt, bag, get, keepConsent, methodsOf, post } = walletCalls(cx, shopper, now);
	const validateContacts = createContactValidation(cx, shopper, {
		post,
		dialect: storefront.applePayValidation,
	});
	const call = <T>(what: string, act: () => Promise<T | Refused>): Promise<T | Refused> =>
		shopper.isKnown ? attempt<T | Refused>(what, AWAY, act) : Promise.resolve(refusedBy(null));

	/** Runs a call without requiring a session: a product's button may be the shopper's first action. */
	const attemptAll = <T>(what: string, act: () => Promise<T | Refused>): Promise<T | Refused> =>
		attempt<T | Refused>(what, AWAY, act);
	type Said = Record<string, unknown> | null;
	const ofBag = async (): Promise<[ApplicableMethod[], Said]> => {
		const [current, reply] = await Promise.all([bag(), get("ApplePay-GetRequest")]);
		return [current?.methods ?? [], reply];
	};
	const ofProduct = async ({
		id: sku,
		again,
	}: {
		id: string;
		again?: string;
	}): Promise<[ApplicableMethod[], Said]> => {
		const reply =
			again === undefined
				? await post("ApplePay-PrepareBasket", { sku })
				: await get(`ApplePay-GetRequest?${new URLSearchParams({ basketId: again })}`);
		return typeof reply?.basketId === "string" ? [await methodsOf(reply.basketId), reply] : [[], reply];
	};

	return {
		open: (id, product) =>
			(product ? attemptAll : call)("A wallet's sheet has nothing to show", async () => {
				const [methods, reply] = await (product ? ofProduct(product) : ofBag());
				const method = methods.find((one) => one.id === id && one.applicable);
				const result = sheetResponse.safeParse(reply);
				if (!method || !result.success) return refusedBy(result.success ? null : reply);
				const { basketId, request } = result.data;
				return { ok: true, sheet: { basketId, ...request }, settings: { ...method.publicConfigurations } };
			}),
		payByGoogle: ({ shippingOptionId, token, ...payment }) =>
			call("A payment by Google's wallet was not taken", async () => {
				await keepConsent(payment.basketId, consent);
				const reply = await post("SGGooglePay-PaymentAuthorized", {
					...payment,
					shippingOptionData: shippingOptionId ? { id: shippingOptionId } : undefined,
					tokenizationData: { token },
				});
				return reply?.success === true
					? { ok: true, orderNo: String(reply.orderNo), isChallenged: reply.challengeDetails !== undefined }
					: unpaidBy(reply);
			}),
		apple: ({ event, ...fields }, hostname) =>
			call("An event of Apple's wallet was not taken", async () => {
				const own = event === "ValidateMerchant" ? { hostname, isTrusted: true } : {};
				const reply = await post(`ApplePay-${event}`, { ...fields, ...own });
				if (reply?.session) return { ok: true, session: reply.session };
				const result = update.safeParse(reply);
				return result.success ? { ok: true, update: result.data } : refusedBy(reply);
			}),
		payByApple: ({ basketId, payment }) =>
			call("A payment by Apple's wallet was not taken", async () => {
				const { shippingContact, billingContact } = payment;
				const faults = await attempt("Apple's contacts were not validated", [], () =>
					validateContacts({ shippingContact, billingContact }),
				);
				if (faults.length > 0) return { ok: false, error: "walletRefused", faults };
				await keepConsent(basketId, consent);
				const reply = await post("ApplePay-PaymentAuthorized", { basketId, payment });
				return reply?.status === "Success"
					? {
							ok: true,
							orderNo: String(reply.orderNo),
							isChallenged: /\/challenge\?/.test(String(reply.redirect)),
						}
					: unpaidBy(reply);
			}),
		cancel: async (basketId) => {
			await call("A wallet was not closed", () => post("ApplePay-Cancel", basketId ? { basketId } : {}));
		},
		askPaypal: ({ productId, basketId: again, withAddress }) =>
			(productId === undefined ? call : attemptAll)("PayPal was not asked", async () => {
				const ofProduct = productId === undefined ? {} : { source: "product", pid: productId };
				const of = again === undefined ? ofProduct : { basketId: again };
				const reply = await post("Paypal-Popup", { ...of, shipping: withAddress ? "asked" : "given" });
				const { PaypalToken: token, PaypalError: message, basketId } = reply ?? {};
				if (typeof token === "string" && typeof basketId === "string") return { ok: true, token, basketId };
				return { ...refusedBy(reply), ...(typeof message === "string" ? { message } : {}) };
			}),
		amazon: async (withAddress) => {
			if (!shopper.isKnown) return null;
			return attempt<AmazonButton | null>("It is not known whether Amazon pays", null, async () => {
				const [reply, init] = await Promise.all([
					get(`AmazonPay-Applicable?withAddress=${withAddress}`),
					get("Basket-Init"),
				]);
				const result = amazonSaid.safeParse(reply);
				if (!result.success) return null;
				return { ...result.data.amazonPreferences, initializationId: String(init?.initializationId ?? "") };
			});
		},
	};
};
