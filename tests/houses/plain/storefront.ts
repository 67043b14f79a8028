import type { StorefrontHouse } from "../../../shared/domain/shell/storefront-house.ts";

const SITE = "plain-shop";

export const storefront: StorefrontHouse = {
	name: "Plain",
	id: "plain",
	icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15"/></svg>',
	customerServiceEmail: "help@plain.example",
	media: { realm: "PLAIN", catalog: "Sites-plain-catalog" },
	variables: {
		COMMERCE_ORGANIZATION: "f_ecom_plain_001",
		COMMERCE_CLIENT_ID: "plain",
		HOSTED_SEARCH_APPLICATION: "plain",
		RECOMMENDATIONS_CLIENT_ID: "plain-recommendations",
		RECOMMENDATIONS_REALM: "plain",
	},
	sites: {
		url: { site: "none", locale: "path", showDefaults: true },
		defaultSite: SITE,
		sites: [{ id: SITE, alias: "shop", defaultCountry: "DE", defaultLanguage: "en" }],
		siteAliases: {},
		countryMappings: {},
		countryRelatedHostnames: { instanceTypes: { production: {}, staging: {}, development: {} } },
		externalHosts: [],
	},
};
