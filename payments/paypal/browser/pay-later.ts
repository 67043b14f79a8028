import type { PayPalMessagesComponentOptions, PayPalNamespace } from "@paypal/paypal-js";
import type { PayLaterLine } from "../../../client/features/wallets/pay-later.tsx";
import { loadScript } from "../../../client/state/external-scripts/load-script.ts";

/**
 * Renders PayPal's message about paying later. Rejects if the script fails, or if the shopper has not consented to marketing. The message
 * is advertising, so it needs that consent even if the script is already loaded.
 */
export async function writePayLater(element: HTMLElement, line: PayLaterLine): Promise<void> {
	await loadScript({ id: "paypal", src: line.script, consent: "marketing" });
	const options = {
		amount: line.amount,
		currency: line.currency as PayPalMessagesComponentOptions["currency"],
		placement: line.place,
		style: line.look === undefined ? undefined : JSON.parse(line.look),
	};
	await (window as { paypal?: PayPalNamespace | null }).paypal?.Messages?.(options).render(element);
}
