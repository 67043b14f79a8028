import type { LanguageCode } from "../../languages.ts";
import { fold, isPaired, stem, wordsIn } from "../../search/text/words.ts";
import { popularSearches } from "../../settings/search-settings.ts";
import { usualSorting } from "../../settings/sorting-options.ts";
import { facetResponse } from "./facets/facet-counts.ts";
import { productIndexName, type SuggestionIndex } from "./index-names.ts";
import type { OpenIndex } from "./open-index.ts";
import { selectProducts } from "./select-products.ts";

export type Suggestion = { phrase: string; popularity: number };

const KEPT = 500;

export async function suggestedPhrases(
	db: D1Database,
	{ siteId, language }: SuggestionIndex,
): Promise<Suggestion[]> {
	const { results } = await db
		.prepare(
			"SELECT phrase, shoppers FROM popular_search WHERE site_id = ? AND language = ? ORDER BY shoppers DESC, searched_at DESC LIMIT ?",
		)
		.bind(siteId, language, KEPT)
		.all<{ phrase: string; shoppers: number }>();
	const own = popularSearches[language] ?? [];
	// Configured phrases start with 1 to own.length. A phrase that shoppers have searched for gets own.length more, so it outranks every
	// configured phrase without searches.
	const suggestionsByKey = new Map<string, Suggestion>(
		own.map((phrase, at) => [writePhraseKey(phrase), { phrase, popularity: own.length - at }]),
	);
	for (const { phrase, shoppers } of results) {
		const suggestion = suggestionsByKey.get(phrase);
		suggestionsByKey.set(phrase, {
			phrase: suggestion?.phrase ?? phrase,
			popularity: (suggestion?.popularity ?? 0) + own.length + shoppers,
		});
	}
	return [...suggestionsByKey.values()].sort((a, b) => b.popularity - a.popularity);
}

const writePhraseKey = (phrase: string): string => phrase.normalize("NFC").toLowerCase();

export function matchingPhrases(
	phrases: readonly Suggestion[],
	query: string,
	language: LanguageCode,
): Suggestion[] {
	const queryWords = wordsIn(fold(query, language));
	if (queryWords.length === 0 && query.trim() !== "") return [];
	const whole = queryWords.join(" ");
	const matching = phrases.filter(({ phrase }) => {
		const words = wordsIn(fold(phrase, language));
		return queryWords.every((typed) => words.some((word) => says(word, typed, language)));
	});
	const begins = ({ phrase }: Suggestion): boolean => fold(phrase, language).startsWith(whole);
	return [...matching.filter(begins), ...matching.filter((one) => !begins(one))];
}

const says = (word: string, typed: string, language: LanguageCode): boolean =>
	word.startsWith(typed) ||
	(isPaired(typed) && word.includes(typed)) ||
	(typed.length > 2 && stem(word, language) === stem(typed, language));

type PhraseFacts = {
	exact_nb_hits: number;
	facets: { exact_matches: Record<string, { value: string; count: number }[]> };
};

const VALUES = 5;
const PHRASES_KEPT = 500;
const facts = new WeakMap<OpenIndex["search"], Map<string, PhraseFacts>>();

async function findFacts(
	open: OpenIndex,
	{ siteId, language }: SuggestionIndex,
	phrase: string,
): Promise<PhraseFacts> {
	const cache = facts.get(open.search) ?? new Map<string, PhraseFacts>();
	facts.set(open.search, cache);
	const key = `${language} ${phrase}`;
	const cachedFacts = cache.get(key);
	if (cachedFacts) return cachedFacts;
	const params = {
		query: phrase,
		filter: [],
		asWritten: "",
		facets: ["cgid", "brand"],
		maxValuesPerFacet: VALUES,
	};
	const index = {
		kind: "products",
		siteId,
		language,
		sort: usualSorting(siteId).id,
		personalised: false,
	} as const;
	const products = await selectProducts(open, index, params, []);
	const { facets = {} } = facetResponse(products, params);
	const newFacts: PhraseFacts = {
		exact_nb_hits: products.sortedGroups.length,
		facets: {
			exact_matches: Object.fromEntries(
				Object.entries(facets).map(([id, values]) => [
					id,
					Object.entries(values).map(([value, count]) => ({ value, count })),
				]),
			),
		},
	};
	if (cache.size >= PHRASES_KEPT) cache.clear();
	cache.set(key, newFacts);
	return newFacts;
}

export async function suggestionRecord(
	open: OpenIndex,
	index: SuggestionIndex,
	{ phrase, popularity }: Suggestion,
): Promise<Record<string, unknown>> {
	return {
		objectID: phrase,
		query: phrase,
		popularity,
		nb_words: wordsIn(phrase).length,
		[productIndexName(index.siteId, index.language)]: await findFacts(open, index, phrase),
	};
}
