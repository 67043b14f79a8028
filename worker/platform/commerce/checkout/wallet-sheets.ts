import * as z from "zod";
import type {
	AppleEvent,
	GooglePayment,
	WalletFault,
	WalletSheet,
} from "../../../../shared/contracts/wallets.ts";
import type { WalletId } from "../../../../shared/domain/checkout/applicable-methods.ts";
import type { Shopper } from "../logins/sessions.ts";
import type { ScapiContext } from "../scapi.ts";
import { walletCalls } from "./wallet-calls.ts";

/** Why a wallet's sheet does not go on; `message` is the platform's own, in the shopper's language. */
type Refused = {
	ok: false;
	error: "unavailable" | "walletRefused";
	message?: string;
	faults?: WalletFault[];
	toCart?: boolean;
};
type Paid = { ok: true; orderNo: string; challenged: boolean };

/** Wallets whose sheet is in the page (wallets-5, wallets-6): the platform's controllers, which place the order as the checkout does. */
export type WalletSheetPort = {
	/** What a sheet opens with, and the method's public configuration. */
	open(id: WalletId): Promise<{ ok: true; sheet: WalletSheet; settings: Record<string, unknown> } | Refused>;
	/** The same payment sent twice is one order. */
	payByGoogle(payment: GooglePayment): Promise<Paid | Refused>;
	/** An event of Apple's session but the last. `hostname`: this shop's. */
	apple(
		event: Exclude<AppleEvent, { event: "PaymentAuthorized" }>,
		hostname: string,
	): Promise<{ ok: true; session?: unknown; update?: Partial<WalletSheet> } | Refused>;
	payByApple(event: Extract<AppleEvent, { event: "PaymentAuthorized" }>): Promise<Paid | Refused>;
	/** The buyer has closed Apple's sheet. */
	cancelApple(): Promise<void>;
};

const amount = z.object({ label: z.string(), amount: z.string() });
const update = z.object({
	lineItems: z.array(amount),
	shippingMethods: z.array(
		z.object({ identifier: z.string(), label: z.string(), detail: z.string().catch(""), amount: z.string() }),
	),
	total: amount,
});
const opened = z.object({
	basketId: z.string(),
	request: update.extend({ countryCode: z.string(), currencyCode: z.string() }),
});
const faults = z.array(
	z.object({ code: z.string(), contactField: z.string().optional(), message: z.string() }),
);

const AWAY: Refused = { ok: false, error: "unavailable" };
const refusedBy = (said: Record<string, unknown> | null): Refused => {
	const found = faults.safeParse(said?.errors);
	const message = [said?.errorMessage, said?.error].find((one): one is string => typeof one === "string");
	return {
		ok: false,
		error: "walletRefused",
		...(message ? { message } : {}),
		...(found.success ? { faults: found.data } : {}),
		...(said?.redirectURL || said?.errorType === "product-item-not-available" ? { toCart: true } : {}),
	};
};

export const createWalletSheets = (
	cx: Omit<ScapiContext, "token">,
	shopper: Shopper,
	now: () => number,
): WalletSheetPort => {
	const { attempt, bag, get, post } = walletCalls(cx, shopper, now);
	const call = <T>(what: string, act: () => Promise<T | Refused>): Promise<T | Refused> =>
		shopper.known ? attempt<T | Refused>(what, AWAY, act) : Promise.resolve(refusedBy(null));

	return {
		open: (id) =>
			call("A wallet's sheet has nothing to show", async () => {
				const [found, said] = await Promise.all([bag(), get("ApplePay-GetRequest")]);
				const method = found?.methods.find((one) => one.id === id && one.applicable);
				const parsed = opened.safeParse(said);
				if (!method || !parsed.success) return refusedBy(null);
				const { basketId, request } = parsed.data;
				return { ok: true, sheet: { basketId, ...request }, settings: { ...method.publicConfigurations } };
			}),
		payByGoogle: ({ shippingOptionId, token, ...payment }) =>
			call("A payment by Google's wallet was not taken", async () => {
				const said = await post("SGGooglePay-PaymentAuthorized", {
					...payment,
					shippingOptionData: shippingOptionId ? { id: shippingOptionId } : undefined,
					tokenizationData: { token },
				});
				return said?.success === true
					? { ok: true, orderNo: String(said.orderNo), challenged: said.challengeDetails !== undefined }
					: refusedBy(said);
			}),
		apple: ({ event, ...fields }, hostname) =>
			call("An event of Apple's wallet was not taken", async () => {
				const own = event === "ValidateMerchant" ? { hostname, isTrusted: true } : {};
				const said = await post(`ApplePay-${event}`, { ...fields, ...own });
				if (said?.session) return { ok: true, session: said.session };
				const parsed = update.safeParse(said);
				return parsed.success ? { ok: true, update: parsed.data } : refusedBy(said);
			}),
		payByApple: ({ basketId, payment }) =>
			call("A payment by Apple's wallet was not taken", async () => {
				const said = await post("ApplePay-PaymentAuthorized", { basketId, payment });
				return said?.status === "Success"
					? {
							ok: true,
							orderNo: String(said.orderNo),
							challenged: /\/challenge\?/.test(String(said.redirect)),
						}
					: refusedBy(said);
			}),
		cancelApple: async () => {
			await call("Apple's wallet was not closed", () => post("ApplePay-Cancel", {}));
		},
	};
};
