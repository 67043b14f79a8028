import type { SiteConfig } from "../locale/site-config.ts";

export type StorefrontHouse = {
	name: string;
	id: string;
	icon: string;
	customerServiceEmail: string;
	sites: SiteConfig;
	/** Files by host name that prove to Apple that the host is the house's (wallets-7). */
	applePayDomains?: Readonly<Record<string, string>>;
	/** The platform's endpoint that validates Apple's contacts (wallets-14); "controller" if absent. */
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
		> & { COMMERCE_PRIVATE_CLIENT_ID?: string }
	>;
};
