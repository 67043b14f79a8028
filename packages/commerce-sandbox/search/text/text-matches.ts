import type { TermReading } from "./read-query.ts";

export type PhraseTerm = { typed: string; readings: TermReading[]; found: boolean };

export type TextMatches = {
	ordinals: Uint32Array;
	scores: Float32Array;
	phrase: PhraseTerm[];
	/** Ordinals of the groups that have all words, if the matches include others (search-17). */
	whole?: Uint32Array;
};

export const wholeMatches = (
	{ whole, phrase }: Pick<TextMatches, "whole" | "phrase">,
	selected: Uint32Array,
	masters?: Uint32Array,
): number | undefined => {
	const isShort = phrase.some(({ found }) => !found);
	if (!whole && !isShort) return undefined;
	if (isShort) return 0;
	const among = new Set(whole);
	const found = selected.filter((n) => among.has(n));
	return masters ? new Set(found.map((n) => masters[n] ?? n)).size : found.length;
};
