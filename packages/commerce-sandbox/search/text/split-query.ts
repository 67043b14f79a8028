import { isEastAsian } from "@vetrina/shop-rules/locale/scripts.ts";
import type { LanguageCode } from "../../languages.ts";
import { cutAtWords } from "./cut-at-words.ts";
import { segmentWords } from "./segment.ts";
import { isStopWord } from "./stop-words.ts";
import { findSynonyms } from "./synonyms.ts";
import { isNaming, type WordList } from "./word-list.ts";
import { fold, isPaired, wordsIn } from "./words.ts";

const MAX_WORDS = 12;

/**
 * Words of the catalogue and their synonyms, which are cut out before the segmenter runs, because its dictionary lacks them: it splits
 * 红色真丝连衣裙 into 红色/真/丝/连/衣裙.
 */
type ShopWords = { words: ReadonlySet<string>; longest: number };
const cache = new WeakMap<WordList, ShopWords>();

function shopWords(list: WordList, language: LanguageCode): ShopWords {
	const entry = cache.get(list);
	if (entry) return entry;
	const words = new Set(
		[...list.words.filter(isNaming).map(({ word }) => word), ...findSynonyms(language).words].filter(
			(word) => [...word].length > 1 && isPaired(word),
		),
	);
	const newWords = { words, longest: Math.max(1, ...[...words].map((word) => word.length)) };
	cache.set(list, newWords);
	return newWords;
}

export function splitQuery(query: string, language: LanguageCode, list: WordList): string[] {
	const foldedQuery = fold(query, language);
	const words = isEastAsian(language)
		? joinSingles(cutWords(foldedQuery, language, shopWords(list, language)), language)
		: wordsIn(foldedQuery);
	const telling = words.filter((word) => !isStopWord(word, language));
	return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

const cutWords = (text: string, language: LanguageCode, { words, longest }: ShopWords): string[] =>
	wordsIn(text).flatMap((run) =>
		cutAtWords(run, words, longest).flatMap(({ text: part, isKnown }) =>
			isKnown ? [part] : segmentWords(part, language),
		),
	);

/** Joins neighbouring single characters, because the segmenter cuts unknown words into characters (真丝 into 真, 丝). */
function joinSingles(words: string[], language: LanguageCode): string[] {
	const isSingle = (word: string | undefined): word is string =>
		word !== undefined && [...word].length === 1 && isPaired(word) && !isStopWord(word, language);
	const joinedWords: string[] = [];
	words.forEach((word, index) => {
		const last = joinedWords.at(-1);
		if (last !== undefined && isSingle(word) && isSingle(words[index - 1]))
			joinedWords[joinedWords.length - 1] = last + word;
		else joinedWords.push(word);
	});
	return joinedWords;
}
