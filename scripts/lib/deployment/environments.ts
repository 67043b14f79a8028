import type { StorefrontHouse } from "../../../shared/domain/shell/storefront-house.ts";

/** Environments of both `wrangler.toml`, which are named like their instance types (ops-10). */
export const ENVIRONMENTS = ["staging", "production"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Returns the hosts that the house has for an instance type, one for each country that has its own. Hosts of this machine are left out. */
export const listHosts = ({ sites }: StorefrontHouse, instanceType: unknown): string[] => {
	const types: Record<string, Record<string, string>> = sites.countryRelatedHostnames.instanceTypes;
	return Object.keys(types[String(instanceType)] ?? {}).filter((host) => !/(^|\.)localhost$/.test(host));
};

/** Returns the hosts as custom domains, for which Cloudflare makes records and certificates. */
export const listRoutes = (hosts: readonly string[]): { pattern: string; custom_domain: true }[] =>
	hosts.map((pattern) => ({ pattern, custom_domain: true as const }));
