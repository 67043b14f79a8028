/**
 * `fallback`: languages that replace missing texts of the sandbox and the house, best first. `variantOf`: the language or script of a
 * regional variant, which contains only the texts that differ. `scriptOf`: the language that is written in another script, with whole texts
 * of its own. `countries`: where locales of the language show the row's texts, if not in the region of its code alone. `letters`: what a
 * variant writes in place of letters and marks of its language.
 */
export type LanguageRow =
	| { fallback: readonly string[] }
	| { variantOf: string; countries?: readonly string[]; letters?: Readonly<Record<string, string>> }
	| { scriptOf: string; countries: readonly string[]; fallback: readonly string[] };

/** Lists all languages, scripts and variants; decision 106 lists the files that each needs (locale-8). */
export const LANGUAGE_ROWS = {
	ar: { fallback: ["en"] },
	de: { fallback: ["en"] },
	"de-CH": { variantOf: "de", letters: { ß: "ss", "„": "«", "“": "»" } },
	en: { fallback: [] },
	"en-US": { variantOf: "en" },
	fr: { fallback: ["en"] },
	"fr-CA": { variantOf: "fr" },
	it: { fallback: ["en"] },
	ja: { fallback: ["en"] },
	ko: { fallback: ["en"] },
	zh: { fallback: ["en"] },
	"zh-Hant": { scriptOf: "zh", countries: ["TW"], fallback: ["en"] },
	"zh-Hant-HK": { variantOf: "zh-Hant", countries: ["HK", "MO"] },
} as const satisfies Record<string, LanguageRow>;

export type LanguageCode = keyof typeof LANGUAGE_ROWS;
export const languageCodes = Object.keys(LANGUAGE_ROWS) as LanguageCode[];
