import { LANGUAGE_ROWS } from "@vetrina/shop-rules/locale/languages.ts";
import { LANGUAGES, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";

export type { Language };
/** A language or a regional variant of one: everything that texts can be written in. */
export type LanguageCode = keyof typeof LANGUAGE_ROWS;
export const languageCodes = Object.keys(LANGUAGE_ROWS) as LanguageCode[];
export const languages = LANGUAGES;

/** A text by language; languages that are missing fall back to English. */
export type Text = { en: string } & { [other in Exclude<LanguageCode, "en">]?: string };
/** A text that is there in every language. */
export type FullText = Record<Language, string>;

export const textIn = (text: Text, language: Language): string => text[language] ?? text.en;

/** `en-IT`, `en` or `default` → the language; one that the catalogue does not know reads as English. */
export function languageOf(locale: string | undefined): Language {
	const code = (locale ?? "en").slice(0, 2).toLowerCase();
	return languages.find((language) => language === code) ?? "en";
}
