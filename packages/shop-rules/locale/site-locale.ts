import { LANGUAGE_ROWS } from "./languages.ts";

type Rows = typeof LANGUAGE_ROWS;
export type Language = {
	[Code in keyof Rows]: Rows[Code] extends { variantOf: string } | { scriptOf: string } ? never : Code;
}[keyof Rows];

export const LANGUAGES = Object.entries(LANGUAGE_ROWS).flatMap(([code, row]) =>
	"variantOf" in row || "scriptOf" in row ? [] : [code as Language],
);

/** Contains the site, country, language and currency of a request. */
export type SiteLocale = {
	siteId: string;
	country: string;
	language: Language;
	currency: string;
	/** Begins every path: "/en-it", "/s/eu/en-it", or "" if paths do not contain the locale. */
	prefix: string;
	parameters?: [string, string][];
};

export const isLanguage = (value: string): value is Language =>
	(LANGUAGES as readonly string[]).includes(value);

/** Returns the platform's id of a locale, such as `zh-TW`. Pages declare their language by `pageTag`, which can have a script. */
export const localeTag = (locale: Pick<SiteLocale, "language" | "country">): string =>
	`${locale.language}-${locale.country}`;
