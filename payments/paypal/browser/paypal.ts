import type { PayPalButtonsComponentOptions, PayPalNamespace } from "@paypal/paypal-js";
import { attributePayment } from "../../../client/features/wallets/attribute-payment.ts";
import { payOrAsk } from "../../../client/features/wallets/pay-or-ask.ts";
import type { Pays } from "../../../client/features/wallets/pays.ts";
import {
	cancelWallet,
	failedBy,
	type SheetOutcome,
	unpaidBy,
} from "../../../client/features/wallets/sheet.ts";
import { loadScript } from "../../../client/state/external-scripts/load-script.ts";
import type { WriteServices } from "../../../client/state/use-write-services.ts";
import { write } from "../../../client/state/write.ts";
import type { PaypalResponse, WalletPaymentResponse } from "../../../shared/contracts/wallets.ts";

declare global {
	interface Window {
		paypal?: PayPalNamespace | null;
	}
}

type Drawn = { remove(): void };
type PaypalButton = {
	script: string;
	style?: Readonly<Record<string, unknown>>;
	services: WriteServices;
	pays: Pays;
	/** The platform's id of the method, by which the checkout recognises the buyer's return. */
	id: string;
	checkoutHref: string;
	onEnd(outcome: SheetOutcome): void;
};

const STYLE = { layout: "horizontal", color: "black", shape: "rect", height: 50, tagline: false } as const;

/** Draws PayPal's button, which opens a window (wallets-8). Throws if PayPal offers no button for this page. */
export const drawPaypal = async (
	place: HTMLElement,
	{ id, script, style, services, pays, checkoutHref, onEnd }: PaypalButton,
): Promise<Drawn> => {
	await loadScript({ id: "paypal", src: script });
	const { productId } = pays;
	let basketId = "";
	let again = "";
	let refusal: SheetOutcome | undefined;
	const { queryClient, apiHref } = services;

	const options: PayPalButtonsComponentOptions = {
		style: { ...STYLE, ...(style as PayPalButtonsComponentOptions["style"]) },
		onInit: (_, actions) => (productId === null ? actions.disable() : undefined),
		createOrder: async () => {
			refusal = undefined;
			const reply = await write<PaypalResponse>(queryClient, apiHref, (api, sent) =>
				api.wallets.paypal.$post(
					{
						json: again
							? { basketId: again, withAddress: false }
							: { withAddress: pays.withAddress, productId: productId ?? undefined },
					},
					sent,
				),
			);
			if (reply.ok) {
				basketId = reply.basketId;
				return reply.token;
			}
			refusal = failedBy(reply);
			throw new Error(reply.error);
		},
		onApprove: async ({ orderID: token }) => {
			if (!productId) return onEnd({ end: "paid", location: buildReturnHref(checkoutHref, id, token) });
			const payment = write<WalletPaymentResponse>(
				queryClient,
				apiHref,
				(api, sent) => api.wallets.paypal.pay.$post({ json: { token, basketId } }, sent),
				await attributePayment(services),
			);
			const reply = await payOrAsk(apiHref, basketId, payment);
			again = !reply.ok && reply.error === "totalChanged" ? basketId : "";
			onEnd(reply.ok ? { end: "paid", location: reply.location } : unpaidBy(reply));
		},
		onCancel: () => {
			again = "";
			cancelWallet(services, basketId);
			onEnd({ end: "cancelled" });
		},
		onError: () => onEnd(refusal ?? { end: "failed" }),
	};
	const buttons = window.paypal?.Buttons?.(options);
	if (!buttons?.isEligible()) throw new Error("PayPal has no button here");
	await buttons.render(place);
	return { remove: () => void buttons.close().catch(() => {}) };
};

const buildReturnHref = (checkoutHref: string, wallet: string, token: string): string =>
	`${checkoutHref}?${new URLSearchParams({ wallet, token })}`;
