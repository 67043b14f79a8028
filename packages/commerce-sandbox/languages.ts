import { findChain, findVariant } from "@vetrina/shop-rules/locale/fallback.ts";
import { LANGUAGE_ROWS, type LanguageRow } from "@vetrina/shop-rules/locale/languages.ts";
import { LANGUAGES, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { noteFallback } from "./fallbacks.ts";

export type { Language };
/** A language or a regional variant of one: everything that texts can be written in. */
export type LanguageCode = keyof typeof LANGUAGE_ROWS;
export const languageCodes = Object.keys(LANGUAGE_ROWS) as LanguageCode[];
export const languages = LANGUAGES;

/** A text by language; missing languages fall back by the chain of their row. */
export type Text = { en: string } & { [other in Exclude<LanguageCode, "en">]?: string };

/** Returns the codes whose texts stand in for missing ones, best first; the last is English. */
export const findStandIns = (code: LanguageCode): readonly LanguageCode[] =>
	// A test checks that chains name rows only.
	findChain(code).slice(1) as LanguageCode[];

/** Something that texts are made of, by language. */
type ByLanguage<Value> = { en: Value } & { [other in Exclude<LanguageCode, "en">]?: Value };

/** Returns the code of a locale's texts (`fr-CA`): a regional variant of the language if the locale names one, else the language. */
export const findTextCode = (language: LanguageCode, locale = ""): LanguageCode =>
	// A variant has a row, so its tag is a code.
	(findVariant(locale) as LanguageCode | undefined) ?? language;

export const textIn = <Value = string>(text: ByLanguage<Value>, language: LanguageCode): Value =>
	text[language] ?? readStandIn(text, language);

function readStandIn<Value>(text: ByLanguage<Value>, language: LanguageCode): Value {
	const row: LanguageRow = LANGUAGE_ROWS[language];
	const code = findStandIns(language).find((one) => text[one] !== undefined) ?? "en";
	if (!("variantOf" in row && row.variantOf === code)) noteFallback(language);
	return text[code] ?? text.en;
}

/** `en-IT`, `en` or `default` → the language; one that the catalogue does not know reads as English. */
export function languageOf(locale: string | undefined): Language {
	const code = (locale ?? "en").slice(0, 2).toLowerCase();
	return languages.find((language) => language === code) ?? "en";
}
