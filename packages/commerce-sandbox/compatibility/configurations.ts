import { Hono } from "hono";
import { defaultCurrency } from "../apis/baskets/rules/site-currencies.ts";
import { requireShopper } from "../auth/require-shopper.ts";
import type { Site } from "../house/sites.ts";
import type { CommerceHono } from "../http/http.ts";
import { problem } from "../http/problem.ts";
import { acceptParameters } from "../requests/query-parameters.ts";
import { preferencesOf } from "../settings/preferences.ts";
import { siteById } from "../settings/sites.ts";

export const configurationsApp = new Hono<CommerceHono>();

configurationsApp.get(
	"/configuration/shopper-configurations/v1/organizations/:org/configurations",
	requireShopper,
	acceptParameters({}),
	(c) => {
		const site = siteById(c.get("shopper").siteId);
		if (!site) return problem(404, "not-found", "There is no configuration of this site.");
		return c.json({ configurations: [...siteEntries(site), ...preferenceEntries(site)] });
	},
);

function siteEntries(site: Site) {
	const entries = {
		id: site.id,
		name: site.name.en,
		status: "online",
		timezone: "Etc/UTC",
		timezoneOffset: 0,
		defaultCurrency: defaultCurrency(site.id),
		allowedCurrencies: preferencesOf(site).currencies,
		defaultLocale: `${site.defaultLanguage}-${site.defaultCountry}`,
		allowedLocales: site.countries.flatMap((country) =>
			country.languages.map((language) => localeEntry(site, country.code, language)),
		),
	};
	return Object.entries(entries).map(([id, value]) => ({
		id,
		value,
		configurationType: "siteConfiguration",
	}));
}

function localeEntry(site: Site, country: string, language: string) {
	const displayCountry = new Intl.DisplayNames("en", { type: "region" }).of(country);
	const displayLanguage = new Intl.DisplayNames("en", { type: "language" }).of(language);
	const name = `${displayLanguage} (${displayCountry})`;
	return {
		id: `${language}-${country}`,
		country,
		default: country === site.defaultCountry && language === site.defaultLanguage,
		displayCountry,
		displayLanguage,
		displayName: name,
		language,
		name,
	};
}

const LONGEST = 255;

const preferenceEntries = (site: Site) =>
	Object.entries(preferencesOf(site))
		.filter(([id, value]) => id !== "siteId" && typeof value !== "object" && String(value).length <= LONGEST)
		.map(([id, value]) => ({ id, value, configurationType: "globalConfiguration" }));
