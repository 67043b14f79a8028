import type { SiteConfig } from "../locale/site-config.ts";

/** The house's settings in the storefront; all other settings come from the platform. */
export type StorefrontHouse = {
	/** The house's name as shoppers read it. */
	name: string;
	/** The house's name for other services, such as its content space and its films. */
	id: string;
	/** An SVG of 32 × 32 for the browser's tab. */
	icon: string;
	/** Used if the platform has none. */
	customerServiceEmail: string;
	sites: SiteConfig;
	/** Files by host name that prove to Apple that the host is the house's (wallets-7). */
	applePayDomains?: Readonly<Record<string, string>>;
	/** The platform's endpoint that validates Apple's contacts (wallets-14); "controller" if absent. */
	applePayValidation?: "controller" | "customApi";
	/** Folders of the platform's dynamic imaging path. */
	media: { realm: string; catalog: string };
	/** Ids of the storefront at the platform and its services: variables of the Worker that a deployment may override. */
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
