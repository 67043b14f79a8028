import type { Market } from "../locale/market.ts";
import type { SiteConfig } from "../locale/site-config.ts";
import type { PlatformWays } from "./platform-ways.ts";

export type StorefrontHouse = {
	name: string;
	id: string;
	icon: string;
	/** Media id of the portrait picture on the page where shoppers choose their country; without one, an empty window is drawn. */
	entrance?: string;
	customerServiceEmail: string;
	sites: SiteConfig;
	/** How the platform answers families of calls that it may answer in several ways. */
	platform?: PlatformWays;
	/** Loads countries and settings for a platform without controllers; without it, such a platform gives 503 (platform-16). */
	market?: () => Promise<Market>;
	/** A word of the user agent of the house's iOS app, which draws header and footer itself (shell-27). */
	iosAppToken?: string;
	/** Pictures of the house in place of drawn marks of payment methods, by the marks' ids (content-43). */
	paymentMarks?: Readonly<Record<string, string>>;
	applePayDomains?: Readonly<Record<string, string>>;
	applePayValidation?: "controller" | "customApi";
	media: { realm: string; catalog: string };
	variables: Readonly<
		Record<
			| "COMMERCE_ORGANIZATION"
			| "COMMERCE_CLIENT_ID"
			| "HOSTED_SEARCH_APPLICATION"
			| "RECOMMENDATIONS_CLIENT_ID"
			| "RECOMMENDATIONS_REALM",
			string
		> & {
			COMMERCE_PRIVATE_CLIENT_ID?: string;
			/** Addresses of a platform that is not the embedded cloud (docs/salesforce.md). */
			SCAPI_URL?: string;
			SLAS_URL?: string;
			SLAS_CALLBACK_URL?: string;
			CUSTOM_API_URL?: string;
			CONTROLLERS_URL?: string;
			CONTENT_URL?: string;
			MEDIA_URL?: string;
			MEDIA_HOSTS?: string;
			/** Receivers of analytics (docs/deployment.md). */
			GOOGLE_ANALYTICS_ID?: string;
			GOOGLE_ANALYTICS_URL?: string;
			DATA_360_SOURCE?: string;
			DATA_360_URL?: string;
			WEBHOOK_URL?: string;
			/** A space with the house's content (docs/contentful.md). */
			CONTENTFUL_SPACE?: string;
			CONTENTFUL_ENVIRONMENT?: string;
			CONTENTFUL_LOCALES?: string;
			CONTENTFUL_IMAGES_URL?: string;
		}
	>;
};
