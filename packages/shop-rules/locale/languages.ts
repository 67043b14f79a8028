/**
 * `fallback`: languages that replace missing texts of the sandbox and the house, best first. `variantOf`: the language of a regional
 * variant, which contains only the texts that differ.
 */
export type LanguageRow = { fallback: readonly string[] } | { variantOf: string };

/** Lists all languages and variants; decision 106 lists the files that each needs (locale-8). */
export const LANGUAGE_ROWS = {
	ar: { fallback: ["en"] },
	de: { fallback: ["en"] },
	en: { fallback: [] },
	fr: { fallback: ["en"] },
	"fr-CA": { variantOf: "fr" },
	it: { fallback: ["en"] },
	ja: { fallback: ["en"] },
	ko: { fallback: ["en"] },
	zh: { fallback: ["en"] },
} as const satisfies Record<string, LanguageRow>;

export type LanguageCode = keyof typeof LANGUAGE_ROWS;
export const languageCodes = Object.keys(LANGUAGE_ROWS) as LanguageCode[];
