import { localeFor } from "../../shared/domain/locale/all-locales.ts";
import { addressOf } from "../../shared/domain/locale/site-address.ts";
import type { AddressCountry } from "../../shared/domain/locale/site-config.ts";
import { isLanguage, type SiteLocale } from "../../shared/domain/locale/site-locale.ts";
import { siteConfig } from "../config/sites.ts";
import { formText } from "./form-text.ts";

export type Preference = {
	locale: SiteLocale;
	/** Path and query of the page to come back to, in the chosen locale. */
	location: string;
};

const field = (form: FormData, name: string, limit: number): string => formText(form, name).slice(0, limit);

/** The page that the form was sent from, without its locale; anything that is no page of ours is the home page. */
const pathOf = (text: string, current: SiteLocale): { path: string; search: string } => {
	const home = { path: "/", search: "" };
	if (!text.startsWith("/") || text.startsWith("//") || !URL.canParse(text, "https://shop.invalid"))
		return home;
	const { pathname, search, origin } = new URL(text, "https://shop.invalid");
	if (
		origin !== "https://shop.invalid" ||
		!(pathname === current.prefix || pathname.startsWith(`${current.prefix}/`))
	)
		return home;
	return { path: pathname.slice(current.prefix.length) || "/", search };
};

/**
 * `POST /{locale}/preferences`: fields country, language (optional), path. Null where the shop does not sell there. A
 * language that the country does not offer becomes its first one (locale-5).
 */
export const readPreference = (
	form: FormData,
	current: SiteLocale,
	countries: readonly AddressCountry[],
	impliedSiteId: string,
): Preference | null => {
	const code = field(form, "country", 2).toUpperCase();
	const country = countries.find((one) => one.code === code);
	if (!country) return null;
	const asked = field(form, "language", 8).toLowerCase() || current.language;
	const language = isLanguage(asked) && country.languages.includes(asked) ? asked : country.languages[0];
	const locale =
		language && localeFor({ config: siteConfig, countries }, impliedSiteId, country.code, language);
	if (!locale) return null;
	const { path, search } = pathOf(field(form, "path", 2000), current);
	return { locale, location: addressOf(locale, path, search) };
};
