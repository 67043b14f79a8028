/**
 * `fallback`: languages that replace missing texts of the sandbox or the house, best first. A regional variant, such as `"fr-CA": {
 * variantOf: "fr" }`, holds only the texts that differ.
 */
export type LanguageRow = { fallback: readonly string[] } | { variantOf: string };

/** Decision 106 lists the files that each language needs (locale-8). */
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

/** A language or a regional variant of one: everything that texts can be written in. */
export type LanguageCode = keyof typeof LANGUAGE_ROWS;
export const languageCodes = Object.keys(LANGUAGE_ROWS) as LanguageCode[];
