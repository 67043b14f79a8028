import type { Country } from "../../house/countries.ts";
import type { Site } from "../../house/sites.ts";
import { findTexts, type Language, type LanguageCode, languages } from "../../languages.ts";
import { siteById, sites } from "../../settings/sites.ts";

export function siteByName(name: string): Site | undefined {
	return siteById(name) ?? sites.find((site) => site.alias === name);
}

type ControllerLocale = { language: Language; country: Country | undefined; texts: LanguageCode };

/** `texts`: the code of the texts to show, which depends on the country, too. */
const speakIn = (language: Language, country: Country | undefined): ControllerLocale => ({
	language,
	country,
	texts: country ? findTexts(`${language}-${country.code}`) : language,
});

export function parseLocale(site: Site, name: string): ControllerLocale | undefined {
	const findCountry = (code: string) => site.countries.find((country) => country.code === code.toUpperCase());
	if (name === "default") return speakIn(site.defaultLanguage, findCountry(site.defaultCountry));
	const [code = "", countryCode, ...rest] = name.split(/[-_]/);
	const language = languages.find((candidate) => candidate === code.toLowerCase());
	if (!language || rest.length > 0) return undefined;
	if (countryCode === undefined) return speakIn(language, undefined);
	const country = findCountry(countryCode);
	return country && speakIn(language, country);
}
