/**
 * A language's row. `fallback`: languages that stand in for a text of the sandbox or the house that is missing, best first.
 * A regional variant, such as `"fr-CA": { variantOf: "fr" }`, holds only the texts that differ; its addresses are those of the language
 * in that country.
 */
export type LanguageRow = { fallback: readonly string[] } | { variantOf: string };

/** The storefront's languages (locale-8); decision 106 lists the files that each one needs. */
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
