import type { StorefrontHouse } from "../../shared/domain/shell/storefront-house.ts";

/** Returns a file like the one that Apple provides for a merchant's host. The sandbox's file verifies nothing. */
const domainAssociation = (host: string): string =>
	`sandbox apple-pay domain association of merchant.example.vetrina at ${host}\n`;

export const storefront: StorefrontHouse = {
	name: "Vetrina",
	id: "vetrina",
	icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#171411"/><path d="M6 7h7M19 7h7M9 7l7.5 18L23 7" fill="none" stroke="#faf8f4" stroke-width="1.6"/></svg>',
	entrance: "editorial/walk-portrait.jpg",
	customerServiceEmail: "care@vetrina.example",
	iosAppToken: "VetrinaApp",
	applePayDomains: Object.fromEntries(
		["eu", "us", "me", "ap"]
			.flatMap((site) => [`${site}.vetrina.example`, `${site}.localhost`])
			.concat("localhost", "127.0.0.1")
			.map((host) => [host, domainAssociation(host)]),
	),
	media: { realm: "VTRA_001", catalog: "Sites-vetrina-catalog" },
	variables: {
		COMMERCE_ORGANIZATION: "f_ecom_vtra_001",
		COMMERCE_CLIENT_ID: "vetrina",
		COMMERCE_PRIVATE_CLIENT_ID: "vetrina-private",
		HOSTED_SEARCH_APPLICATION: "vetrina",
		RECOMMENDATIONS_CLIENT_ID: "vetrina-recommendations",
		RECOMMENDATIONS_REALM: "vtra",
		// The stand-ins of the embedded cloud receive these events, because their services have no address here.
		GOOGLE_ANALYTICS_ID: "G-VETRINA001",
		DATA_360_SOURCE: "3f0c2f0e-6c1a-4f7e-9a57-8d7b6f0f9a11",
		WEBHOOK_URL: "/webhook/v1/events",
	},
	market: () => import("./market.ts").then(({ market }) => market),
	sites: {
		// The country in "/en-it/" identifies the site, so addresses need no site alias such as "/s/eu".
		url: { site: "none", locale: "path", showDefaults: true },
		defaultSite: "vetrina-eu",
		sites: [
			{ id: "vetrina-eu", alias: "eu", defaultCountry: "IT", defaultLanguage: "en" },
			{ id: "vetrina-us", alias: "us", defaultCountry: "US", defaultLanguage: "en" },
			{ id: "vetrina-me", alias: "me", defaultCountry: "AE", defaultLanguage: "en" },
			{ id: "vetrina-ap", alias: "ap", defaultCountry: "JP", defaultLanguage: "ja" },
		],
		siteAliases: {
			europe: "vetrina-eu",
			americas: "vetrina-us",
			"middle-east": "vetrina-me",
			asia: "vetrina-ap",
		},
		countryMappings: {},
		countryRelatedHostnames: {
			instanceTypes: {
				production: {
					"eu.vetrina.example": "IT",
					"us.vetrina.example": "US",
					"me.vetrina.example": "AE",
					"ap.vetrina.example": "JP",
				},
				staging: { "eu.localhost": "IT", "us.localhost": "US", "me.localhost": "AE", "ap.localhost": "JP" },
				development: {
					"eu.localhost": "IT",
					"us.localhost": "US",
					"me.localhost": "AE",
					"ap.localhost": "JP",
				},
			},
		},
		externalHosts: ["www.vetrina.example"],
	},
};
