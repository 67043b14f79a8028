import type { IdentityProviderSetting } from "@vetrina/commerce-sandbox/house/identity-providers.ts";
import type { Site } from "@vetrina/commerce-sandbox/house/sites.ts";
import { THRON_KEY } from "../films/films.ts";
import { CURRENCIES } from "../markets/market-row.ts";
import type { SiteId } from "../markets/markets.ts";
import { paymentMethods } from "./payment-methods.ts";
import { shopSettings } from "./shop-settings.ts";

export const cardExpiryYears = 10;

const hostedSearch = {
	personalisedIndex: true,
	abTest: true,
} as const;

const common = {
	searchPersonalisation: true,
	hostedSearch,
	cardExpiryYears,
	thronKey: THRON_KEY,
	/** Every receiver is a stand-in of the embedded cloud. */
	analytics: { receivers: ["dataset", "google-analytics", "data-360", "active-data", "webhook"] },
} as const;

const recommendationsProvider: Record<SiteId, "einstein" | "platform"> = {
	"vetrina-eu": "einstein",
	"vetrina-us": "einstein",
	"vetrina-me": "einstein",
	"vetrina-ap": "platform",
};

const searchProvider: Record<SiteId, "commerce" | "hosted"> = {
	"vetrina-eu": "commerce",
	"vetrina-us": "hosted",
	"vetrina-me": "commerce",
	"vetrina-ap": "commerce",
};

/** Google's and Hotjar's scripts come from stand-ins, whose origin "/" is the sandbox's own. */
const tags = {
	containers: ["GTM-VETRINA", "GTM-HOUSE2"],
	containerOrigin: "/",
	hotjarId: 100_006,
	hotjarOrigin: "/",
};

const CLIENT = "vetrina";
/** Facebook's script stores an identifier, so it needs consent. The origin "/" means the origin of `src`. */
const standIn = (provider: string) => ({ src: `/idp/${provider}/script.js`, origins: ["/"] });
const providers = {
	google: {
		id: "google",
		name: "Google",
		clientId: CLIENT,
		script: { id: "google-identity", ...standIn("google") },
	},
	apple: {
		id: "apple",
		name: "Apple",
		clientId: CLIENT,
		script: { id: "apple-sign-in", ...standIn("apple") },
	},
	facebook: {
		id: "facebook",
		name: "Facebook",
		clientId: CLIENT,
		script: { id: "facebook-sdk", ...standIn("facebook"), consent: "marketing" },
	},
	line: { id: "line", name: "LINE", clientId: CLIENT, authorizeUrl: "/idp/line/authorize" },
	house: { id: "house", name: "Vetrina ID", clientId: CLIENT, authorizeUrl: "/idp/house/authorize" },
} as const;

const identityProviders: Record<SiteId, readonly IdentityProviderSetting[]> = {
	"vetrina-eu": [providers.apple, providers.google, providers.facebook, providers.house],
	"vetrina-us": [providers.apple, providers.google, providers.facebook, providers.house],
	"vetrina-me": [providers.apple, providers.google, providers.house],
	"vetrina-ap": [
		{ ...providers.line, countries: ["JP", "TW"] },
		providers.apple,
		// Google's services cannot be reached from China.
		{ ...providers.google, countries: ["JP", "KR", "HK", "MO", "TW", "SG", "AU"] },
		providers.house,
	],
};

const scriptIn = (settings: object): { script?: string } => {
	const { scriptPath, clientId, intent } = settings as Record<string, string | undefined>;
	if (!scriptPath) return {};
	const query = clientId ? `?${new URLSearchParams({ "client-id": clientId, intent: intent ?? "" })}` : "";
	return { script: scriptPath + query };
};

const opensWith = (settings: object): { opens?: object } => {
	const { supportedNetworks, merchantCapabilities } = settings as Record<string, string[] | undefined>;
	if (!supportedNetworks) return {};
	const everywhere = supportedNetworks.filter((one) => one !== "jcb" && one !== "chinaUnionPay");
	return { opens: { supportedNetworks: everywhere, merchantCapabilities } };
};

const expressMethods = paymentMethods
	.filter(({ expressButtons }) => (expressButtons as { product?: boolean } | undefined)?.product === true)
	.map(
		({
			id,
			name,
			countries,
			excludedProducts,
			expressButtons,
			publicConfigurations,
			messageConfigurations,
		}) => ({
			id,
			name: name.en,
			excludedProducts,
			style: (expressButtons as { style?: object } | undefined)?.style,
			...(countries ? { countries } : {}),
			...scriptIn(publicConfigurations),
			...opensWith(publicConfigurations),
			...(messageConfigurations ? { messages: messageConfigurations } : {}),
		}),
	);

const walletScripts = paymentMethods.flatMap(({ countries, publicConfigurations }) => {
	const { script } = scriptIn(publicConfigurations);
	return script ? [{ script, ...(countries ? { countries } : {}) }] : [];
});

export function listPreferences(site: Site) {
	const id = site.id as SiteId;
	const soldCurrencies = new Set<string>(site.countries.map((country) => country.currency));
	return {
		siteId: site.id,
		currencies: CURRENCIES.filter((currency) => soldCurrencies.has(currency)),
		taxation: site.taxation,
		...shopSettings(id),
		expressPaymentsEnabled: id === "vetrina-us",
		expressMethods,
		walletScripts,
		fraudBeacon: { script: "/payments/sandbox/v1/scripts/fraud-beacon.js" },
		recommendationsProvider: recommendationsProvider[id],
		searchProvider: searchProvider[id],
		identityProviders: identityProviders[id],
		...common,
		analytics: { ...common.analytics, ...(id === "vetrina-me" ? tags : {}) },
	};
}
