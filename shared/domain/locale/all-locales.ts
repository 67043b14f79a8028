import { type Language, localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { readSiteLocale, writeAddress } from "./site-address.ts";
import { type AddressCountry, type SiteConfig, siteById, siteIdOfCountry } from "./site-config.ts";

type Book = { config: SiteConfig; countries: readonly AddressCountry[] };

/** Returns the locale of a country and a language; undefined if the country does not offer the language (locale-3). */
export const localeFor = (
	book: Book,
	impliedSiteId: string,
	countryCode: string,
	language: Language,
): SiteLocale | undefined => {
	const country = book.countries.find(({ code }) => code === countryCode);
	if (!country?.languages.includes(language)) return undefined;
	const siteId = siteIdOfCountry(book.config, country);
	const site = siteById(book.config, siteId);
	return readSiteLocale({
		config: book.config,
		siteId,
		country,
		language,
		impliedSiteId,
		hiddenDefault: site ? { country: site.defaultCountry, language: site.defaultLanguage } : undefined,
	});
};

export const allLocales = (book: Book, impliedSiteId: string): SiteLocale[] =>
	book.countries
		.flatMap((country) =>
			country.languages.flatMap((language) => localeFor(book, impliedSiteId, country.code, language) ?? []),
		)
		.toSorted((a, b) => (localeTag(a) < localeTag(b) ? -1 : 1));

/** Returns the `hreflang` links of a page in all locales, and `x-default` for the home page (locale-9). `path` has no locale prefix. */
export const alternatesFor = (
	locales: readonly SiteLocale[],
	path: string | ((language: Language) => string),
	origin: string,
): { hreflang: string; href: string }[] => {
	const hrefIn = (locale: SiteLocale): string => {
		const [bare = "/", query] = (typeof path === "string" ? path : path(locale.language)).split("?");
		return origin + writeAddress(locale, bare, query ? `?${query}` : "");
	};
	return [
		...locales.map((locale) => ({ hreflang: localeTag(locale), href: hrefIn(locale) })),
		...(path === "/" ? [{ hreflang: "x-default", href: `${origin}/` }] : []),
	];
};
