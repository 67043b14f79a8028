import type { Organization } from "@vetrina/commerce-sandbox/house/organization.ts";
import { sites } from "./sites.ts";

export const demoOrganization: Organization = {
	organizationId: "f_ecom_vtra_001",
	tenantId: "vtra_001",
	clients: [
		{ clientId: "vetrina", isPrivate: false },
		{ clientId: "vetrina-private", isPrivate: true },
	],
	sites: Object.fromEntries(sites.map(({ id }) => [id, id])),
};

/**
 * Ids that Salesforce's templates are configured with, so that a storefront generated from a template runs against the sandbox unchanged.
 */
export const referenceArchitecture: Organization = {
	organizationId: "f_ecom_zzrf_001",
	tenantId: "zzrf_001",
	clients: [
		{ clientId: "c9c45bfd-0ed3-4aa2-9971-40f88962b836", isPrivate: false },
		{ clientId: "83e4a0a4-6f29-4c3c-9d5e-0d5a3f7d3b16", isPrivate: true },
	],
	sites: { RefArch: "vetrina-us", RefArchGlobal: "vetrina-eu" },
};

/** Production serves only the first organisation. */
export const organizations: readonly [Organization, ...Organization[]] = [
	demoOrganization,
	referenceArchitecture,
];
