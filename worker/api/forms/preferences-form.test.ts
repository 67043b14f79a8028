import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, it } from "vitest";
import { handoverAddress } from "../../../shared/domain/locale/site-address.ts";
import type { AddressCountry } from "../../../shared/domain/locale/site-config.ts";
import { readPreference } from "./preferences-form.ts";

const current: SiteLocale = {
	siteId: "vetrina-eu",
	country: "IT",
	language: "en",
	currency: "EUR",
	prefix: "/en-it",
};
const countries: AddressCountry[] = [
	{ code: "IT", siteId: "vetrina-eu", currency: "EUR", languages: ["en", "de"] },
	{ code: "SA", siteId: "vetrina-me", currency: "SAR", languages: ["ar", "en"] },
	{ code: "FR", siteId: "vetrina-eu", currency: "EUR", languages: ["fr"] },
];
const read = (fields: Record<string, string>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return readPreference(form, current, countries, "vetrina-eu");
};

// proves locale-6
it("leads to the same page in the chosen country and language", () => {
	const chosen = read({
		country: "SA",
		language: "ar",
		path: "/en-it/women/dresses?srule=price-low-to-high",
	});
	expect(chosen?.location).toBe("/ar-sa/women/dresses?srule=price-low-to-high");
	expect(chosen?.locale).toMatchObject({ siteId: "vetrina-me", currency: "SAR" });
});

// proves locale-5
it("keeps the language where the country has it, else takes the country's first", () => {
	expect(read({ country: "SA" })).toMatchObject({ location: "/en-sa/" });
	expect(read({ country: "SA" })).not.toHaveProperty("unknown");
	expect(read({ country: "SA", language: "ko" })).toMatchObject({
		location: "/en-sa/",
		unknown: { language: "ko" },
	});
	expect(read({ country: "FR" })).toMatchObject({ location: "/fr-fr/" });
	expect(read({ country: "IT", language: "fr", path: "/en-it/women" })).toMatchObject({
		location: "/en-it/women",
		unknown: { language: "fr" },
	});
});

// proves locale-5
it.each([
	[{ country: "XX", language: "de" }, { country: "XX" }],
	[{ country: "SA", language: "xx" }, { language: "xx" }],
	[{ country: "IT", language: "xx" }, { language: "xx" }],
	[{ country: "Atlantis" }, { country: "ATLANTIS" }],
	[{}, { country: "" }],
])("changes nothing for %j", (fields, unknown) => {
	const path = "/en-it/women?srule=new";
	expect(read({ ...fields, path })).toEqual({
		locale: expect.objectContaining({ country: "IT", language: "en" }),
		location: path,
		unknown,
	});
});

it.each([
	"//evil.example/x",
	"https://evil.example/",
	"javascript:alert(1)",
	"\\\\evil.example",
	"/other-locale/x",
	"",
	"/en-it.evil",
])("comes back to the home page from %j", (path) =>
	expect(read({ country: "SA", language: "ar", path })?.location).toBe("/ar-sa/"),
);

// proves locale-6
it.each([
	["/en-it/women?srule=new#top", "/ar-sa/women?srule=new", "/women?country=SA&language=ar&srule=new"],
	["/en-it/", "/ar-sa/", "/?country=SA&language=ar"],
	["", "/ar-sa/", "/?country=SA&language=ar"],
	[
		"/en-it/ar-sa/x?country=IT&language=de",
		"/ar-sa/ar-sa/x?country=IT&language=de",
		"/ar-sa/x?country=SA&language=ar",
	],
])("goes from %j to another host without prefix", (path, location, address) => {
	const chosen = read({ country: "SA", language: "ar", path });
	expect(chosen?.location).toBe(location);
	expect(chosen && handoverAddress(chosen.locale, chosen.location)).toBe(address);
});
