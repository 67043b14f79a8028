/** The API families for which faults are switched, and their paths. A path belongs to the first that matches. */
const families = {
	search: /^\/search\//,
	/** The hosted search service, its events included. */
	"hosted-search": /^\/1\//,
	availability: /^\/product\/shopper-availability\//,
	categories: /^\/product\/shopper-products\/v\d+\/organizations\/[^/]+\/categories/,
	products: /^\/product\//,
	slas: /^\/shopper\/auth\//,
	/** The stand-in identity provider, and the controllers that bring shoppers back from it. */
	identity: /^\/(idp\/|on\/demandware\.store\/[^/]+\/[^/]+\/IdentityProvider-)/,
	contexts: /^\/(shopper\/shopper-context|custom\/context-api)\//,
	baskets: /^\/(checkout\/shopper-baskets\/|customer\/shopper-customers\/.*\/baskets)/,
	orders:
		/^\/(checkout\/shopper-orders\/|customer\/shopper-customers\/.*\/orders|custom\/(orders|returnauthorizations)-api\/)/,
	customers: /^\/(customer\/|custom\/customer-api\/)/,
	/** The address service. */
	addresses: /^\/custom\/address-api\//,
	promotions: /^\/pricing\/shopper-promotions\//,
	"gift-certificates": /^\/pricing\/shopper-gift-certificates\//,
	stores: /^\/store\//,
	seo: /^\/site\//,
	configurations: /^\/configuration\//,
	/** The sandbox processor, and everything of the wallets. */
	payments:
		/^\/(payments\/|checkout\/shopper-payments\/|custom\/(worldpay|applepay)-api\/|on\/demandware\.store\/[^/]+\/[^/]+\/((__SYSTEM__)?ApplePay|SGGooglePay|GooglePay|Paypal|PayPal|AmazonPay|Klarna|Payments|Signifyd|Worldpay)-)/,
	consents: /^\/shopper\/shopper-consents\//,
	/** The consent provider. */
	geolocation: /^\/cookieconsentpub\//,
	/** Custom APIs that belong to no other family. */
	custom: /^\/custom\//,
	"shop-api": /^\/s\/[^/]+\/dw\/shop\//,
	controllers: /^\/(on\/demandware\.store|s)\//,
	/** The recommendation service. */
	recommendations: /^\/v3\//,
	content: /^\/(content|experience)\//,
	media: /^\/dw\/(image|model)\//,
	/** The stand-ins of Thron and Vimeo. */
	videos: /^\/(thron|vimeo)\//,
} as const;
export type ApiFamily = keyof typeof families;
export const apiFamilies = Object.keys(families) as ApiFamily[];

/** The family of a path; administration and health have none, so that a fault can always be taken away again. */
export function familyOf(path: string): ApiFamily | undefined {
	return apiFamilies.find((family) => families[family].test(path));
}
