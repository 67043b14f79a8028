import type { Language } from "../catalogue/import-lines.ts";
import { type QueryWord, queryWords } from "./words.ts";

const quote = (token: string): string => `"${token.replaceAll('"', '""')}"`;

/** Two tokens that a word is composed of, by the word as typed (see compounds.ts). */
export type Compounds = ReadonlyMap<string, readonly [string, string]>;

const NO_COMPOUNDS: Compounds = new Map();

/**
 * レザーバッグ also means what has レザー and バッグ apart: a word of pairs is looked for as a whole and in two parts,
 * wherever they part. Both must be there, so a wrong cut hardly ever finds anything.
 */
function pairedExpression(tokens: readonly string[]): string {
	const phrase = (from: number, to: number): string => quote(tokens.slice(from, to).join(" "));
	const whole = phrase(0, tokens.length);
	const cuts = tokens
		.slice(2)
		.map((_, index) => `(${phrase(0, index + 1)} AND ${phrase(index + 2, tokens.length)})`);
	return cuts.length > 0 ? `(${[whole, ...cuts].join(" OR ")})` : whole;
}

/** The last word may still be being typed: it also matches as a prefix. A single CJK character always does. */
function expression(word: QueryWord, isLast: boolean, compounds: Compounds): string {
	const [only] = word.tokens;
	if (word.tokens.length > 1 || only === undefined) return pairedExpression(word.tokens);
	const phrase = quote(only);
	const parts = compounds.get(word.typed);
	if (parts) return `(${quote(parts[0])} AND ${quote(parts[1])})`;
	if ([...only].length === 1 && only === word.typed) return `${phrase} *`;
	return isLast && word.typed.length > 1 ? `(${phrase} OR ${quote(word.typed)} *)` : phrase;
}

/** FTS5 expressions to try in order: all words, then any of them. Empty for a query without words. */
export function ftsQueries(
	query: string,
	language: Language,
	known: { compounds?: Compounds; vocabulary?: ReadonlySet<string> } = {},
): string[] {
	const words = queryWords(query, language, known.vocabulary);
	const open = !/\s$/.test(query);
	const parts = words.map((word, index) =>
		expression(word, open && index === words.length - 1, known.compounds ?? NO_COMPOUNDS),
	);
	if (parts.length === 0) return [];
	return parts.length === 1 ? parts : [parts.join(" AND "), parts.join(" OR ")];
}
