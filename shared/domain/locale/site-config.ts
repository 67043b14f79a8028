import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";

export type InstanceTypeName = "production" | "staging" | "development";
export type AddressPart = "path" | "query" | "none";

export type Site = {
	id: string;
	alias: string;
	defaultCountry: string;
	defaultLanguage: Language;
};

export type SiteConfig = {
	url: {
		site: AddressPart;
		locale: AddressPart;
		showDefaults: boolean;
	};
	defaultSite: string;
	sites: Site[];
	siteAliases: Record<string, string>;
	countryMappings: Record<string, string>;
	countryRelatedHostnames: { instanceTypes: Record<InstanceTypeName, Record<string, string>> };
	externalHosts: readonly string[];
};

export type AddressCountry = {
	code: string;
	siteId: string;
	currency: string;
	languages: readonly Language[];
};

export type ConfigurationErrorCode =
	| "url-required"
	| "no-matching-default-site"
	| "no-sites"
	| "missing-url-key"
	| "missing-instance-types"
	| "missing-instance-type";
export type ConfigurationError = { code: ConfigurationErrorCode; message: string };

const MESSAGES: Record<ConfigurationErrorCode, string> = {
	"url-required": "An URL is required to find a site.",
	"no-matching-default-site": "Cannot find a site that matches the default site.",
	"no-sites": "Cannot find any sites in the configuration.",
	"missing-url-key": "The site configuration has no key 'url'.",
	"missing-instance-types": "The host names of the site configuration have no key 'instanceTypes'.",
	"missing-instance-type": "The host names of the site configuration have no entry for this instance type.",
};
export const configurationError = (code: ConfigurationErrorCode): ConfigurationError => ({
	code,
	message: MESSAGES[code],
});

type Unchecked = Partial<Omit<SiteConfig, "countryRelatedHostnames">> & {
	countryRelatedHostnames?: {
		instanceTypes?: Partial<SiteConfig["countryRelatedHostnames"]["instanceTypes"]>;
	};
};

/** Returns the first error of the configuration, or null (locale-7). */
export const siteConfigError = (
	config: Unchecked,
	instanceType: InstanceTypeName,
): ConfigurationError | null => {
	if (!config.url) return configurationError("missing-url-key");
	if (!config.sites?.length) return configurationError("no-sites");
	if (!config.sites.some((site) => site.id === config.defaultSite))
		return configurationError("no-matching-default-site");
	if (!config.countryRelatedHostnames?.instanceTypes) return configurationError("missing-instance-types");
	if (!config.countryRelatedHostnames.instanceTypes[instanceType])
		return configurationError("missing-instance-type");
	return null;
};

export const siteById = (config: Pick<SiteConfig, "sites">, id: string): Site | undefined =>
	config.sites.find((site) => site.id === id);

export const siteByName = (
	config: Pick<SiteConfig, "sites" | "siteAliases">,
	name: string,
): Site | undefined => {
	const lowerName = name.toLowerCase();
	const id = Object.hasOwn(config.siteAliases, lowerName) ? config.siteAliases[lowerName] : undefined;
	return config.sites.find((site) => site.alias === lowerName || site.id === lowerName || site.id === id);
};

const readHostname = (host: string): string => host.toLowerCase().replace(/:\d+$/, "");

export const countryOfHost = (
	config: SiteConfig,
	instanceType: InstanceTypeName,
	host: string,
): string | undefined => {
	const hosts = config.countryRelatedHostnames.instanceTypes[instanceType];
	const hostname = readHostname(host);
	return Object.hasOwn(hosts, hostname) ? hosts[hostname] : undefined;
};

/**
 * Returns the host that serves the country (locale-6), with this host's port, or null if the shopper stays on this host. A host that the
 * configuration does not name, such as localhost or a preview, serves every country.
 */
export const hostForCountry = (
	config: SiteConfig,
	instanceType: InstanceTypeName,
	host: string,
	country: string,
): string | null => {
	if (countryOfHost(config, instanceType, host) === undefined) return null;
	const targetHost = Object.entries(config.countryRelatedHostnames.instanceTypes[instanceType]).find(
		([, one]) => one === country,
	)?.[0];
	if (!targetHost || targetHost === readHostname(host)) return null;
	return targetHost + (/:\d+$/.exec(host)?.[0] ?? "");
};

export const siteIdOfCountry = (
	config: Pick<SiteConfig, "countryMappings">,
	country: AddressCountry,
): string =>
	(Object.hasOwn(config.countryMappings, country.code) ? config.countryMappings[country.code] : undefined) ??
	country.siteId;
