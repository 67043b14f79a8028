import fc from "fast-check";
import { expect, test } from "vitest";
import { changeLocale } from "./change-locale.ts";
import type { AddressBook } from "./resolve-site-locale.ts";

const book: AddressBook = {
	instanceType: "production",
	config: {
		url: { site: "none", locale: "path", showDefaults: true },
		defaultSite: "shop-eu",
		sites: [
			{ id: "shop-eu", alias: "eu", defaultCountry: "IT", defaultLanguage: "en" },
			{ id: "shop-me", alias: "me", defaultCountry: "SA", defaultLanguage: "ar" },
		],
		siteAliases: {},
		countryMappings: {},
		countryRelatedHostnames: { instanceTypes: { production: { "shop.eu": "IT", "shop.sa": "SA" }, staging: {}, development: {} } },
		externalHosts: [],
	},
	countries: [
		{ code: "IT", siteId: "shop-eu", currency: "EUR", languages: ["en", "de"] },
		{ code: "SA", siteId: "shop-me", currency: "SAR", languages: ["ar", "en"] },
	],
};
const change = (country: string, language: string, path: string, origin = "https://localhost:5173") => changeLocale(book, origin, "shop-eu", { country, language, path });

test.each([
	["SA", "ar", "/women?page=2", "/ar-sa/women?page=2"],
	["sa", "AR", "/", "/ar-sa/"],
	["SA", "de", "/women", "/ar-sa/women"],
	["IT", "de", "/a b/<x>", "/de-it/a%20b/%3Cx%3E"],
	["IT", "en", "//evil.example", "/en-it/"],
	["IT", "en", "/\\evil.example", "/en-it/"],
	["IT", "en", "https://evil.example/", "/en-it/"],
	["IT", "en", "", "/en-it/"],
])("%s in %s at %j leads to %s", (country, language, path, expected) => expect(change(country, language, path)?.location).toBe(expected));

test("a country that the shop does not have leads nowhere", () => {
	for (const country of ["", "ZZ", "constructor"]) expect(change(country, "en", "/")).toBeNull();
});

test("the choice is remembered as it was resolved", () => {
	expect(change("SA", "de", "/")?.remember).toEqual({ country: "SA", language: "ar" });
});

test("a country with a host of its own is visited there", () => {
	expect(change("SA", "en", "/women", "https://shop.eu")?.location).toBe("https://shop.sa/?country=SA&language=en");
	expect(change("IT", "de", "/women", "https://shop.eu")?.location).toBe("/de-it/women");
});

test("no path leads out of the shop", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), fc.webPath().map((path) => `/${path}`)), (path) => {
			const target = change("IT", "en", path);
			expect(new URL(target?.location ?? "", "https://localhost:5173").origin).toBe("https://localhost:5173");
		}),
	);
});
