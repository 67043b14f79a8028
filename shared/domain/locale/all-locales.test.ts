import { expect, it } from "vitest";
import { allLocales, alternatesFor, localeFor } from "./all-locales.ts";
import type { AddressCountry, SiteConfig } from "./site-config.ts";

const config: SiteConfig = {
	url: { site: "none", locale: "path", showDefaults: true },
	defaultSite: "eu",
	sites: [
		{ id: "eu", alias: "eu", defaultCountry: "IT", defaultLanguage: "en" },
		{ id: "me", alias: "me", defaultCountry: "AE", defaultLanguage: "en" },
	],
	siteAliases: {},
	externalHosts: [],
	countryMappings: {},
	countryRelatedHostnames: { instanceTypes: { production: {}, staging: {}, development: {} } },
};
const countries: AddressCountry[] = [
	{ code: "IT", siteId: "eu", currency: "EUR", languages: ["en", "de"] },
	{ code: "SA", siteId: "me", currency: "SAR", languages: ["ar"] },
];
const book = { config, countries };

// proves locale-3
it("finds the locale of a country and language, with its site and currency", () => {
	expect(localeFor(book, "eu", "SA", "ar")).toEqual({
		siteId: "me",
		country: "SA",
		language: "ar",
		currency: "SAR",
		prefix: "/ar-sa",
	});
	expect(localeFor(book, "eu", "SA", "de")).toBeUndefined();
	expect(localeFor(book, "eu", "XX", "en")).toBeUndefined();
});

it("lists each country with each of its languages, in order of their tags", () =>
	expect(allLocales(book, "eu").map(({ prefix }) => prefix)).toEqual(["/ar-sa", "/de-it", "/en-it"]));

// proves locale-9
it("has an x-default on the home page only", () => {
	const locales = allLocales(book, "eu");
	expect(alternatesFor(locales, "/", "https://v.example").at(-1)).toEqual({
		hreflang: "x-default",
		href: "https://v.example/",
	});
	expect(alternatesFor(locales, "/women?page=2", "https://v.example")).toEqual([
		{ hreflang: "ar-SA", href: "https://v.example/ar-sa/women?page=2" },
		{ hreflang: "de-IT", href: "https://v.example/de-it/women?page=2" },
		{ hreflang: "en-IT", href: "https://v.example/en-it/women?page=2" },
	]);
});
