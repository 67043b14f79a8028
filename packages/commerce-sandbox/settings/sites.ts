import { readDirection } from "@vetrina/shop-rules/locale/scripts.ts";
import type { Country } from "../house/countries.ts";
import type { Site } from "../house/sites.ts";
import { house } from "../house.ts";
import {
	findTexts,
	findWhole,
	type Language,
	type LanguageCode,
	languages,
	wholeCodes,
} from "../languages.ts";
import { countries } from "./countries.ts";

export const sites: readonly Site[] = house.sites.map((site) => ({
	...site,
	countries: countries.filter(({ siteId }) => siteId === site.id),
}));

export const siteById = (id: string): Site | undefined => sites.find((one) => one.id === id);
export const countryByCode = (code: string): Country | undefined =>
	countries.find((one) => one.code === code);
export function countryOfLocale(
	{ id, countries: own, defaultCountry }: Site,
	locale: string | undefined,
): Country {
	const countryCode = locale?.split(/[-_]/)[1]?.toUpperCase();
	const country =
		own.find(({ code }) => code === countryCode) ?? own.find(({ code }) => code === defaultCountry) ?? own[0];
	if (!country) throw new Error(`Site ${id} has no country`);
	return country;
}

/** Returns whether prices of a basket contain taxes: as the country of its currency says, or else as the site does (legal-5). */
export function findTaxation(siteId: string, currency: string): "gross" | "net" {
	const site = siteById(siteId);
	const country = site?.countries.find((one) => one.currency === currency && one.taxation);
	return country?.taxation ?? site?.taxation ?? "gross";
}

type LanguageSetting<Code extends LanguageCode> = {
	code: Code;
	nativeName: string;
	direction: "ltr" | "rtl";
};

const readNativeName = (code: LanguageCode): string => {
	const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
	return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
};

const describeLanguage = <Code extends LanguageCode>(code: Code): LanguageSetting<Code> => ({
	code,
	nativeName: readNativeName(code),
	direction: readDirection(code),
});

const spokenLanguages = new Set(countries.flatMap((country) => country.languages));
const writtenCodes = new Set(
	countries.flatMap((country) =>
		country.languages.map((language) => findWhole(findTexts(`${language}-${country.code}`))),
	),
);

/** Languages of the shop's addresses. */
export const languageSettings: readonly LanguageSetting<Language>[] = languages
	.filter((code) => spokenLanguages.has(code))
	.map(describeLanguage);

/** Languages that editors translate into, among them scripts with whole texts of their own, such as Traditional Chinese. */
export const editedLanguages: readonly LanguageSetting<LanguageCode>[] = wholeCodes
	.filter((code) => writtenCodes.has(code))
	.map(describeLanguage);
