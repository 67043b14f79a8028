import { LANGUAGE_ROWS } from "./languages.ts";

type Rows = typeof LANGUAGE_ROWS;
export type Language = {
	[Code in keyof Rows]: Rows[Code] extends { variantOf: string } ? never : Code;
}[keyof Rows];

/** The languages the storefront speaks, without regional variants (locale-8). */
export const LANGUAGES = Object.entries(LANGUAGE_ROWS).flatMap(([code, row]) =>
	"variantOf" in row ? [] : [code as Language],
);

/**
 * The site and locale of a request. The site-locale middleware resolves them once and passes them on as an
 * argument; nothing else decides a locale.
 */
export type SiteLocale = {
	siteId: string;
	/** ISO 3166-1 alpha-2, upper case. */
	country: string;
	language: Language;
	/** ISO 4217. */
	currency: string;
	/** The prefix of every path: "/en-it", "/s/eu/en-it", or "" for a default that is not shown. */
	prefix: string;
	/** Query parameters (site=, locale=) that replace the prefix if the site is configured so. */
	parameters?: [string, string][];
};

export const isLanguage = (value: string): value is Language =>
	(LANGUAGES as readonly string[]).includes(value);

/** BCP 47 tag, as the platform's `locale` parameter and the `lang` attribute take it: "en-IT". */
export const localeTag = (locale: Pick<SiteLocale, "language" | "country">): string =>
	`${locale.language}-${locale.country}`;
