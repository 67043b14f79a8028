import { expect, it } from "vitest";
import { allLocales, alternatesFor, listAlternates, localeFor } from "./all-locales.ts";
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

const codesIn = (hreflangs: Record<string, string[]>): string[] => {
	const named = countries.map((country) => ({ ...country, hreflangs: hreflangs[country.code] ?? [] }));
	return listAlternates({ config, countries: named }, "eu").map(
		({ hreflang, locale }) => `${hreflang} ${locale.prefix}`,
	);
};

// proves locale-9
it.each([
	[
		"the platform's codes, several for one locale",
		{ IT: ["en", "en-IT", "de-IT"], SA: ["ar"] },
		["ar /ar-sa", "de-IT /de-it", "en /en-it", "en-IT /en-it"],
	],
	[
		"tags where the platform has no code",
		{ IT: ["en-IT", "fr-IT"] },
		["ar-SA /ar-sa", "de-IT /de-it", "en-IT /en-it"],
	],
	[
		"no malformed code and no code twice",
		{ IT: ["en-IT", "EN-it", "de_IT", '"', "ar-SA"], SA: ["ar-sa"] },
		["ar-SA /ar-sa", "de-IT /de-it", "en-IT /en-it"],
	],
])("lists %s", (_, hreflangs, expected) => expect(codesIn(hreflangs)).toEqual(expected));

// proves locale-9
it("leaves a code that two countries have to the first", () => {
	const twice = ["IT", "DE"].map((code) => ({
		code,
		siteId: "eu",
		currency: "EUR",
		languages: ["en" as const],
		hreflangs: ["en", `en-${code}`],
	}));
	expect(
		listAlternates({ config, countries: twice }, "eu").map(
			({ hreflang, locale }) => `${hreflang} ${locale.prefix}`,
		),
	).toEqual(["en /en-it", "en-DE /en-de", "en-IT /en-it"]);
});

// proves locale-9
it("has an x-default on the home page only", () => {
	const alternates = allLocales(book, "eu").map((locale) => ({ hreflang: locale.language, locale }));
	expect(alternatesFor(alternates, "/", "https://v.example").at(-1)).toEqual({
		hreflang: "x-default",
		href: "https://v.example/",
	});
	expect(alternatesFor(alternates, "/women?page=2", "https://v.example")).toEqual([
		{ hreflang: "ar", href: "https://v.example/ar-sa/women?page=2" },
		{ hreflang: "de", href: "https://v.example/de-it/women?page=2" },
		{ hreflang: "en", href: "https://v.example/en-it/women?page=2" },
	]);
});
