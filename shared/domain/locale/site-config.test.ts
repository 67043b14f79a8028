import { describe, expect, test } from "vitest";
import {
	countryOfHost,
	hostForCountry,
	type SiteConfig,
	siteByName,
	siteConfigError,
	siteIdOfCountry,
} from "./site-config.ts";

const config: SiteConfig = {
	url: { site: "none", locale: "path", showDefaults: true },
	defaultSite: "shop-eu",
	sites: [{ id: "shop-eu", alias: "eu", defaultCountry: "IT", defaultLanguage: "en" }],
	siteAliases: { europe: "shop-eu" },
	countryMappings: { TR: "shop-eu" },
	countryRelatedHostnames: {
		instanceTypes: { production: { "shop.example": "IT", "shop.fr": "FR" }, staging: {}, development: {} },
	},
	externalHosts: [],
};

// proves locale-7
describe("siteConfigError", () => {
	test.each([
		["missing-url-key", { ...config, url: undefined }],
		["no-sites", { ...config, sites: [] }],
		["no-sites", { ...config, sites: undefined }],
		["no-matching-default-site", { ...config, defaultSite: "other" }],
		["missing-instance-types", { ...config, countryRelatedHostnames: {} }],
		["missing-instance-types", { ...config, countryRelatedHostnames: undefined }],
		["missing-instance-type", { ...config, countryRelatedHostnames: { instanceTypes: { staging: {} } } }],
	])("%s", (code, broken) => expect(siteConfigError(broken, "production")?.code).toBe(code));

	test("a whole configuration has none", () => expect(siteConfigError(config, "production")).toBeNull());
});

test("a site is found by alias, id and further alias in any case, and by nothing else", () => {
	for (const name of ["eu", "EU", "shop-eu", "Europe"])
		expect(siteByName(config, name)?.id, name).toBe("shop-eu");
	for (const name of ["", "us", "constructor", "__proto__"])
		expect(siteByName(config, name), name).toBeUndefined();
});

test("host names stand for countries, whatever their port", () => {
	expect(countryOfHost(config, "production", "SHOP.fr:8443")).toBe("FR");
	expect(countryOfHost(config, "production", "constructor")).toBeUndefined();
	expect(countryOfHost(config, "staging", "shop.fr")).toBeUndefined();
});

// proves locale-6
test("a change of country moves between known hosts only", () => {
	expect(hostForCountry(config, "production", "shop.example:8443", "FR")).toBe("shop.fr:8443");
	expect(hostForCountry(config, "production", "shop.fr", "FR")).toBeNull();
	expect(hostForCountry(config, "production", "shop.fr", "DE")).toBeNull();
	expect(hostForCountry(config, "production", "localhost:5173", "FR")).toBeNull();
});

test("the configuration's mapping of a country comes before the platform's", () => {
	const country = { code: "TR", siteId: "shop-me", currency: "USD", languages: [] };
	expect(siteIdOfCountry(config, country)).toBe("shop-eu");
	expect(siteIdOfCountry(config, { ...country, code: "AE" })).toBe("shop-me");
});
