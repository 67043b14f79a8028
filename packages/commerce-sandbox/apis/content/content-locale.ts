import type { ContentLocale } from "../../house/content.ts";
import { findTexts, languageOf } from "../../languages.ts";
import { countryOfLocale, sites } from "../../settings/sites.ts";
import { siteByName } from "../controllers/site-locale.ts";

export function parseContentLocale(
	siteName: string | null | undefined,
	tag: string | null | undefined,
): ContentLocale | undefined {
	const site = siteName ? siteByName(siteName) : sites[0];
	if (!site) return undefined;
	const locale = tag ?? site.defaultLanguage;
	const country = countryOfLocale(site, locale);
	return { site, country, language: findTexts(`${languageOf(locale)}-${country.code}`) };
}
