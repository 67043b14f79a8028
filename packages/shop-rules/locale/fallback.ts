import { LANGUAGE_ROWS, type LanguageRow } from "./languages.ts";

/** Returns the languages in which a text is looked for, the language's own first; an unknown language reads English. */
export const findChain = (
	code: string,
	rows: Readonly<Record<string, LanguageRow>> = LANGUAGE_ROWS,
): readonly string[] => {
	const row = rows[code];
	if (!row) return ["en"];
	return [code, ...("variantOf" in row ? findChain(row.variantOf, rows) : row.fallback)];
};
