import { findChain, findVariant } from "@vetrina/shop-rules/locale/fallback.ts";
import { LANGUAGE_ROWS, type LanguageRow } from "@vetrina/shop-rules/locale/languages.ts";
import { LANGUAGES, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { noteFallback } from "./fallbacks.ts";

export type { Language };
export type LanguageCode = keyof typeof LANGUAGE_ROWS;
export const languageCodes = Object.keys(LANGUAGE_ROWS) as LanguageCode[];
export const languages = LANGUAGES;

export type Text = { en: string } & { [other in Exclude<LanguageCode, "en">]?: string };

export const findStandIns = (code: LanguageCode): readonly LanguageCode[] =>
	findChain(code).slice(1) as LanguageCode[];

type ByLanguage<Value> = { en: Value } & { [other in Exclude<LanguageCode, "en">]?: Value };

export const findTextCode = (language: LanguageCode, locale = ""): LanguageCode =>
	(findVariant(locale) as LanguageCode | undefined) ?? language;

export const textIn = <Value = string>(text: ByLanguage<Value>, language: LanguageCode): Value =>
	text[language] ?? readStandIn(text, language);

function readStandIn<Value>(text: ByLanguage<Value>, language: LanguageCode): Value {
	const row: LanguageRow = LANGUAGE_ROWS[language];
	const code = findStandIns(language).find((one) => text[one] !== undefined) ?? "en";
	if (!("variantOf" in row && row.variantOf === code)) noteFallback(language);
	return text[code] ?? text.en;
}

export function languageOf(locale: string | undefined): Language {
	const code = (locale ?? "en").slice(0, 2).toLowerCase();
	return languages.find((language) => language === code) ?? "en";
}
