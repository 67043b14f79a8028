import { sandboxToken } from "../../../checkout/challenge.ts";
import { payableBasket } from "../../../checkout/payable-basket.ts";
import { house } from "../../../house.ts";
import { publicOrigin } from "../../../http/public-origin.ts";
import type { Language } from "../../../languages.ts";
import { fromMinor } from "../../../money.ts";
import { amazonPay } from "../../../payments/methods/amazon-pay.ts";
import { isApplicableMethod } from "../../../payments/payment-methods.ts";
import { priceTexts } from "../../../price-text.ts";
import { countryOfBasket } from "../../../records/baskets/basket-country.ts";
import { localeOfRequest } from "../../../requests/request-locale.ts";
import { homePath } from "../../../settings/home-path.ts";
import type { ControllerRequest, Controllers } from "../../controllers/controller.ts";
import { amazonSignature } from "../hosted-wallets/amazon-signature.ts";
import { walletBasket } from "./wallet-basket.ts";
import { walletSheet } from "./wallet-sheet.ts";

export const amazonPayControllers: Controllers = {
	"AmazonPay-Applicable": {
		methods: ["GET"],
		scope: "required",
		parameters: { basketId: "optional", withAddress: "optional" },
		handler: applicable,
	},
};

const AMAZON_SCRIPT_PATH = "/payments/sandbox/v1/scripts/amazon-pay.js";
const BUTTON_LOCALES = ["de_DE", "en_GB", "en_US", "es_ES", "fr_FR", "it_IT", "ja_JP"];

const findButtonLocale = (language: Language, currency: string): string =>
	BUTTON_LOCALES.find((one) => language !== "en" && one.startsWith(`${language}_`)) ??
	(currency === "USD" ? "en_US" : "en_GB");

async function applicable({ c, site, language, country }: ControllerRequest): Promise<Response> {
	const basket = await walletBasket(c, c.req.query("basketId"));
	if (basket instanceof Response) return c.json({ isAmazonPayButtonApplicable: false });
	const { pricing, toPay } = await walletSheet(c, basket);
	const isApplicable =
		toPay > 0 &&
		pricing.lines.length > 0 &&
		pricing.lines.every(({ available, bonus }) => available || bonus) &&
		isApplicableMethod(amazonPay.id, payableBasket(pricing, language));
	if (!isApplicable) return c.json({ isAmazonPayButtonApplicable: false });
	const withAddress = c.req.query("withAddress") !== "false";
	const productType = withAddress ? "PayAndShip" : "PayOnly";
	const home = (c.env.STOREFRONT_ORIGIN ?? new URL(c.req.url).origin) + homePath(site, language, country);
	const write = priceTexts({ siteId: basket.siteId, currency: basket.currency, locale: localeOfRequest(c) });
	const payload = JSON.stringify({
		storeId: "amzn1.application-oa2-client.sandbox",
		webCheckoutDetails: {
			checkoutReviewReturnUrl: `${home}/checkout?wallet=${amazonPay.id}`,
			checkoutCancelUrl: `${home}/cart`,
		},
		chargePermissionType: "OneTime",
		merchantMetadata: {
			merchantReferenceId: basket.id,
			customInformation: await sandboxToken(c.env, "amazon", {
				basketId: basket.id,
				amountText: write(fromMinor(toPay, basket.currency)),
				amount: String(fromMinor(toPay, basket.currency)),
				country: countryOfBasket(basket),
				withAddress: String(withAddress),
			}),
		},
	});
	return c.json(
		{
			isAmazonPayButtonApplicable: true,
			amazonPreferences: {
				scriptURL: publicOrigin(c) + AMAZON_SCRIPT_PATH,
				buttonType: productType,
				merchantId: `${house.id.toUpperCase()}SANDBOX`,
				publicKeyId: `SANDBOX-${house.id.toUpperCase()}`,
				ledgerCurrency: ["GBP", "USD", "JPY"].includes(basket.currency) ? basket.currency : "EUR",
				language: findButtonLocale(language, basket.currency),
				productType,
				sandboxMode: true,
				payload,
				signature: await amazonSignature(payload),
			},
		},
		200,
		{ "cache-control": "no-store" },
	);
}
