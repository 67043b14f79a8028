import { pageTag } from "@vetrina/shop-rules/locale/fallback.ts";
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

export type Alternate = { hreflang: string; locale: SiteLocale };

const readHreflang = (code: string): { code: string; language: string } | null => {
	try {
		const { language, baseName } = new Intl.Locale(code);
		return { code: baseName, language };
	} catch {
		return null;
	}
};

/**
 * Returns each locale once per hreflang code that the platform's country has for its language, else under its tag. A code that several
 * countries have belongs to the first, because search engines ignore a code that has two addresses (locale-9).
 */
export const listAlternates = (
	book: Pick<Book, "config"> & { countries: readonly (AddressCountry & { hreflangs: readonly string[] })[] },
	impliedSiteId: string,
): Alternate[] => {
	const takenCodes = new Set<string>();
	const take = (code: string): boolean => !takenCodes.has(code) && takenCodes.add(code).has(code);
	return book.countries
		.flatMap((country) => {
			const codes = country.hreflangs.flatMap((code) => readHreflang(code) ?? []);
			return country.languages.flatMap((language) => {
				const locale = localeFor(book, impliedSiteId, country.code, language);
				if (!locale) return [];
				const own = codes.filter((one) => one.language === language && take(one.code));
				const tag = pageTag(locale);
				const all = own.length > 0 || !take(tag) ? own.map(({ code }) => code) : [tag];
				return all.map((hreflang) => ({ hreflang, locale }));
			});
		})
		.toSorted((a, b) => (a.hreflang < b.hreflang ? -1 : 1));
};

/** Returns the `hreflang` links of a page, and `x-default` for the home page (locale-9). `path` has no locale prefix. */
export const alternatesFor = (
	alternates: readonly Alternate[],
	path: string | ((language: Language) => string),
	origin: string,
): { hreflang: string; href: string }[] => {
	const hrefIn = (locale: SiteLocale): string => {
		const [bare = "/", query] = (typeof path === "string" ? path : path(locale.language)).split("?");
		return origin + writeAddress(locale, bare, query ? `?${query}` : "");
	};
	return [
		...alternates.map(({ hreflang, locale }) => ({ hreflang, href: hrefIn(locale) })),
		...(path === "/" ? [{ hreflang: "x-default", href: `${origin}/` }] : []),
	];
};
