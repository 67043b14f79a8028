import { house } from "../../../house.ts";
import type { Language } from "../../../languages.ts";
import { homePath } from "../../../settings/home-path.ts";
import type { ControllerRequest, Controllers } from "../../controllers/controller.ts";
import { payableBasket } from "../payable-basket.ts";
import { isApplicableMethod } from "../payment-methods.ts";
import { walletBasket } from "./wallet-basket.ts";
import { walletSheet } from "./wallet-sheet.ts";

/** Whether the button may be shown, and what it needs (cloud-7). */
export const amazonPayControllers: Controllers = {
	"AmazonPay-Applicable": { methods: ["GET"], scope: "required", handler: applicable },
};

const SCRIPTS: Record<string, string> = {
	USD: "https://static-na.payments-amazon.com/checkout.js",
	JPY: "https://static-fe.payments-amazon.com/checkout.js",
	other: "https://static-eu.payments-amazon.com/checkout.js",
};
const LANGUAGES: Partial<Record<Language, string>> = { de: "de_DE", fr: "fr_FR", ja: "ja_JP" };

async function applicable({ c, site, language, country }: ControllerRequest): Promise<Response> {
	const basket = await walletBasket(c, c.req.query("basketId"));
	// Without a basket there is nothing to pay, and so no button.
	if (basket instanceof Response) return c.json({ isAmazonPayButtonApplicable: false });
	const { priced } = await walletSheet(c, basket);
	const isApplicable =
		priced.lines.length > 0 &&
		priced.lines.every(({ available, bonus }) => available || bonus) &&
		isApplicableMethod("AMAZON_PAY_V2", payableBasket(priced, language));
	if (!isApplicable) return c.json({ isAmazonPayButtonApplicable: false });
	const payload = JSON.stringify({
		storeId: "amzn1.application-oa2-client.sandbox",
		webCheckoutDetails: { checkoutReviewReturnUrl: `${homePath(site, language, country)}/cart` },
		chargePermissionType: "OneTime",
	});
	return c.json(
		{
			isAmazonPayButtonApplicable: true,
			amazonPreferences: {
				scriptURL: SCRIPTS[basket.currency] ?? SCRIPTS.other,
				buttonType: "PayAndShip",
				merchantId: `${house.id.toUpperCase()}SANDBOX`,
				publicKeyId: `SANDBOX-${house.id.toUpperCase()}`,
				ledgerCurrency: ["GBP", "USD", "JPY"].includes(basket.currency) ? basket.currency : "EUR",
				language: LANGUAGES[language] ?? (basket.currency === "USD" ? "en_US" : "en_GB"),
				productType: "PayAndShip",
				sandboxMode: true,
				payload,
				signature: await signed(payload),
			},
		},
		200,
		{ "cache-control": "no-store" },
	);
}

let signingKey: Promise<CryptoKey> | undefined;

/** AMZN-PAY-RSASSA-PSS-V2 over the payload's hash, by a key that lives as long as this instance: the sandbox's is not checked. */
async function signed(payload: string): Promise<string> {
	const rsa = {
		name: "RSA-PSS",
		modulusLength: 2048,
		publicExponent: new Uint8Array([1, 0, 1]),
		hash: "SHA-256",
	};
	signingKey ??= crypto.subtle
		.generateKey(rsa, false, ["sign", "verify"])
		.then((pair) => ("privateKey" in pair ? pair.privateKey : pair));
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(payload));
	const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	const text = new TextEncoder().encode(`AMZN-PAY-RSASSA-PSS-V2\n${hex}`);
	const signature = await crypto.subtle.sign({ name: "RSA-PSS", saltLength: 32 }, await signingKey, text);
	return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
