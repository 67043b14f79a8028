import type { IdentityProviderSetting } from "@vetrina/commerce-sandbox/house/identity-providers.ts";
import type { Site } from "@vetrina/commerce-sandbox/house/sites.ts";
import { sizeOrder } from "../catalogue/sizes.ts";
import { THRON_KEY } from "../films/films.ts";
import { currencies, type SiteId } from "./countries.ts";
import { customerServiceLinks } from "./customer-service-links.ts";
import { paymentMethods } from "./payment-methods.ts";

/** What a site's merchants may set, as Configurations-Get returns it. */

/** How many years ahead a card's expiry may lie. */
export const cardExpiryYears = 10;

export const passwordPolicy = {
	minLength: 8,
	maxLength: 64,
	forceLetters: true,
	forceMixedCase: true,
	forceNumbers: true,
	minSpecialChars: 1,
} as const;

/** What the hosted search service does not say itself; Configurations-Get adds its sortings, and its facets from the catalogue. */
const hostedSearch = {
	personalisedIndex: true,
	abTest: true,
} as const;

const common = {
	/** Products per page of lists and of search. */
	productListPageSize: 24,
	/** Orders on a page of a customer's history. */
	orderPageSize: 10,
	/** Pages of a list that come as the shopper scrolls, the first included; later ones by a button. */
	automaticPages: 3,
	searchPageSize: 24,
	/** Sizes in the order in which shoppers expect them; one string, as the platform keeps it. */
	sizeOrdering: sizeOrder,
	/** Refinements that take one value; one string, as the platform keeps it. */
	singleSelectionRefinements: "price;c_season",
	/** Customers see first what their groups like. */
	searchPersonalisation: true,
	hostedSearch,
	/** How prices are written: "long" with decimals, "short" without those that are zero. */
	priceType: "short",
	lastPiecesThreshold: 2,
	loyaltyEnabled: true,
	findInStoreEnabled: true,
	sharingEnabled: true,
	pickUpEnabled: true,
	buyNowEnabled: true,
	newsletterPopup: { delaySeconds: 30, excludedPages: "/cart;/myaccount;/pdp" },
	/** What newsletter sign-ups are asked besides the address. */
	newsletterForm: { newsFor: true, dataCollection: true },
	passwordPolicy,
	cardExpiryYears,
	customerServiceEmail: "care@vetrina.example",
	customerServiceLinks,
	/** Screen densities that pictures are made for. */
	images: { pixelRatios: [1, 2] },
	/** The public key of the house's films at Thron. */
	thronKey: THRON_KEY,
} as const;

/** Where shoppers are used to logging in first, guests keep no wishlist. */
const guestWishlist: Record<SiteId, boolean> = {
	"vetrina-eu": true,
	"vetrina-us": true,
	"vetrina-me": true,
	"vetrina-ap": false,
};

/** Who recommends: the recommendation service, or the catalogue with what merchants have put into it. */
const recommendationsProvider: Record<SiteId, "einstein" | "platform"> = {
	"vetrina-eu": "einstein",
	"vetrina-us": "einstein",
	"vetrina-me": "einstein",
	"vetrina-ap": "platform",
};

/** The service for lists and searches of a site (docs/operations.md): the platform itself, or the hosted search service. */
const searchProvider: Record<SiteId, "commerce" | "hosted"> = {
	"vetrina-eu": "commerce",
	"vetrina-us": "hosted",
	"vetrina-me": "commerce",
	"vetrina-ap": "commerce",
};

const CLIENT = "vetrina";
/** The stand-ins' scripts, which call the cloud: an origin is that of the path. Facebook's keeps what it needs to recognise people by. */
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

/** Providers that customers can sign in with, in the order of their buttons; LINE is common in Japan and Taiwan. */
const identityProviders: Record<SiteId, readonly IdentityProviderSetting[]> = {
	"vetrina-eu": [providers.apple, providers.google, providers.facebook, providers.house],
	"vetrina-us": [providers.apple, providers.google, providers.facebook, providers.house],
	"vetrina-me": [providers.apple, providers.google, providers.house],
	"vetrina-ap": [
		{ ...providers.line, countries: ["JP", "TW"] },
		providers.apple,
		// Its services are not reached from China.
		{ ...providers.google, countries: ["JP", "KR", "HK", "MO", "TW", "SG", "AU"] },
		providers.house,
	],
};

const scriptIn = (settings: object): { script?: string } => {
	const { scriptPath, clientId, intent } = settings as Record<string, string | undefined>;
	if (!scriptPath) return {};
	// PayPal's script is made for the shop that asks.
	const query = clientId ? `?${new URLSearchParams({ "client-id": clientId, intent: intent ?? "" })}` : "";
	return { script: scriptPath + query };
};

/** What Apple's sheet opens with on any page of the site: cards that are taken in each of its countries. */
const opensWith = (settings: object): { opens?: object } => {
	const { supportedNetworks, merchantCapabilities } = settings as Record<string, string[] | undefined>;
	if (!supportedNetworks) return {};
	const everywhere = supportedNetworks.filter((one) => one !== "jcb" && one !== "chinaUnionPay");
	return { opens: { supportedNetworks: everywhere, merchantCapabilities } };
};

/** Wallets that have their button on a product's page, and where; without countries, everywhere. */
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

/** What pages may load for wallets, and where. */
const walletScripts = paymentMethods.flatMap(({ countries, publicConfigurations }) => {
	const { script } = scriptIn(publicConfigurations);
	return script ? [{ script, ...(countries ? { countries } : {}) }] : [];
});

export function preferencesOf(site: Site) {
	// The engine asks for the house's own sites only.
	const id = site.id as SiteId;
	const sold = new Set<string>(site.countries.map((country) => country.currency));
	return {
		siteId: site.id,
		currencies: currencies.filter((currency) => sold.has(currency)),
		taxation: site.taxation,
		guestWishlistEnabled: guestWishlist[id],
		citizenshipEnabled: id === "vetrina-me",
		expressPaymentsEnabled: id === "vetrina-us",
		expressMethods,
		walletScripts,
		fraudBeacon: { script: "/payments/sandbox/v1/scripts/fraud-beacon.js" },
		recommendationsProvider: recommendationsProvider[id],
		searchProvider: searchProvider[id],
		identityProviders: identityProviders[id],
		homeOnSiteChange: false,
		...common,
	};
}
