/** What texts can be written in. */
export const languages = ["ar", "de", "en", "fr", "ja", "ko", "zh"] as const;
export type Language = (typeof languages)[number];

/** A text by language; languages that are missing fall back to English. */
export type Text = { en: string } & { [other in Exclude<Language, "en">]?: string };
/** A text that is there in every language. */
export type FullText = Record<Language, string>;

export const textIn = (text: Text, language: Language): string => text[language] ?? text.en;

/** `en-IT`, `en` or `default` → the language; one that the catalogue does not know reads as English. */
export function languageOf(locale: string | undefined): Language {
	const code = (locale ?? "en").slice(0, 2).toLowerCase();
	return languages.find((language) => language === code) ?? "en";
}
