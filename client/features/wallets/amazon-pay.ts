import type { AmazonButton } from "../../../shared/contracts/wallets.ts";
import { loadScript } from "../../state/external-scripts/load-script.ts";

/** What is used of Amazon's script, which has no types of its own: `amazon.Pay` of Amazon Pay Checkout v2. */
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

/** Amazon's own button, which leads to Amazon's page with what the shop has signed (wallets-9). It goes into the element with this id. */
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
