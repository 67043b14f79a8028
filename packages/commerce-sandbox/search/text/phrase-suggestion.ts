import type { PhraseTerm } from "./text-matches.ts";

export type SuggestionDocument = {
	suggestedPhrases: { exactMatch: boolean; phrase: string }[];
	suggestedTerms: {
		originalTerm: string;
		terms: { completed: boolean; corrected: boolean; exactMatch: boolean; value: string }[];
	}[];
};

const MAX_LENGTH = 50;

export function phraseSuggestion(query: string, terms: readonly PhraseTerm[]): SuggestionDocument {
	if (query === "") return { suggestedPhrases: [], suggestedTerms: [] };
	const isChanged = terms.some(({ readings }) => readings.some(({ corrected }) => corrected));
	const phrase = isChanged ? correctedPhrase(terms) : query;
	return {
		suggestedPhrases:
			phrase.length > MAX_LENGTH || (isChanged && phrase === "") ? [] : [{ exactMatch: !isChanged, phrase }],
		suggestedTerms: suggestedTerms(terms),
	};
}

const correctedPhrase = (terms: readonly PhraseTerm[]): string =>
	terms
		.filter(({ isFound }) => isFound)
		.map(({ typed, readings }) => (readings[0]?.corrected ? readings[0].value : typed))
		.join(" ");

export const suggestedTerms = (terms: readonly PhraseTerm[]): SuggestionDocument["suggestedTerms"] =>
	terms.map(({ typed, readings, isFound }) => ({
		originalTerm: typed.slice(0, MAX_LENGTH),
		terms:
			readings.length > 0
				? readings
						.filter(({ value }) => value.length <= MAX_LENGTH)
						.map((reading) => ({ ...reading, exactMatch: !reading.corrected && !reading.completed }))
				: isFound
					? [{ completed: false, corrected: false, exactMatch: true, value: typed.slice(0, MAX_LENGTH) }]
					: [],
	}));
