import { currencies } from "./countries.ts";
import type { Site } from "./sites.ts";

/** What a site's merchants may set, as Configurations-Get answers it. */

/** Sizes in the order in which shoppers expect them; one string, as the platform keeps it. */
const SIZE_ORDERING = [
	...["ONE", "OS", "XXXS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"],
	...["2Y", "4Y", "6Y", "8Y", "10Y", "12Y", "14Y"],
	...["32", "34", "35", "35.5", "36", "36.5", "37", "37.5", "38", "38.5", "39", "39.5", "40", "40.5", "41", "41.5", "42", "42.5"],
	...["43", "43.5", "44", "44.5", "45", "46", "48", "50", "52", "54", "56"],
].join(";");

const common = {
	showDefaults: true,
	/** Products per page of lists and of search. */
	productListPageSize: 24,
	searchPageSize: 24,
	contentPageSize: 6,
	orderPageSize: 10,
	gridSizes: { desktop: [4, 6, 10], desktopDefault: 6, mobile: [1, 2, 4], mobileDefault: 2 },
	sizeOrdering: SIZE_ORDERING,
	suggestions: { products: 4, categories: 4, brands: 3, content: 2, recent: 5, minimumLength: 2 },
	defaultSortingRule: "best-matches",
	lastPiecesThreshold: 2,
	buyNowEnabled: true,
	expressPaymentsEnabled: false,
	notifyMeEnabled: true,
	homeOnSiteChange: false,
	minicartAutoOpen: true,
	recommendationsProvider: "embedded",
	newsletterPopup: { delaySeconds: 30, excludedPages: "/cart;/myaccount;/pdp" },
	passwordPolicy: { minLength: 8, maxLength: 16, forceLetters: true, forceMixedCase: true, forceNumbers: true, minSpecialChars: 1 },
	customerServiceEmail: "care@vetrina.example",
	images: { maximumSide: 4000, masterWidth: 1600, pixelRatios: [1, 2], format: "avif" },
	analytics: { productsPerList: 20 },
} as const;

/** Where shoppers are used to logging in first, guests keep no wishlist. */
const guestWishlist: Record<Site["id"], boolean> = {
	"vetrina-eu": true,
	"vetrina-us": true,
	"vetrina-me": true,
	"vetrina-ap": false,
};

export function preferencesOf(site: Site) {
	const sold = new Set<string>(site.countries.map((country) => country.currency));
	return {
		siteId: site.id,
		siteAlias: site.alias,
		defaultCountry: site.defaultCountry,
		defaultLanguage: site.defaultLanguage,
		currencies: currencies.filter((currency) => sold.has(currency)),
		taxation: site.id === "vetrina-us" ? "net" : "gross",
		guestWishlistEnabled: guestWishlist[site.id],
		...common,
	};
}
