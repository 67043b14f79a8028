import { type Language, languages, type Text } from "../catalogue/import-lines.ts";

/** The text in a language; what is missing falls back to English. */
export const textIn = (text: Text, language: Language): string => text[language] ?? text.en;

/** `en-IT`, `en` or `default` → the language; one that the catalogue does not know reads as English. */
export function languageOf(locale: string | undefined): Language {
	const code = (locale ?? "en").slice(0, 2).toLowerCase();
	return languages.find((language) => language === code) ?? "en";
}
