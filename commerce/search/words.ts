import { stemmer as stemArabic } from "@orama/stemmers/arabic";
import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemFrench } from "@orama/stemmers/french";
import { stemmer as stemGerman } from "@orama/stemmers/german";
import type { Language } from "../catalogue/import-lines.ts";
import { cutAtKnown } from "./cut-at-known.ts";

/**
 * Texts as tokens, the same for the index and for queries: FTS5 only splits at the blanks written here.
 * Arabic, German, English and French words are folded and stemmed. Chinese, Japanese and Korean have no word
 * boundaries to rely on, so they are indexed as overlapping pairs of characters and asked for as phrases of pairs.
 */

const stemmers: Partial<Record<Language, (word: string) => string>> = {
	ar: stemArabic,
	de: stemGerman,
	en: stemEnglish,
	fr: stemFrench,
};

const stopWords: Record<Language, ReadonlySet<string>> = {
	ar: new Set("في من مع على الي عن او و".split(" ")),
	de: new Set(
		"und oder der die das den dem des ein eine einen einem einer mit fur aus in im von zu zum zur auf".split(
			" ",
		),
	),
	en: new Set("the a an and or for with in of to on by".split(" ")),
	fr: new Set("et ou le la les l d de du des un une en pour avec a au aux sur".split(" ")),
	ja: new Set("の を に は が と で も へ や な た 用".split(" ")),
	ko: new Set("와 과 의 및 를 을 이 가 은 는".split(" ")),
	zh: new Set("的 和 与 或 了 在 用".split(" ")),
};

const segmenters = new Map<Language, Intl.Segmenter>();
function segmenter(language: Language): Intl.Segmenter {
	let found = segmenters.get(language);
	if (!found) {
		found = new Intl.Segmenter(language, { granularity: "word" });
		segmenters.set(language, found);
	}
	return found;
}

const PAIRED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;
const PAIRED_RUN =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+/gu;

/** One spelling for what shoppers write in several ways: case, width, accents, Arabic letter forms. */
export function fold(text: string, language: Language): string {
	const plain = text.normalize("NFKC").toLowerCase();
	if (language === "ar") {
		return plain
			.replace(/[\u064b-\u065f\u0670\u0640]/g, "")
			.replace(/[أإآٱ]/g, "ا")
			.replace(/ى/g, "ي")
			.replace(/ة/g, "ه");
	}
	// Voiced kana would lose their marks, and they are other letters.
	if (language === "ja" || language === "ko" || language === "zh") return plain;
	return plain
		.replace(/ß/g, "ss")
		.replace(/œ/g, "oe")
		.replace(/æ/g, "ae")
		.normalize("NFD")
		.replace(/\p{M}/gu, "");
}

/** French and Italian elisions (l'été, d'or) are two words to a shopper and one to the segmenter. */
const splitElision = (word: string): string[] => word.split(/['’]/).filter((part) => part !== "");

function* foldedWords(
	text: string,
	language: Language,
	vocabulary: ReadonlySet<string> = new Set(),
): Generator<string> {
	for (const { piece, known } of cutAtKnown(fold(text, language), vocabulary)) {
		if (known) yield piece;
		else yield* segmentedWords(piece, language);
	}
}

function* segmentedWords(text: string, language: Language): Generator<string> {
	for (const { segment, isWordLike } of segmenter(language).segment(text)) {
		if (!isWordLike) continue;
		for (const part of splitElision(segment)) yield part;
	}
}

const isPaired = (word: string): boolean => PAIRED.test(word);

/** 絹ドレス → 絹ド ドレ レス, and ス at the end so that a single character can be found by its prefix anywhere. */
function pairs(run: string): string[] {
	const characters = [...run];
	return characters.map((character, index) => character + (characters[index + 1] ?? ""));
}

export function stem(word: string, language: Language): string {
	const stemmed = stemmers[language]?.(word) ?? word;
	return stemmed === "" ? word : stemmed;
}

/** Tokens of a text for the index, in order. */
export function indexTokens(text: string, language: Language): string[] {
	if (language === "ja" || language === "zh" || language === "ko") {
		const tokens: string[] = [];
		for (const chunk of fold(text, language).split(/[^\p{L}\p{N}ー々]+/u)) {
			for (const run of chunk.match(PAIRED_RUN) ?? []) tokens.push(...(isPaired(run) ? pairs(run) : [run]));
		}
		return tokens;
	}
	return [...foldedWords(text, language)].map((word) => stem(word, language));
}

/** A word of a query: the token to look for (several = a phrase of pairs), and what was typed, for completing it. */
export type QueryWord = { typed: string; tokens: string[] };

/**
 * The words of a query that say something; when all of them are stop words, all are kept. `vocabulary` are words of
 * the catalogue that the segmenter may not know (see vocabulary.ts).
 */
export function queryWords(query: string, language: Language, vocabulary?: ReadonlySet<string>): QueryWord[] {
	const words = joinSingles([...foldedWords(query, language, vocabulary)], language);
	const telling = words.filter((word) => !stopWords[language].has(word));
	return (telling.length > 0 ? telling : words)
		.slice(0, 12)
		.map((word) => ({ typed: word, tokens: queryTokens(word, language) }));
}

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

function queryTokens(word: string, language: Language): string[] {
	if (!isPaired(word)) return [stem(word, language)];
	const all = pairs(word);
	return all.length > 1 ? all.slice(0, -1) : all;
}
