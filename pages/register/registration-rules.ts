import { type CountryCode, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import {
	REGISTRATION_FIELDS,
	type RegistrationField,
	type RegistrationRules,
} from "../../shared/domain/identity/registration.ts";
import type { SiteSettings } from "../../worker/platform/site-settings.ts";

const isKnown = (country: string): country is CountryCode => isSupportedCountry(country);

/** The calling code of a country, without "+"; undefined for one that has none. */
export const callingCodeOf = (country: string): string | undefined =>
	isKnown(country) ? getCountryCallingCode(country) : undefined;

/** What the form of a locale asks for; `countries` are codes of ISO 3166. */
export const registrationRules = (
	{ passwordPolicy, citizenshipEnabled }: SiteSettings,
	country: string,
	countries: readonly string[],
	now: Date,
	asks?: readonly RegistrationField[],
): RegistrationRules => ({
	asks,
	policy: passwordPolicy,
	now,
	countries,
	phoneCodes: [...new Set(countries.flatMap((code) => callingCodeOf(code) ?? []))],
	furigana: country === "JP",
	citizenship: citizenshipEnabled,
});

/** Who signs in by a provider's account needs no password (identity-54). */
export const WITHOUT_PASSWORD: readonly RegistrationField[] = REGISTRATION_FIELDS.filter(
	(field) => field !== "password",
);
