import { LANGUAGE_ROWS, type LanguageCode, type LanguageRow } from "./languages.ts";
import type { Language } from "./site-locale.ts";

type Rows = Readonly<Record<string, LanguageRow>>;

/**
 * Returns the tag if it is a regional variant with texts of its own, such as `fr-CA`; else undefined. A variant has no address of its own:
 * `/fr-ca` is French in Canada.
 */
export const findVariant = (tag: string, rows: Rows = LANGUAGE_ROWS): LanguageCode | undefined =>
	// The names of the rows are the codes; only tests pass other rows.
	isVariant(tag, rows) ? (tag as LanguageCode) : undefined;

/** Returns the code of the texts for a locale: its regional variant if that has texts of its own, else its language. */
export const findTextCode = (language: Language, tag: string): LanguageCode => findVariant(tag) ?? language;

export const isVariant = (code: string, rows: Rows = LANGUAGE_ROWS): boolean =>
	findVariantLanguage(code, rows) !== undefined;

/** Returns the language of a regional variant; undefined if the code is not a variant's. */
export function findVariantLanguage(code: string, rows: Rows = LANGUAGE_ROWS): Language | undefined {
	const row = rows[code];
	// A test checks that `variantOf` always names a language with a row.
	return row && "variantOf" in row ? (row.variantOf as Language) : undefined;
}

/** Returns the codes whose texts are tried, in this order, for a language or variant: its own first. An unknown code gets English. */
export const findChain = (code: string, rows: Rows = LANGUAGE_ROWS): readonly string[] => {
	const row = rows[code];
	if (!row) return ["en"];
	return [code, ...("variantOf" in row ? findChain(row.variantOf, rows) : row.fallback)];
};
