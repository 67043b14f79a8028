import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type AddressBook,
	type AddressRequest,
	type Resolution,
	resolveSiteLocale,
} from "./resolve-site-locale.ts";
import type { AddressPart, SiteConfig } from "./site-config.ts";

const config: SiteConfig = {
	url: { site: "none", locale: "path", showDefaults: true },
	defaultSite: "shop-eu",
	sites: [
		{ id: "shop-eu", alias: "eu", defaultCountry: "IT", defaultLanguage: "en" },
		{ id: "shop-me", alias: "me", defaultCountry: "AE", defaultLanguage: "en" },
	],
	siteAliases: { europe: "shop-eu" },
	countryMappings: {},
	countryRelatedHostnames: {
		instanceTypes: { production: { "shop.ae": "AE" }, staging: {}, development: {} },
	},
	externalHosts: [],
};
const book: AddressBook = {
	config,
	instanceType: "production",
	countries: [
		{ code: "IT", siteId: "shop-eu", currency: "EUR", languages: ["en", "fr", "de"] },
		{ code: "FR", siteId: "shop-eu", currency: "EUR", languages: ["fr", "en"] },
		{ code: "AE", siteId: "shop-me", currency: "AED", languages: ["en", "ar"] },
		{ code: "SA", siteId: "shop-me", currency: "SAR", languages: ["ar", "en"] },
	],
};
const withUrl = (url: Partial<SiteConfig["url"]>): AddressBook => ({
	...book,
	config: { ...config, url: { ...config.url, ...url } },
});

const ask = (address: string, options: Partial<AddressRequest> = {}, at: AddressBook = book): Resolution => {
	const [path = "", query] = address.split(/\?(.*)/s);
	return resolveSiteLocale(
		{
			host: "shop.example",
			path,
			search: query ? `?${query}` : "",
			rememberedChoice: {},
			isBot: false,
			acceptedLanguages: [],
			...options,
		},
		at,
	);
};
/** Returns a resolution as one line of text. */
const shown = (resolution: Resolution): string => {
	switch (resolution.kind) {
		case "localised":
			return `${resolution.isShared ? "" : "private "}${resolution.locale.siteId} ${resolution.locale.language}-${resolution.locale.country} ${resolution.path}${resolution.search}`;
		case "redirect":
			return `${resolution.status}${resolution.isShared ? "" : " private"} ${resolution.location}${resolution.remember ? ` remember ${resolution.remember.language}-${resolution.remember.country}` : ""}`;
		case "landing":
		case "not-found":
			return `${resolution.kind} ${resolution.locale.language}-${resolution.locale.country}`;
		case "error":
			return resolution.error.code;
	}
};
const saudi = { rememberedChoice: { country: "SA", language: "en" } };

// proves locale-1, locale-2, locale-3, locale-4
describe("addresses with the locale in the path", () => {
	test.each<[string, string, Partial<AddressRequest>?]>([
		["/en-it/", "shop-eu en-IT /"],
		["/en-it", "shop-eu en-IT /"],
		["/en-it/women/dresses?page=2&q=a+b", "shop-eu en-IT /women/dresses?page=2&q=a+b"],
		["/ar-sa/women", "shop-me ar-SA /women"],
		["/EN-it/Women?q=X", "301 /en-it/Women?q=X"],
		["/en-IT", "301 /en-it/"],
		["/en-it/women/", "301 /en-it/women"],
		["/en-it//women", "301 /en-it/women"],
		["/ar-it/women", "not-found en-IT"],
		["/ko-sa/", "not-found ar-SA"],
		["/en-zz/women", "not-found en-IT"],
		["/xx-yy/", "not-found en-IT"],
		["/xx-it/", "not-found en-IT"],
		["/s/eu/en-it/women", "301 /en-it/women"],
		["/s/EUROPE/en-it/women?x=1", "301 /en-it/women?x=1"],
		["/s/me/en-it/women", "not-found en-IT"],
		["/s/nowhere/en-it/women", "not-found en-IT"],
		["/default/women", "301 /en-it/women"],
		["/s/me/default/women", "301 /en-ae/women"],
		["/fr/women", "301 private /fr-it/women"],
		["/fr/women", "301 private /fr-fr/women", { rememberedChoice: { country: "FR", language: "en" } }],
		["/ar/women", "301 private /ar-ae/women"],
		["/ar/women", "301 private /ar-sa/women", { country: "SA" }],
		["/ar/women", "private shop-me ar-AE /women", { isBot: true }],
		["/s/eu/ar/women", "not-found en-IT"],
		["/women?locale=fr-it&page=2", "301 /fr-it/women?page=2"],
		["/women?site=me", "301 private /en-ae/women"],
		["/women?locale=%3Cscript%3E", "not-found en-IT"],
		["/women?country=SA&language=ar&x=1", "302 private /ar-sa/women?x=1 remember ar-SA"],
		["/?country=SA&language=ko", "not-found ar-SA"],
		["/women", "301 private /en-it/women"],
		["/women?q=a%20b", "301 private /fr-fr/women?q=a%20b", { country: "FR" }],
		["/women", "301 private /en-sa/women", saudi],
		["/women", "301 private /ar-sa/women", { rememberedChoice: { country: "SA", language: "ja" } }],
		["/women", "301 private /de-it/women", { acceptedLanguages: ["de"] }],
		["/women", "301 private /en-ae/women", { host: "shop.ae" }],
		["/women", "private shop-eu en-IT /women", { isBot: true, ...saudi }],
		[
			"/women",
			"301 private /en-it/women",
			{ rememberedChoice: { country: "'; DROP", language: "<script>" }, country: "T1" },
		],
		["/wp-login.php", "not-found en-IT"],
		["/silk-dress.html", "301 private /en-it/silk-dress.html"],
		["/xx", "301 private /en-it/xx"],
	])("%s → %s", (address, expected, options) => expect(shown(ask(address, options))).toBe(expected));
});

// proves locale-17
describe("path and query that disagree", () => {
	test.each<[string, string, Partial<AddressRequest>?]>([
		["/en-it/women?site=me", "301 /en-it/women"],
		["/en-it/about?locale=fr-fr", "301 /en-it/about"],
		["/en-it/women?site=me&locale=ar-sa&page=2&q=a+b", "301 /en-it/women?page=2&q=a+b"],
		["/en-it/women?page=2&country=SA&language=ar", "301 /en-it/women?page=2"],
		["/en-it/women?site=nowhere", "301 /en-it/women"],
		["/en-it/women?site=", "301 /en-it/women"],
		["/en-it/women?locale=%3Cscript%3E", "301 /en-it/women"],
		// A query that repeats the path's locale is redirected, so that the page has one address.
		["/en-it/women?site=eu", "301 /en-it/women"],
		["/en-it/women?locale=en-it", "301 /en-it/women"],
		// A country without a language is an ordinary parameter.
		["/en-it/women?country=SA", "shop-eu en-IT /women?country=SA"],
		["/s/me/women?locale=fr-it", "301 private /en-ae/women"],
		["/s/me/women?locale=de", "301 private /en-ae/women"],
		["/s/me/women?country=IT&language=en", "301 private /en-ae/women"],
		["/s/me/women?site=eu", "301 private /en-ae/women"],
		["/ar/women?site=eu", "301 private /ar-ae/women"],
		["/fr/women?site=nowhere", "301 private /fr-it/women"],
		["/default/women?locale=fr-fr", "301 /en-it/women"],
		["/default/women?site=nowhere", "301 /en-it/women"],
		// The query supplies parts that the path lacks.
		["/s/me/women?locale=ar-sa", "301 /ar-sa/women"],
		["/ar/women?site=me", "301 private /ar-ae/women"],
		["/default/women?site=me", "301 /en-ae/women"],
		["/s/me/women?locale=en-zz", "not-found en-AE"],
		["/s/nowhere/women?locale=en-it", "not-found en-IT"],
	])("%s → %s", (address, expected, options) => expect(shown(ask(address, options))).toBe(expected));

	test.each<[Partial<SiteConfig["url"]>, string, string]>([
		[{ locale: "query" }, "/fr-it/women?locale=de-it", "301 /women?locale=fr-it"],
		[{ site: "query" }, "/en-it/women?site=me", "301 /en-it/women?site=eu"],
		[{ site: "query" }, "/en-it/women?site=eu", "shop-eu en-IT /women"],
		[{ site: "path" }, "/s/eu/en-it/women?site=me&locale=ar-sa", "301 /s/eu/en-it/women"],
		[{ showDefaults: false }, "/en-ae/women?site=eu", "301 /en-ae/women"],
	])("%j: %s → %s", (url, address, expected) => expect(shown(ask(address, {}, withUrl(url)))).toBe(expected));
});

// proves locale-12, locale-14
describe("the landing page", () => {
	test.each<[string, string, Partial<AddressRequest>?]>([
		["/", "landing en-IT"],
		["/?utm_source=x", "landing fr-FR", { country: "FR" }],
		["/", "landing ar-SA", { country: "SA", acceptedLanguages: ["fr", "ar"] }],
		["/", "landing en-IT", { country: "BR" }],
		["/?utm_source=x", "302 private /en-sa/?utm_source=x", saudi],
		["/", "landing en-SA", { ...saudi, isBot: true }],
		["/", "landing en-IT", { rememberedChoice: { country: "ZZ", language: "en" } }],
	])("%s → %s", (address, expected, options) => expect(shown(ask(address, options))).toBe(expected));
});

describe("unsafe paths are not found, not redirected", () => {
	test.each([
		"//evil.example",
		"//evil.example/en-it",
		"/\\evil.example",
		"/%5cevil.example",
		"/%2f%2fevil.example",
		"/a%00b",
		"/en-it/%0d%0aset-cookie:x",
		"evil",
	])("%s", (path) => expect(ask(path).kind).toBe("not-found"));
});

describe("addresses with other configurations", () => {
	test.each<[Partial<SiteConfig["url"]>, string, string, Partial<AddressRequest>?]>([
		[{ showDefaults: false }, "/women", "shop-eu en-IT /women"],
		[{ showDefaults: false }, "/women", "shop-eu en-IT /women", saudi],
		[{ showDefaults: false }, "/", "shop-eu en-IT /", saudi],
		[{ showDefaults: false }, "/en-it/women", "301 /women"],
		[{ showDefaults: false }, "/default/women", "301 /women"],
		[{ showDefaults: false }, "/fr-it/women", "shop-eu fr-IT /women"],
		[{ showDefaults: false }, "/en-ae/women", "shop-me en-AE /women"],
		[{ showDefaults: false }, "/en-ae/women", "301 /women", { host: "shop.ae" }],
		[{ site: "path" }, "/s/eu/en-it/women", "shop-eu en-IT /women"],
		[{ site: "path" }, "/en-it/women", "301 /s/eu/en-it/women"],
		[{ site: "path", showDefaults: false }, "/s/eu/en-it/women", "301 /women"],
		[{ site: "path", showDefaults: false }, "/s/me/women", "shop-me en-AE /women"],
		[{ site: "path", showDefaults: false }, "/s/me/ar-sa/women", "shop-me ar-SA /women"],
		[{ locale: "query" }, "/women?page=2&locale=fr-it", "301 /women?locale=fr-it&page=2"],
		[{ locale: "query" }, "/women?locale=fr-it&page=2", "shop-eu fr-IT /women?page=2"],
		[{ locale: "query" }, "/women?page=2", "301 private /women?locale=en-it&page=2"],
		[{ locale: "query", site: "query" }, "/women?site=me&locale=ar-sa", "shop-me ar-SA /women"],
		[{ locale: "none" }, "/women", "private shop-me en-SA /women", saudi],
		[{ locale: "none" }, "/women", "private shop-eu en-IT /women", { ...saudi, isBot: true }],
		[{ locale: "none" }, "/fr-fr/women", "302 private /women remember fr-FR"],
		[{ locale: "none" }, "/fr/women", "301 private /women remember fr-IT"],
	])("%j: %s → %s", (url, address, expected, options) =>
		expect(shown(ask(address, options, withUrl(url)))).toBe(expected),
	);

	// proves locale-7
	test("a broken configuration is an error by its name", () => {
		expect(shown(ask("/women", {}, { ...book, config: { ...config, sites: [] } }))).toBe("no-sites");
		expect(shown(ask("/women", {}, { ...book, countries: [] }))).toBe("no-matching-default-site");
		expect(shown(ask("/women", { host: "" }))).toBe("url-required");
	});
});

describe("whatever comes in", () => {
	const part = fc.constantFrom<AddressPart>("path", "query", "none");
	const url = fc.record({ site: part, locale: part, showDefaults: fc.boolean() });
	const segment = fc.oneof(
		fc.constantFrom(
			"en-it",
			"EN-SA",
			"fr",
			"ar",
			"default",
			"s",
			"eu",
			"me",
			"",
			"..",
			"%2e%2e",
			"women",
			"%zz",
			"a|b",
			"x.html",
			"evil.example",
		),
		fc.string({ unit: "binary", maxLength: 6 }),
	);
	const path = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join("/")}`);
	const parameter = fc
		.tuple(
			fc.constantFrom("site", "locale", "country", "language", "q", "x"),
			fc.oneof(segment, fc.constantFrom("SA", "ar", "ar-sa")),
		)
		.map(([name, value]) => `${name}=${value}`);
	const request = fc.record({
		host: fc.constantFrom("shop.example", "shop.ae", "localhost:5173"),
		path: fc.oneof(path, fc.string({ unit: "binary" })),
		search: fc
			.array(parameter, { maxLength: 4 })
			.map((parts) => (parts.length > 0 ? `?${parts.join("&")}` : "")),
		rememberedChoice: fc.record(
			{
				country: fc.oneof(fc.string(), fc.constantFrom("SA", "it")),
				language: fc.oneof(fc.string(), fc.constantFrom("ar", "en")),
			},
			{ requiredKeys: [] },
		),
		isBot: fc.boolean(),
		country: fc.option(fc.constantFrom("FR", "XX", "t1"), { nil: undefined }),
		acceptedLanguages: fc.subarray(["ar", "fr", "ja"] as const),
	});

	// proves locale-2
	test("nothing throws, no location leaves the origin, and following it ends", () => {
		fc.assert(
			fc.property(request, url, (first, configured) => {
				const at = withUrl(configured);
				let next = first;
				// Each redirect removes one of several locales in a path.
				const most = 3 + first.path.split("/").length;
				for (let hops = 0; ; hops++) {
					const resolution = resolveSiteLocale(next, at);
					if (resolution.kind !== "redirect") break;
					expect(hops, resolution.location).toBeLessThan(most);
					const target = new URL(resolution.location, `https://${next.host}`);
					expect(target.host).toBe(next.host);
					expect(resolution.location).not.toMatch(/^\/[/\\]/);
					next = {
						...next,
						path: target.pathname,
						search: target.search,
						rememberedChoice: resolution.remember ?? next.rememberedChoice,
					};
				}
			}),
			{ numRuns: 3000 },
		);
	});
});
