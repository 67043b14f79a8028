import type { WalletId } from "../../../../shared/domain/checkout/applicable-methods.ts";
import { readApplicableMethods } from "./applicable-methods.ts";

/** Wallets that are confirmed on their own page (wallets-3). */
export const HOSTED_WALLETS = {
	PAYPAL: {
		token: "c_paypalToken",
		payer: "c_paypalPayerId",
		approved: "c_paypalApprovedAmount",
		ask: "Paypal-Popup",
		complete: "Paypal-Complete",
	},
	AMAZON_PAY_V2: {
		token: "c_amazonCheckoutSessionId",
		payer: "c_amazonBuyerId",
		approved: "c_amazonApprovedAmount",
		ask: "AmazonPay-CreateCheckoutSession",
		complete: "AmazonPay-Complete",
	},
} as const satisfies Partial<Record<WalletId, object>>;
export type HostedWallet = keyof typeof HOSTED_WALLETS;
export const isHostedWallet = (id: unknown): id is HostedWallet =>
	typeof id === "string" && Object.hasOwn(HOSTED_WALLETS, id);

/** `payer`: the buyer's e-mail address at the wallet. */
export type ConfirmedWallet = { id: HostedWallet; name: string; payer: string };
type Instrument = { paymentMethodId?: string };

const textIn = (instrument: object, field: string): string | undefined => {
	const value = (instrument as Record<string, unknown>)[field];
	return typeof value === "string" && value !== "" ? value : undefined;
};
const instrumentOf = (instruments: readonly Instrument[]) => {
	const found = instruments.find(({ paymentMethodId }) => isHostedWallet(paymentMethodId));
	return found && { id: found.paymentMethodId as HostedWallet, found };
};

/** Returns the wallet that pays a basket, once the buyer has confirmed. */
export const confirmedWallet = (
	instruments: readonly Instrument[],
	methods: readonly object[],
): ConfirmedWallet | undefined => {
	const paying = instrumentOf(instruments);
	const payer = paying && textIn(paying.found, HOSTED_WALLETS[paying.id].payer);
	if (!payer) return undefined;
	const { id } = paying;
	const method = readApplicableMethods(methods).methods.find((one) => one.id === id);
	return { id, name: method?.name ?? id, payer };
};

/** Tells whether the total exceeds the amount that the buyer approved, so that the wallet must ask again (wallets-11). */
export const isOutgrown = (instruments: readonly Instrument[], toPay: number): boolean => {
	const paying = instrumentOf(instruments);
	if (!paying) return false;
	const approved = (paying.found as Record<string, unknown>)[HOSTED_WALLETS[paying.id].approved];
	return typeof approved === "number" && toPay > approved;
};

export const awaitedToken = (
	instruments: readonly Instrument[],
): { id: HostedWallet; token: string } | undefined => {
	const paying = instrumentOf(instruments);
	const token = paying && textIn(paying.found, HOSTED_WALLETS[paying.id].token);
	return paying && token ? { id: paying.id, token } : undefined;
};

type Settings = Readonly<Record<string, unknown>>;

/** Resolves a path at the processor's origin, as browsers reach it. */
const processorUrl = ({ origin }: Settings, path: unknown): URL | undefined => {
	if (typeof origin !== "string" || !URL.canParse(origin) || new URL(origin).origin !== origin)
		return undefined;
	if (!/^https?:/.test(origin) || typeof path !== "string") return undefined;
	return /^(?:\/[\w.-]+)+$/.test(path) ? new URL(origin + path) : undefined;
};

export const approvalPageOf = (settings: Settings): URL | undefined =>
	processorUrl(settings, settings.approvalPath);

/** PayPal's script depends on the currency and its components, and can be loaded only once in a page. */
export const scriptFor = (
	wallet: string,
	address: string,
	currency: string,
	{ withMessages = false } = {},
): string => {
	if (wallet !== "PAYPAL") return address;
	const url = new URL(address);
	const components = withMessages ? "buttons,messages" : "buttons";
	for (const [name, value] of Object.entries({ components, currency })) url.searchParams.set(name, value);
	return url.href;
};

/** Returns `scriptUrl`, or the script's path at the processor's origin. */
export const scriptOf = (settings: Settings): URL | undefined => {
	const { scriptUrl, clientId, intent } = settings;
	const isAddress = typeof scriptUrl === "string" && /^https:\/\/[\w.-]+(?:\/[\w.-]+)+$/.test(scriptUrl);
	if (typeof scriptUrl === "string" && !isAddress) return undefined;
	const url = isAddress ? new URL(scriptUrl) : processorUrl(settings, settings.scriptPath);
	if (typeof clientId === "string") url?.searchParams.set("client-id", clientId);
	if (typeof intent === "string") url?.searchParams.set("intent", intent);
	return url;
};
