import type { SiteConfig } from "../locale/site-config.ts";

export type StorefrontHouse = {
	name: string;
	id: string;
	icon: string;
	customerServiceEmail: string;
	sites: SiteConfig;
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
		> & { COMMERCE_PRIVATE_CLIENT_ID?: string }
	>;
};
