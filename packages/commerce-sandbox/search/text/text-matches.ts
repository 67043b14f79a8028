import type { TermReading } from "./read-query.ts";

export type PhraseTerm = { typed: string; readings: TermReading[]; isFound: boolean };

export type TextMatches = {
	ordinals: Uint32Array;
	scores: Float32Array;
	phrase: PhraseTerm[];
	/** Ordinals of the groups with all words; undefined if every match has all words (search-17). */
	whole?: Uint32Array;
};

export const wholeMatches = (
	{ whole, phrase }: Pick<TextMatches, "whole" | "phrase">,
	selectedGroups: Uint32Array,
	masters?: Uint32Array,
): number | undefined => {
	const isShort = phrase.some(({ isFound }) => !isFound);
	if (!whole && !isShort) return undefined;
	if (isShort) return 0;
	const among = new Set(whole);
	const foundGroups = selectedGroups.filter((n) => among.has(n));
	return masters ? new Set(foundGroups.map((n) => masters[n] ?? n)).size : foundGroups.length;
};
