import type { SiteConfig } from "../locale/site-config.ts";

/** All that the storefront knows of whose shop it is; everything else comes from the platform. */
export type StorefrontHouse = {
	/** What shoppers read. */
	name: string;
	/** The house's name for other services, such as its content space and its films. */
	id: string;
	/** An SVG of 32 × 32 for the browser's tab. */
	icon: string;
	/** Where the platform cannot say it. */
	customerServiceEmail: string;
	sites: SiteConfig;
	/** By host name: what proves to Apple that the host is the house's (wallets-7). */
	applePayDomains?: Readonly<Record<string, string>>;
	/** Which of the platform's two ways validates Apple's contacts (wallets-14); its controller, if missing. */
	applePayValidation?: "controller" | "customApi";
	/** Folders of the platform's dynamic imaging path. */
	media: { realm: string; catalog: string };
	/** What the platform and its services know the storefront by: variables of the Worker that a deployment may set to its own. */
	variables: Readonly<
		Record<
			| "COMMERCE_ORGANIZATION"
			| "COMMERCE_CLIENT_ID"
			| "HOSTED_SEARCH_APPLICATION"
			| "RECOMMENDATIONS_CLIENT_ID"
			| "RECOMMENDATIONS_REALM",
			string
		> & { COMMERCE_PRIVATE_CLIENT_ID?: string }
	>;
};
