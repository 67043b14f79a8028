import { loadScript } from "../../../client/state/external-scripts/load-script.ts";
import type { AmazonButton } from "../../../shared/contracts/wallets.ts";

/** Types the used part of `amazon.Pay` (Amazon Pay Checkout v2); Amazon publishes no types. */
type AmazonPay = {
	renderButton(
		target: string,
		config: {
			merchantId: string;
			publicKeyId: string;
			ledgerCurrency: string;
			checkoutLanguage: string;
			productType: string;
			placement: string;
			buttonColor: string;
			sandbox: boolean;
			createCheckoutSessionConfig: { payloadJSON: string; signature: string; algorithm: string };
		},
	): unknown;
};
declare global {
	interface Window {
		amazon?: { Pay?: AmazonPay };
	}
}

export const AMAZON_BUTTON = {
	placement: "Cart",
	colour: "DarkGray",
	algorithm: "AMZN-PAY-RSASSA-PSS-V2",
} as const;

/**
 * Draws Amazon's button into the element with this id; throws if Amazon's script did not define `amazon.Pay`. A press opens Amazon's page
 * with the payload that the shop has signed (wallets-9).
 */
export const drawAmazon = async (
	id: string,
	script: string,
	{ style, button }: { style?: Readonly<Record<string, unknown>>; button: AmazonButton },
): Promise<void> => {
	await loadScript({ id: "amazon-pay", src: script });
	const pay = window.amazon?.Pay;
	if (!pay) throw new Error("Amazon Pay has no button here");
	const { merchantId, publicKeyId, ledgerCurrency, language, productType, sandboxMode } = button;
	pay.renderButton(`#${id}`, {
		merchantId,
		publicKeyId,
		ledgerCurrency,
		checkoutLanguage: language,
		productType,
		placement: AMAZON_BUTTON.placement,
		buttonColor: typeof style?.color === "string" ? style.color : AMAZON_BUTTON.colour,
		sandbox: sandboxMode,
		createCheckoutSessionConfig: {
			payloadJSON: button.payload,
			signature: button.signature,
			algorithm: AMAZON_BUTTON.algorithm,
		},
	});
};
