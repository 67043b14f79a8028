import type { Country } from "../../house/countries.ts";
import type { Site } from "../../house/sites.ts";
import { type Language, languages } from "../../languages.ts";
import { siteById, sites } from "../../settings/sites.ts";

export function siteByName(name: string): Site | undefined {
	return siteById(name) ?? sites.find((site) => site.alias === name);
}

type ControllerLocale = { language: Language; country: Country | undefined };

export function parseLocale(site: Site, name: string): ControllerLocale | undefined {
	const findCountry = (code: string) => site.countries.find((country) => country.code === code.toUpperCase());
	if (name === "default")
		return { language: site.defaultLanguage, country: findCountry(site.defaultCountry) };
	const [code = "", countryCode, ...rest] = name.split(/[-_]/);
	const language = languages.find((candidate) => candidate === code.toLowerCase());
	if (!language || rest.length > 0) return undefined;
	if (countryCode === undefined) return { language, country: undefined };
	const country = findCountry(countryCode);
	return country ? { language, country } : undefined;
}
