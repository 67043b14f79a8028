import * as z from "zod";
import { storefront } from "../../worker/base/house.ts";
import type { FamilyName } from "../../worker/platform/breakers/families.ts";
import { storesSchema } from "../../worker/platform/commerce/stores/stores.ts";
import {
	configurationsSchema,
	countriesSchema,
	localesSchema,
} from "../../worker/platform/config-schemas.ts";

/** Values that paths name. `productId`: of the first hit of a search, if there is one. */
export type Place = {
	organization: string;
	siteId: string;
	locale: string;
	usid: string;
	customerId: string;
	productId: string;
};

export type Endpoint = {
	family: FamilyName;
	name: string;
	method?: "GET" | "POST";
	path: (place: Place) => string;
	body?: object;
	/** Shape of a response. Without it the endpoint is asked for a record that does not exist, or with an empty body, and changes nothing. */
	schema?: z.ZodType;
	/** Says what the shop does without a custom API, if the instance has the rest of the family. */
	without?: string;
	/** Scope of the guest's token without which the platform refuses with 403. */
	scope?: string;
};

const api =
	(name: string, version: string, rest: string | ((place: Place) => string)) =>
	(place: Place): string => {
		const path = typeof rest === "string" ? rest : rest(place);
		const query = new URLSearchParams({ siteId: place.siteId, locale: place.locale });
		return `/${name}/${version}/organizations/${encodeURIComponent(place.organization)}/${path}${path.includes("?") ? "&" : "?"}${query}`;
	};
const custom = (name: string, rest: string) => api(`custom/${name}`, "v1", rest);
const controller =
	(action: string) =>
	({ siteId, locale }: Place): string =>
		`/on/demandware.store/Sites-${encodeURIComponent(siteId)}-Site/${locale}/${action}`;

const UNKNOWN = "platform-check";
/** The shop's own queries are made of its sections, which a build collects. */
const HEADER_QUERY = `query header($site: String, $locale: String) {
	headerCollection(where: { site: $site }, locale: $locale, limit: 1) { items { headerType } }
}`;
const named = z.looseObject({ id: z.string(), name: z.string().optional() });

/** Endpoints that the storefront calls, by family. Families with addresses of their own outside the platform are not among them. */
export const ENDPOINTS: readonly Endpoint[] = [
	{
		family: "search",
		name: "Shopper Search: product-search",
		path: api("search/shopper-search", "v1", "product-search?q=a&limit=1"),
		schema: z.looseObject({
			total: z.number(),
			hits: z.array(z.looseObject({ productId: z.string(), productName: z.string() })).optional(),
		}),
		scope: "sfcc.shopper-product-search",
	},
	{
		family: "search",
		name: "Shopper Search: search-suggestions",
		path: api("search/shopper-search", "v1", "search-suggestions?q=abc"),
		schema: z.looseObject({ searchPhrase: z.string() }),
		scope: "sfcc.shopper-product-search",
	},
	{
		family: "categories",
		name: "Shopper Products: categories",
		path: api("product/shopper-products", "v1", "categories/root?levels=1"),
		schema: z.looseObject({ id: z.string(), categories: z.array(named).optional() }),
		scope: "sfcc.shopper-categories",
	},
	{
		family: "products",
		name: "Shopper Products: products",
		path: api(
			"product/shopper-products",
			"v1",
			({ productId }) => `products?ids=${encodeURIComponent(productId || UNKNOWN)}`,
		),
		schema: z.looseObject({ data: z.array(named) }),
		scope: "sfcc.shopper-products",
	},
	{
		family: "baskets",
		name: "Shopper Baskets",
		path: api("checkout/shopper-baskets", "v2", `baskets/${UNKNOWN}`),
		scope: "sfcc.shopper-baskets-orders.rw",
	},
	{
		family: "orders",
		name: "Shopper Orders",
		path: api("checkout/shopper-orders", "v1", `orders/${UNKNOWN}`),
		scope: "sfcc.shopper-baskets-orders.rw",
	},
	{
		family: "orders",
		name: "orders-api: look-up",
		path: custom("orders-api", `orders/${UNKNOWN}`),
		without: "Orders cannot be looked up by number and postal code, nor cancelled; customers read theirs.",
	},
	{
		family: "orders",
		name: "returnauthorizations-api: reasons",
		without: "Nothing can be returned online.",
		path: custom("returnauthorizations-api", "reasons"),
		schema: z.looseObject({
			returnReasons: z.array(z.looseObject({ label: z.string(), value: z.string() })),
		}),
	},
	{
		family: "customers",
		name: "Shopper Customers",
		path: api(
			"customer/shopper-customers",
			"v1",
			({ customerId }) => `customers/${encodeURIComponent(customerId)}`,
		),
		scope: "sfcc.shopper-myaccount.rw",
	},
	{
		family: "customers",
		name: "customer-api: exist",
		without: "Forgotten passwords cannot be changed, and agents cannot act for customers.",
		method: "POST",
		path: custom("customer-api", "exist"),
		body: {},
	},
	{
		family: "contexts",
		name: "Shopper Context",
		path: api("shopper/shopper-context", "v1", ({ usid }) => `shopper-context/${encodeURIComponent(usid)}`),
		scope: "sfcc.shopper-context.rw",
	},
	{
		family: "gift-certificates",
		name: "Shopper Gift Certificates",
		method: "POST",
		path: api("pricing/shopper-gift-certificates", "v1", "gift-certificate"),
		body: { giftCertificateCode: UNKNOWN },
		scope: "sfcc.shopper-gift-certificates",
	},
	{
		family: "stores",
		name: "Shopper Stores",
		path: api(
			"store/shopper-stores",
			"v1",
			"store-search?latitude=0&longitude=0&maxDistance=20012&distanceUnit=km&limit=200",
		),
		schema: z.looseObject({ data: storesSchema.optional() }),
		scope: "sfcc.shopper-stores",
	},
	{
		family: "seo",
		name: "Shopper SEO: url-mapping",
		path: api("site/shopper-seo", "v1", `url-mapping?urlSegment=${UNKNOWN}`),
		scope: "sfcc.shopper-seo",
	},
	{
		family: "consents",
		name: "Shopper Consents: subscriptions",
		path: api("shopper/shopper-consents", "v1", "subscriptions"),
		schema: z.looseObject({ data: z.array(z.looseObject({ subscriptionId: z.string() })) }),
		scope: "sfcc.shopper-consents",
	},
	{
		family: "payments",
		name: "worldpay-api: device data",
		path: custom("worldpay-api", "ddc"),
	},
	{
		family: "payments",
		name: "applepay-api: validate",
		method: "POST",
		path: custom("applepay-api", "validate"),
		body: {},
	},
	{
		family: "addresses",
		name: "address-api: suggestions",
		method: "POST",
		path: custom("address-api", "suggestions"),
		body: {},
	},
	{
		family: "custom",
		name: "newsletter-api: search",
		method: "POST",
		path: custom("newsletter-api", "search"),
		body: {},
	},
	{ family: "custom", name: "loyalty-api: profile", path: custom("loyalty-api", "profile") },
	{
		family: "custom",
		name: "notifyme-api: subscribe",
		method: "POST",
		path: custom("notifyme-api", "subscribe"),
		body: {},
	},
	{
		family: "custom",
		name: "share-api: share",
		method: "POST",
		path: custom("share-api", "share"),
		body: {},
	},
	{
		family: "custom",
		name: "personal-shopper-api: collect-basket",
		path: custom("personal-shopper-api", "collect-basket"),
	},
	{
		family: "custom",
		name: "product-api: custom-product-price",
		method: "POST",
		path: custom("product-api", `custom-product-price/${UNKNOWN}`),
		body: {},
	},
	{
		family: "custom",
		name: "reservations-api: stores",
		path: custom("reservations-api", "reservations/stores"),
	},
	{
		family: "controllers",
		name: "Countries-GetAll",
		path: controller("Countries-GetAll"),
		schema: countriesSchema,
	},
	{
		family: "controllers",
		name: "Locales-GetAll",
		path: controller("Locales-GetAll"),
		schema: localesSchema,
	},
	{
		family: "controllers",
		name: "Configurations-Get",
		path: controller("Configurations-Get"),
		schema: configurationsSchema,
	},
	{
		family: "controllers",
		name: "CSRF-Generate",
		method: "POST",
		path: controller("CSRF-Generate"),
		schema: z.looseObject({ csrf: z.looseObject({ tokenName: z.string(), token: z.string() }) }),
	},
	{
		family: "controllers",
		name: "route information",
		path: ({ siteId, locale }) => `/s/${encodeURIComponent(siteId)}/${locale}/${UNKNOWN}?routeInfo=true`,
		schema: z.looseObject({ action: z.string() }),
	},
	{
		family: "controllers",
		name: "Context-GetCustomerGroups",
		path: controller("Context-GetCustomerGroups"),
		schema: z.looseObject({ customerGroups: z.array(z.looseObject({ ID: z.string() })) }),
	},
	{
		family: "content",
		name: "content: header",
		path: ({ siteId, locale }) =>
			`/content/v1/${storefront.id}/graphql?${new URLSearchParams({
				query: HEADER_QUERY,
				variables: JSON.stringify({ site: siteId, locale }),
			})}`,
		schema: z.looseObject({
			data: z.looseObject({ headerCollection: z.looseObject({ items: z.array(z.unknown()) }) }),
		}),
	},
];
