import type { Language } from "../catalogue/import-lines.ts";
import { queryWords, type QueryWord } from "./words.ts";

const quote = (token: string): string => `"${token.replaceAll('"', '""')}"`;

/** The last word may still be being typed: it also matches as a prefix. A single CJK character always does. */
function expression(word: QueryWord, isLast: boolean): string {
	const phrase = quote(word.tokens.join(" "));
	const [only] = word.tokens;
	if (word.tokens.length > 1 || only === undefined) return phrase;
	if ([...only].length === 1 && only === word.typed) return `${phrase} *`;
	return isLast && word.typed.length > 1 ? `(${phrase} OR ${quote(word.typed)} *)` : phrase;
}

/** FTS5 expressions to try in order: all words, then any of them. Empty for a query without words. */
export function ftsQueries(query: string, language: Language): string[] {
	const words = queryWords(query, language);
	const open = !/\s$/.test(query);
	const parts = words.map((word, index) => expression(word, open && index === words.length - 1));
	if (parts.length === 0) return [];
	return parts.length === 1 ? parts : [parts.join(" AND "), parts.join(" OR ")];
}
