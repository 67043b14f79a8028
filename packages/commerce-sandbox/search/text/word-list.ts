import { type LanguageCode, wholeCodes } from "../../languages.ts";
import { byGeneration } from "../../store/generation-cache.ts";
import { FIELDS } from "../postings.ts";

export type Word = { word: string; shown: string; products: number; fields: number };

export type WordList = {
	words: readonly Word[];
	byWord: ReadonlyMap<string, Word>;
	sortedWords: readonly Word[];
};

/** Fields whose words are completed and suggested: all but descriptions. */
export const NAMING = ~FIELDS.description & 255;
export const isNaming = (word: Word): boolean => (word.fields & NAMING) !== 0;

export const encodeWords = (words: readonly Word[]): string =>
	JSON.stringify(
		words.map(({ word, shown, products, fields }) => [word, shown === word ? 0 : shown, products, fields]),
	);

function decodeWords(text: string): WordList {
	const rows = JSON.parse(text) as [string, string | 0, number, number][];
	const words = rows.map(([word, shown, products, fields]) => ({
		word,
		shown: shown === 0 ? word : shown,
		products,
		fields,
	}));
	return {
		words,
		byWord: new Map(words.map((one) => [one.word, one])),
		sortedWords: [...words].sort((a, b) => (a.word < b.word ? -1 : 1)),
	};
}

const EMPTY: WordList = { words: [], byWord: new Map(), sortedWords: [] };

const lists = Object.fromEntries(
	wholeCodes.map((language) => [
		language,
		byGeneration(async (db, gen): Promise<WordList> => {
			const data = await db
				.prepare("SELECT data FROM search_part WHERE gen = ? AND part = ?")
				.bind(gen, `words-${language}`)
				.first<string>("data");
			return data === null ? EMPTY : decodeWords(data);
		}),
	]),
) as Record<LanguageCode, ReturnType<typeof byGeneration<WordList>>>;

export const wordList = (db: D1Database, gen: number, language: LanguageCode): Promise<WordList> =>
	lists[language](db, gen);

export function wordsStartingWith(list: WordList, start: string, limit: number): Word[] {
	const { sortedWords } = list;
	let low = 0;
	for (let high = sortedWords.length; low < high; ) {
		const middle = (low + high) >> 1;
		if ((sortedWords[middle]?.word ?? "") < start) low = middle + 1;
		else high = middle;
	}
	const words: Word[] = [];
	for (let at = low; sortedWords[at]?.word.startsWith(start); at++) {
		const word = sortedWords[at];
		if (word && isNaming(word)) words.push(word);
	}
	return words.sort((a, b) => b.products - a.products).slice(0, limit);
}
