type Service = {
	path: RegExp;
	/**
	 * Treatment of calls other than GET and HEAD (decision 91). `read`: they count as reads, because the service is queried by POST.
	 * Otherwise their failures do not open a closed breaker. `sent`: an open breaker does not stop them, because a purchase may be under way.
	 */
	writes?: "read" | "sent";
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
	seo: { path: /^\/site\// },
	payments: {
		path: /^\/(payments\/|checkout\/shopper-payments\/|custom\/(worldpay|applepay)-api\/|on\/demandware\.store\/[^/]+\/[^/]+\/((__SYSTEM__)?ApplePay|SGGooglePay|GooglePay|Paypal|PayPal|AmazonPay|Payments|Signifyd|Worldpay)-)/,
		writes: "sent",
	},
	geolocation: { path: /^\/cookieconsentpub\// },
	"order-facts": { path: /^\/(custom\/order-facts-api\/|checkout\/orders\/|dwsso\/)/, writes: "read" },
	consents: { path: /^\/shopper\/shopper-consents\// },
	custom: { path: /^\/custom\// },
	controllers: { path: /^\/(on\/demandware\.store|s)\//, without: "degraded" },
	recommendations: { path: /^\/v3\//, writes: "read" },
	dataset: { path: /^\/dataset\//, writes: "read" },
	content: { path: /^\/(content|experience)\//, slowAfter: 2000, without: "degraded" },
	media: { path: /^\/(dw\/(image|model)|on\/demandware\.static)\//, slowAfter: 8000 },
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
