import type { Language } from "../catalogue/import-lines.ts";
import { cutAtKnown } from "./cut-at-known.ts";
import { segmentWords } from "./segment.ts";
import { synonymsOf } from "./synonyms.ts";
import { isNaming, type WordList } from "./word-list.ts";
import { fold, isPaired, isPairedLanguage, wordsIn } from "./words.ts";

const stopWords: Record<Language, ReadonlySet<string>> = {
	ar: new Set("في من مع على الي عن او و".split(" ")),
	de: new Set(
		"und oder der die das den dem des ein eine einen einem einer mit fur aus in im von zu zum zur auf".split(
			" ",
		),
	),
	en: new Set("the a an and or for with in of to on by s from".split(" ")),
	fr: new Set("et ou le la les l d de du des un une en pour avec a au aux sur".split(" ")),
	ja: new Set("の を に は が と で も へ や な た 用 い".split(" ")),
	ko: new Set("와 과 의 및 를 을 이 가 은 는 용 색".split(" ")),
	zh: new Set("的 和 与 或 了 在 用 款 色".split(" ")),
};

const MAX_WORDS = 12;

/**
 * The segmenter's dictionary does not know a shop's words in running text (红色真丝连衣裙 becomes 红色/真/丝/连/衣裙): the
 * catalogue's own words and their synonyms cut first.
 */
type ShopWords = { words: ReadonlySet<string>; longest: number };
const kept = new WeakMap<WordList, ShopWords>();

function shopWords(list: WordList, language: Language): ShopWords {
	const found = kept.get(list);
	if (found) return found;
	const words = new Set(
		[...list.words.filter(isNaming).map(({ word }) => word), ...synonymsOf(language).words].filter(
			(word) => [...word].length > 1 && isPaired(word),
		),
	);
	const made = { words, longest: Math.max(1, ...[...words].map((word) => word.length)) };
	kept.set(list, made);
	return made;
}

/** The folded words of a query that say something; when all of them are stop words, all are kept. */
export function splitQuery(query: string, language: Language, list: WordList): string[] {
	const folded = fold(query, language);
	const words = isPairedLanguage(language)
		? joinSingles(cutWords(folded, language, shopWords(list, language)), language)
		: wordsIn(folded);
	const telling = words.filter((word) => !stopWords[language].has(word));
	return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

const cutWords = (text: string, language: Language, { words, longest }: ShopWords): string[] =>
	wordsIn(text).flatMap((run) =>
		cutAtKnown(run, words, longest).flatMap(({ piece, known }) =>
			known ? [piece] : segmentWords(piece, language),
		),
	);

/** The segmenter cuts words it does not know into characters (真丝 → 真, 丝): neighbours belong together. */
function joinSingles(words: string[], language: Language): string[] {
	const isSingle = (word: string | undefined): word is string =>
		word !== undefined && [...word].length === 1 && isPaired(word) && !stopWords[language].has(word);
	const joined: string[] = [];
	words.forEach((word, index) => {
		const last = joined.at(-1);
		if (last !== undefined && isSingle(word) && isSingle(words[index - 1]))
			joined[joined.length - 1] = last + word;
		else joined.push(word);
	});
	return joined;
}
