import { conversionRate } from "@vetrina/commerce-sandbox/settings/countries.ts";
import { findTaxation } from "@vetrina/commerce-sandbox/settings/sites.ts";
import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { isTimeZone } from "@vetrina/shop-rules/time/wall-clock.ts";
import { expect, test } from "vitest";
import { CURRENCIES } from "../markets/market-row.ts";
import { markets, timeZoneIn } from "../markets/markets.ts";
import { wholeLanguages } from "../testing/whole-languages.ts";
import { countries } from "./countries.ts";
import { sites } from "./sites.ts";

test("four sites share 35 countries, 24 currencies and every language of the shop", () => {
	expect(sites).toHaveLength(4);
	expect(new Set(countries.map((country) => country.code)).size).toBe(35);
	expect(new Set(countries.map((country) => country.currency))).toEqual(new Set(CURRENCIES));
	expect(CURRENCIES).toHaveLength(24);
	expect(new Set(countries.flatMap((country) => country.languages))).toEqual(new Set(LANGUAGES));
});

test("every country offers one to five known languages and has a name in each", () => {
	for (const country of countries) {
		expect(country.languages.length, country.code).toBeLessThanOrEqual(5);
		for (const language of country.languages) expect(LANGUAGES, country.code).toContain(language);
		for (const language of wholeLanguages)
			expect(country.name[language], `${country.code} in ${language}`).toBeTruthy();
	}
});

// proves locale-16
test("every country has a time zone, and New York and Tokyo have their own", () => {
	for (const { code, timeZone } of countries) {
		expect(isTimeZone(timeZone), code).toBe(true);
		expect(timeZone, code).not.toBe("UTC");
	}
	expect([timeZoneIn("US"), timeZoneIn("JP")]).toEqual(["America/New_York", "Asia/Tokyo"]);
});

test("a site's default country is its own and offers the default language", () => {
	for (const site of sites) {
		const country = countries.find((one) => one.siteId === site.id && one.code === site.defaultCountry);
		expect(country?.languages, site.id).toContain(site.defaultLanguage);
	}
});

test("conversion rates are inverse to each other", () => {
	expect(conversionRate("EUR", "SEK") * conversionRate("SEK", "EUR")).toBeCloseTo(1);
	expect(conversionRate("EUR", "EUR")).toBe(1);
});

// proves legal-5
test("baskets contain taxes where the note at prices says so, also on a site that adds them elsewhere", () => {
	for (const { code, siteId, currency } of countries) {
		const note = markets.get(code)?.legal.priceNote.value;
		expect([code, findTaxation(siteId, currency)]).toEqual([code, note === "taxAdded" ? "net" : "gross"]);
	}
	for (const currency of ["USD", "CAD"]) expect(findTaxation("vetrina-us", currency)).toBe("net");
	for (const currency of ["MXN", "BRL"]) expect(findTaxation("vetrina-us", currency)).toBe("gross");
});
