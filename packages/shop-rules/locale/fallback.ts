import { LANGUAGE_ROWS, type LanguageRow } from "./languages.ts";

type Rows = Readonly<Record<string, LanguageRow>>;

/**
 * Returns the tag of a regional variant that has texts of its own (`fr-CA`). A variant has no address of its own: `/fr-ca` is French in
 * Canada.
 */
export const findVariant = (tag: string, rows: Rows = LANGUAGE_ROWS): string | undefined => {
	const row = rows[tag];
	return row && "variantOf" in row && tag.startsWith(`${row.variantOf}-`) ? tag : undefined;
};

/** Returns the languages in which a text is looked for, the language's own first; an unknown language reads English. */
export const findChain = (code: string, rows: Rows = LANGUAGE_ROWS): readonly string[] => {
	const row = rows[code];
	if (!row) return ["en"];
	return [code, ...("variantOf" in row ? findChain(row.variantOf, rows) : row.fallback)];
};
