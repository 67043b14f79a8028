import {
	findChain,
	findLanguage,
	findVariant,
	findWhole,
	pageTag,
	wholeCodes,
} from "@vetrina/shop-rules/locale/fallback.ts";
import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";
import { LANGUAGES, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import {
	type ByLanguage,
	findShown,
	isFallback,
	readText,
	type Text,
} from "@vetrina/shop-rules/locale/text.ts";
import { noteFallback } from "./fallbacks.ts";

export type { Language, LanguageCode, Text };
export const languages = LANGUAGES;
export { findLanguage, findWhole, wholeCodes };

export const findStandIns = (code: LanguageCode): readonly LanguageCode[] =>
	findChain(code).slice(1) as LanguageCode[];

export function textIn<Value = string>(text: ByLanguage<Value>, code: LanguageCode): Value {
	const own = text[code];
	if (own !== undefined) return own;
	if (isFallback(findShown(text, code), code)) noteFallback(code);
	return readText(text, code);
}

export function languageOf(locale: string | undefined): Language {
	const code = (locale ?? "en").slice(0, 2).toLowerCase();
	return languages.find((language) => language === code) ?? "en";
}

/** Returns the tag that formats dates for readers of a text in a country: `zh-Hant-TW`, and `fr-CA` for French there. */
export const tagIn = (code: LanguageCode, country: string): string =>
	pageTag({ language: findLanguage(code), country });

/** Returns the code of the texts for a locale such as `fr-CA`: its regional variant if that has texts of its own, otherwise its language. */
export const findTexts = (locale = "en"): LanguageCode => findVariant(locale) ?? languageOf(locale);
