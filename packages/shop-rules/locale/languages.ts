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
	it: { fallback: ["en"] },
	ja: { fallback: ["en"] },
	ko: { fallback: ["en"] },
	zh: { fallback: ["en"] },
} as const satisfies Record<string, LanguageRow>;
