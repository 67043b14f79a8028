import type { TermReading } from "./read-query.ts";

/** What was made of a word of the phrase: `found` = products have it (or what it was taken for). */
export type PhraseTerm = { typed: string; readings: TermReading[]; found: boolean };

/** Ordinals of matching groups, ascending, their scores (whole numbers, higher is better), and how the words were read. */
export type TextMatches = {
	ordinals: Uint32Array;
	scores: Float32Array;
	phrase: PhraseTerm[];
	/** Ordinals of the groups that have all words, where others are among the matches as well (search-17). */
	whole?: Uint32Array;
};

/** How many of the groups that a search has selected have all words; undefined where all of them do. `selected` is ascending. */
export const wholeMatches = (
	{ whole, phrase }: Pick<TextMatches, "whole" | "phrase">,
	selected: Uint32Array,
	/** Groups of one master count once, where hits are masters. */
	masters?: Uint32Array,
): number | undefined => {
	// A word that nothing has was left out of what all words are.
	const isShort = phrase.some(({ found }) => !found);
	if (!whole && !isShort) return undefined;
	if (isShort) return 0;
	const among = new Set(whole);
	const found = selected.filter((n) => among.has(n));
	return masters ? new Set(found.map((n) => masters[n] ?? n)).size : found.length;
};
