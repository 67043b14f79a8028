import type { PayPalMessagesComponentOptions, PayPalNamespace } from "@paypal/paypal-js";
import { loadScript } from "../../state/external-scripts/load-script.ts";

type PayLaterLine = {
	script: string;
	amount: number;
	currency: string;
	place: "product" | "cart";
	/** JSON of a style that the script knows. */
	look: string | undefined;
};

/**
 * Lets PayPal's script write what it says about paying later. It advertises, so that it waits for consent to marketing, also where the script is there
 * for its button. Rejects without consent, and if the script does not load.
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
