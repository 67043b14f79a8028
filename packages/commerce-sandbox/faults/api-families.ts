const families = {
	search: /^\/search\//,
	"hosted-search": /^\/1\//,
	availability: /^\/product\/shopper-availability\//,
	categories: /^\/product\/shopper-products\/v\d+\/organizations\/[^/]+\/categories/,
	products: /^\/product\//,
	slas: /^\/shopper\/auth\//,
	identity: /^\/(idp\/|on\/demandware\.store\/[^/]+\/[^/]+\/IdentityProvider-)/,
	contexts: /^\/(shopper\/shopper-context|custom\/context-api)\//,
	baskets: /^\/(checkout\/shopper-baskets\/|customer\/shopper-customers\/.*\/baskets)/,
	orders:
		/^\/(checkout\/shopper-orders\/|customer\/shopper-customers\/.*\/orders|custom\/(orders|returnauthorizations)-api\/)/,
	customers: /^\/(customer\/|custom\/customer-api\/)/,
	addresses: /^\/custom\/address-api\//,
	promotions: /^\/pricing\/shopper-promotions\//,
	"gift-certificates": /^\/pricing\/shopper-gift-certificates\//,
	stores: /^\/store\//,
	seo: /^\/site\//,
	configurations: /^\/configuration\//,
	payments:
		/^\/(payments\/|checkout\/shopper-payments\/|custom\/(worldpay|applepay)-api\/|on\/demandware\.store\/[^/]+\/[^/]+\/((__SYSTEM__)?ApplePay|SGGooglePay|GooglePay|Paypal|PayPal|AmazonPay|Klarna|Payments|Signifyd|Worldpay)-)/,
	consents: /^\/shopper\/shopper-consents\//,
	geolocation: /^\/cookieconsentpub\//,
	"order-facts": /^\/(custom\/order-facts-api\/|checkout\/orders\/|dwsso\/)/,
	custom: /^\/custom\//,
	"shop-api": /^\/s\/[^/]+\/dw\/shop\//,
	"active-data": /^\/on\/demandware\.store\/[^/]+\/[^/]+\/__Analytics-Start$/,
	controllers: /^\/(on\/demandware\.store|s)\//,
	recommendations: /^\/v3\//,
	dataset: /^\/dataset\//,
	"google-analytics": /^\/(debug\/)?mp\//,
	"data-360": /^\/web\/events\//,
	webhook: /^\/webhook\//,
	mail: /^\/mail-service\//,
	tags: /^\/(gtm\.js|ns\.html|c\/)/,
	content: /^\/(content|experience|spaces)\//,
	media: /^\/(dw\/(image|model)|contentful-images)\//,
	studio: /^\/studio(\/|$)/,
	videos: /^\/(thron|vimeo)\//,
} as const;
export type ApiFamily = keyof typeof families;
export const apiFamilies = Object.keys(families) as ApiFamily[];

/** Returns the API family of a path; undefined for administration and health, so that a fault can always be removed. */
export function findFamily(path: string): ApiFamily | undefined {
	return apiFamilies.find((family) => families[family].test(path));
}
