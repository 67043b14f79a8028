import { expect, test } from "vitest";
import { hostedMethods } from "../payments/methods/all-methods.ts";
import { findFamily } from "./api-families.ts";

test.each([
	["/search/shopper-search/v1/organizations/f/product-search", "search"],
	["/1/indexes/*/queries", "hosted-search"],
	["/1/events", "hosted-search"],
	["/product/shopper-products/v1/organizations/f/products/1", "products"],
	["/product/shopper-products/v1/organizations/f/categories/root", "categories"],
	["/shopper/auth/v1/organizations/f/oauth2/token", "slas"],
	["/checkout/shopper-baskets/v2/organizations/f/baskets", "baskets"],
	["/customer/shopper-customers/v1/organizations/f/customers/c/baskets", "baskets"],
	["/on/demandware.store/Sites-vetrina-eu-Site/en-IT/Countries-GetAll", "controllers"],
	["/s/eu/en-it/women", "controllers"],
	["/v3/personalization/recs/vtra-vetrina-eu/complete-the-set", "recommendations"],
	["/content/v1/vetrina/graphql", "content"],
	["/dataset/v1/events", "dataset"],
	["/mp/collect", "google-analytics"],
	["/debug/mp/collect", "google-analytics"],
	["/web/events/3f0c2f0e-6c1a-4f7e-9a57-8d7b6f0f9a11", "data-360"],
	["/on/demandware.store/Sites-vetrina-eu-Site/en_IT/__Analytics-Start", "active-data"],
	["/webhook/v1/events", "webhook"],
	["/dw/image/v2/VTRA_001/on/demandware.static/-/x/default/a.jpg", "media"],
	["/dw/model/bucket-bag-96552c.glb", "media"],
	["/thron/delivery/public/video/c/i/p/WEB/f", "videos"],
	["/vimeo/api/oembed.json", "videos"],
	["/cookieconsentpub/v1/geo/location", "geolocation"],
	["/product/shopper-availability/v1/organizations/f/availability", "availability"],
	["/shopper/shopper-context/v1/organizations/f/shopper-context/u", "contexts"],
	["/checkout/shopper-orders/v1/organizations/f/orders", "orders"],
	["/customer/shopper-customers/v1/organizations/f/customers/c/orders", "orders"],
	["/customer/shopper-customers/v1/organizations/f/customers", "customers"],
	["/pricing/shopper-promotions/v1/organizations/f/promotions", "promotions"],
	["/pricing/shopper-gift-certificates/v1/organizations/f/gift-certificate", "gift-certificates"],
	["/store/shopper-stores/v1/organizations/f/stores", "stores"],
	["/site/shopper-seo/v1/organizations/f/url-mapping", "seo"],
	["/configuration/shopper-configurations/v1/organizations/f/configurations", "configurations"],
	["/custom/customer-api/v1/organizations/f/exist", "customers"],
	["/custom/context-api/v1/organizations/f/context", "contexts"],
	["/custom/orders-api/v1/organizations/f/orders/1", "orders"],
	["/custom/worldpay-api/v1/organizations/f/ddc", "payments"],
	["/custom/system-api/v1/organizations/f/log", "custom"],
	["/payments/sandbox/v1/tokens", "payments"],
	["/on/demandware.store/Sites-vetrina-eu-Site/en-IT/AmazonPay-Applicable", "payments"],
	...hostedMethods
		.flatMap(({ hosted }) => [hosted.complete, ...(hosted.session ? [hosted.session.controller] : [])])
		.map((name): [string, string] => [
			`/on/demandware.store/Sites-vetrina-eu-Site/en-IT/${name}`,
			"payments",
		]),
	["/on/demandware.store/Sites-vetrina-eu-Site/en-IT/IdentityProvider-OAuth", "identity"],
	["/idp/google/token", "identity"],
	["/s/eu/dw/shop/v21_3/baskets", "shop-api"],
	["/admin/faults", undefined],
	["/health", undefined],
])("%s belongs to %s", (path, family) => {
	expect(findFamily(path)).toBe(family);
});
