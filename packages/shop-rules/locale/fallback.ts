import { LANGUAGE_ROWS, type LanguageCode, type LanguageRow } from "./languages.ts";
import type { Language } from "./site-locale.ts";

type Rows = Readonly<Record<string, LanguageRow>>;

/**
 * Returns the tag of a regional variant that has texts of its own (`fr-CA`). A variant has no address of its own: `/fr-ca` is French in
 * Canada.
 */
export const findVariant = (tag: string, rows: Rows = LANGUAGE_ROWS): LanguageCode | undefined =>
	// The rows' names are the codes; other rows are given by tests only.
	isVariant(tag, rows) ? (tag as LanguageCode) : undefined;

/** Returns the code of the texts that a locale shows: its regional variant if it has one, else its language. */
export const findTextCode = (language: Language, tag: string): LanguageCode => findVariant(tag) ?? language;

export const isVariant = (code: string, rows: Rows = LANGUAGE_ROWS): boolean =>
	findVariantLanguage(code, rows) !== undefined;

/** Returns the language that a regional variant changes, or undefined if the code is none of a variant. */
export function findVariantLanguage(code: string, rows: Rows = LANGUAGE_ROWS): Language | undefined {
	const row = rows[code];
	// A test checks that variants name languages with a row.
	return row && "variantOf" in row ? (row.variantOf as Language) : undefined;
}

/** Returns the languages in which a text is looked for, the language's own first; an unknown language reads English. */
export const findChain = (code: string, rows: Rows = LANGUAGE_ROWS): readonly string[] => {
	const row = rows[code];
	if (!row) return ["en"];
	return [code, ...("variantOf" in row ? findChain(row.variantOf, rows) : row.fallback)];
};
