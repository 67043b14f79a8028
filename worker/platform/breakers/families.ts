type Service = {
	path: RegExp;
	/**
	 * Calls other than GET and HEAD. `read`: the service is queried by POST, so its POSTs count as reads. `sent`: never held back, since a
	 * purchase may be under way. If absent, an open breaker holds them back, and their failures do not open the breaker (decision 91).
	 */
	writes?: "read" | "sent";
	/** Milliseconds without a response after which the service counts as slow, if shorter than a try's time-out. */
	slowAfter?: number;
	without?: "down" | "degraded";
};

export const FAMILIES = {
	search: { path: /^\/search\//, without: "degraded" },
	"hosted-search": {
		path: /^\/1\//,
		writes: "read",
		without: "degraded",
	},
	categories: { path: /^\/product\/shopper-products\/v\d+\/organizations\/[^/]+\/categories/ },
	products: { path: /^\/product\//, without: "down" },
	slas: { path: /^\/shopper\/auth\//, writes: "read", without: "down" },
	identity: { path: /^\/(idp\/|on\/demandware\.store\/[^/]+\/[^/]+\/IdentityProvider-)/ },
	contexts: { path: /^\/(shopper\/shopper-context|custom\/context-api)\//, writes: "read" },
	baskets: {
		path: /^\/(checkout\/shopper-baskets\/|customer\/shopper-customers\/.*\/baskets)/,
		without: "down",
	},
	orders: {
		path: /^\/(checkout\/shopper-orders\/|customer\/shopper-customers\/.*\/orders|custom\/(orders|returnauthorizations)-api\/)/,
		writes: "sent",
		without: "down",
	},
	customers: { path: /^\/(customer\/|custom\/customer-api\/)/ },
	addresses: { path: /^\/custom\/address-api\// },
	"gift-certificates": { path: /^\/pricing\/shopper-gift-certificates\// },
	stores: { path: /^\/store\// },
	payments: {
		path: /^\/(payments\/|checkout\/shopper-payments\/|custom\/(worldpay|applepay)-api\/|on\/demandware\.store\/[^/]+\/[^/]+\/((__SYSTEM__)?ApplePay|SGGooglePay|GooglePay|Paypal|PayPal|AmazonPay|Payments|Signifyd|Worldpay)-)/,
		writes: "sent",
	},
	geolocation: { path: /^\/cookieconsentpub\// },
	custom: { path: /^\/custom\// },
	controllers: { path: /^\/(on\/demandware\.store|s)\//, without: "degraded" },
	recommendations: { path: /^\/v3\//, writes: "read" },
	content: { path: /^\/content\//, slowAfter: 2000, without: "degraded" },
	// Milliseconds. A longer wait for a picture means that the service is down, not busy.
	media: { path: /^\/dw\/(image|model)\//, slowAfter: 8000 },
	videos: { path: /^\/(thron|vimeo)\// },
} as const satisfies Record<string, Service>;

export type FamilyName = keyof typeof FAMILIES;
export const FAMILY_NAMES = Object.keys(FAMILIES) as FamilyName[];
export const readService = (family: FamilyName): Service => FAMILIES[family];

export const findFamily = (path: string): FamilyName => {
	const family = FAMILY_NAMES.find((name) => FAMILIES[name].path.test(path));
	if (!family) throw new Error(`No service has ${path}: name it in worker/platform/breakers/families.ts.`);
	return family;
};
