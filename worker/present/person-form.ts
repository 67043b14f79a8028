import { isLatin } from "@vetrina/shop-rules/locale/scripts.ts";
import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { parsePhone } from "@vetrina/shop-rules/typed/phone-number.ts";
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import type { PersonFormData } from "../../shared/contracts/account-views.ts";
import { birthdayOrder } from "../../shared/domain/identity/birthday.ts";
import { isFamilyNameFirst } from "../../shared/domain/identity/family-name-first.ts";
import type { RegistrationField, RegistrationRules } from "../../shared/domain/identity/registration.ts";
import { legalIn, type SiteSettings } from "../platform/site-settings.ts";
import type { PageContext } from "../request/page/page-context.ts";

const isKnown = (country: string): country is CountryCode => isSupportedCountry(country);

const callingCodeOf = (country: string): string | undefined =>
	isKnown(country) ? getCountryCallingCode(country) : undefined;

export const registrationRules = (
	settings: SiteSettings,
	country: string,
	countries: readonly string[],
	now: Date,
	asks?: readonly RegistrationField[],
): RegistrationRules => ({
	asks,
	policy: settings.passwordPolicy,
	now,
	countries,
	phoneCodes: [...new Set(countries.flatMap((code) => callingCodeOf(code) ?? []))],
	parsePhone,
	furigana: asksForReading(country),
	citizenship: settings.citizenshipEnabled,
	consents: legalIn(settings, country).consents,
});

/** Returns whether the form asks for the name in Latin letters, so that foreign carriers can read it. */
export const asksForLatinName = (language: string): boolean => !isLatin(language);

export const personForm = ({
	locale,
	countries: siteCountries,
	settings,
}: Pick<PageContext, "locale" | "countries" | "settings">): Omit<PersonFormData, "values"> => {
	const countries = siteCountries.map(({ country, name }) => ({ code: country, name }));
	return {
		countries,
		phoneCodes: countries.flatMap(({ code: country, name }) => {
			const code = callingCodeOf(country);
			return code === undefined ? [] : [{ code, country, name }];
		}),
		birthdayOrder: birthdayOrder(localeTag(locale)),
		familyNameFirst: isFamilyNameFirst(locale.language),
		furigana: asksForReading(locale.country),
		latinName: asksForLatinName(locale.language),
		citizenship: settings.citizenshipEnabled,
	};
};

const asksForReading = (country: string): boolean => country === "JP";
