import { findScript, isEastAsian } from "@vetrina/shop-rules/locale/scripts.ts";
import type { LanguageCode } from "../../languages.ts";
import { cuts } from "./compounds.ts";
import { type Candidate, correct } from "./corrections.ts";
import { splitQuery } from "./split-query.ts";
import { findSynonyms, phraseKey, type SynonymTable } from "./synonyms.ts";
import { isNaming, type Word, type WordList, wordsStartingWith } from "./word-list.ts";
import { isPaired, queryTokens, stem, wholeToken } from "./words.ts";

export type Alternative = {
	language: LanguageCode;
	tokens: string[];
	/** Weight of a match: 1 for typed words; less for synonyms, completions and corrections; more for the whole name of a value. */
	quality: number;
	isKind?: boolean;
};
export type TermReading = { value: string; corrected: boolean; completed: boolean };
export type QueryTerm = {
	typed: string;
	alternatives: Alternative[];
	readings: TermReading[];
	/** Terms to search for if no product has the word, which may be two words in one or a typing error. */
	otherwise?: QueryTerm[];
};

export type QueryWords = {
	language: LanguageCode;
	list: WordList;
	/** English words are searched if the shopper's language lacks the word, because many shoppers search in English in any country. */
	english: WordList;
	completing?: boolean;
};

const COMPLETIONS = 10;
const COMPLETED = 0.85;
const CORRECTED = 0.8;
const ENGLISH = 0.9;
const WHOLE_NAME = 1.2;
const MIN_SPLIT = 6;
const MIN_PART = 3;

export function readQuery(query: string, cx: QueryWords): QueryTerm[] {
	const open = !/\s$/.test(query);
	const words = joinApart(splitQuery(query, cx.language, cx.list), cx);
	const synonyms = findSynonyms(cx.language);
	const terms: QueryTerm[] = [];
	for (let at = 0; at < words.length; ) {
		const length = phraseLength(words, at, synonyms, cx.language);
		if (length > 1) terms.push(phraseTerm(words.slice(at, at + length), cx));
		else terms.push(...readWord(words[at] ?? "", open && at === words.length - 1, cx));
		at += length;
	}
	return terms;
}

function phraseLength(
	words: readonly string[],
	at: number,
	synonyms: SynonymTable,
	language: LanguageCode,
): number {
	for (let length = Math.min(synonyms.longestPhrase, words.length - at); length > 1; length--)
		if (synonyms.byPhrase.has(phraseKey(words.slice(at, at + length), language))) return length;
	return 1;
}

/**
 * Returns the words with neighbours joined where the catalogue knows "sweatshirt", but not both "sweat" and "shirt". Korean neighbours are
 * also joined if the joined word is one typing error from a known word, and the first word alone is not close to any.
 */
function joinApart(words: string[], cx: QueryWords): string[] {
	const joinedWords: string[] = [];
	for (const word of words) {
		const last = joinedWords.at(-1);
		const both = last === undefined ? "" : last + word;
		const isApart = last !== undefined && !(isMeaningful(last, cx) && isMeaningful(word, cx));
		if (isApart && (isNamed(both, cx) || isSlipOfBoth(last, both, cx)))
			joinedWords[joinedWords.length - 1] = both;
		else joinedWords.push(word);
	}
	return joinedWords;
}

const isSlipOfBoth = (first: string, both: string, cx: QueryWords): boolean =>
	findScript(cx.language) === "Kore" &&
	!isMeaningful(first, cx) &&
	correct(first, cx.language, candidates(cx)).length === 0 &&
	correct(both, cx.language, candidates(cx))[0]?.distance === 1;

const stemsOf = new WeakMap<WordList, Map<string, Word>>();

function byStem(list: WordList, language: LanguageCode): Map<string, Word> {
	const entry = stemsOf.get(list);
	if (entry) return entry;
	const wordsByStem = new Map<string, Word>();
	for (const word of list.words) {
		const key = stem(word.word, language);
		if (isNaming(word) && !wordsByStem.has(key)) wordsByStem.set(key, word);
	}
	stemsOf.set(list, wordsByStem);
	return wordsByStem;
}

function isNamed(word: string, { list, language }: QueryWords): boolean {
	if (byStem(list, language).has(stem(word, language))) return true;
	return (
		isEastAsian(language) &&
		isPaired(word) &&
		list.words.some((one) => isNaming(one) && one.word.includes(word))
	);
}

const isSynonym = (word: string, { language }: QueryWords): boolean =>
	findSynonyms(language).byPhrase.has(phraseKey([word], language));
const isMeaningful = (word: string, cx: QueryWords): boolean => isNamed(word, cx) || isSynonym(word, cx);

function phraseTerm(words: readonly string[], cx: QueryWords): QueryTerm {
	return { typed: words.join(" "), alternatives: meanings(words, cx), readings: [] };
}

function meanings(words: readonly string[], { language }: QueryWords, factor = 1): Alternative[] {
	const say = (phrase: readonly string[], quality: number, isKind = false): Alternative[] => {
		const kind = isKind ? { isKind } : {};
		const tokens = phrase.flatMap((word) => queryTokens(word, language));
		const reading = { language, tokens, quality: quality * factor, ...kind };
		if (!isEastAsian(language)) return [reading];
		const whole = [wholeToken(phrase.join(""), language)];
		return [reading, { language, tokens: whole, quality: quality * factor * WHOLE_NAME, ...kind }];
	};
	const synonyms = findSynonyms(language).byPhrase.get(phraseKey(words, language)) ?? [];
	return [
		...say(words, 1),
		...synonyms.flatMap((synonym) => say(synonym.words, synonym.quality, synonym.isKind)),
	];
}

function readWord(word: string, isOpen: boolean, cx: QueryWords): QueryTerm[] {
	const { language } = cx;
	const plain = (alternatives: Alternative[], readings: TermReading[] = []): QueryTerm[] => [
		{ typed: word, alternatives, readings },
	];
	const isKnown = isMeaningful(word, cx);
	const completions = isOpen && (cx.completing || !isKnown) ? findCompletions(word, cx) : [];
	if (isKnown || completions.length > 0)
		return plain(
			[
				...(isKnown ? meanings([word], cx) : []),
				...completions.flatMap((one) => meanings([one.word], cx, COMPLETED)),
			],
			completions.length === 0
				? wholeWord(word, cx)
				: [
						...(isKnown ? [{ value: word, corrected: false, completed: false }] : []),
						...completions.map(({ shown }) => ({ value: shown, corrected: false, completed: true })),
					],
		);
	if (language !== "en" && byStem(cx.english, "en").has(stem(word, "en")))
		return plain(meanings([word], { ...cx, language: "en" }, ENGLISH));
	const otherwise = readUnknown(word, cx);
	return isPaired(word) && otherwise
		? [{ typed: word, alternatives: meanings([word], cx), readings: [], otherwise }]
		: (otherwise ?? plain(meanings([word], cx)));
}

/** Returns the terms of a word that names no product: the parts of a compound, or corrections; undefined if there are none. */
function readUnknown(word: string, cx: QueryWords): QueryTerm[] | undefined {
	const { list, language } = cx;
	const parts = splitWord(word, cx);
	if (parts && (language === "de" || isPaired(word))) return parts;
	const corrections = correct(word, language, candidates(cx));
	if (parts && (corrections[0]?.distance ?? Number.POSITIVE_INFINITY) > 1) return parts;
	// The word occurs in descriptions, so it counts as a typing error only if a naming word is a single edit away.
	if (list.byWord.has(word) && corrections[0]?.distance !== 1) return undefined;
	if (corrections.length === 0) return undefined;
	return [
		{
			typed: word,
			alternatives: corrections.flatMap((one, at) => meanings([one.word], cx, CORRECTED - at * 0.1)),
			readings: corrections.map((one) => ({
				value: list.byWord.get(one.word)?.shown ?? one.word,
				corrected: true,
				completed: false,
			})),
		},
	];
}
/** Returns the whole word for an incomplete word whose stem is known, such as "cashmere" for "cashmer"; none unless `completing`. */
function wholeWord(word: string, { list, language, completing }: QueryWords): TermReading[] {
	const knownWord =
		completing && !list.byWord.has(word) ? byStem(list, language).get(stem(word, language)) : undefined;
	return knownWord?.word.startsWith(word)
		? [{ value: knownWord.shown, corrected: false, completed: true }]
		: [];
}

function findCompletions(word: string, { list, language }: QueryWords): Word[] {
	if (word.length < 2 && !isPaired(word)) return [];
	const stems = new Set([stem(word, language)]);
	const entry = wordsStartingWith(list, word, 4 * COMPLETIONS).filter((one) => {
		const key = stem(one.word, language);
		return !stems.has(key) && stems.add(key);
	});
	return entry.slice(0, COMPLETIONS);
}

const candidatesOf = new WeakMap<WordList, Candidate[]>();
function candidates({ list, language }: QueryWords): Candidate[] {
	const completions = candidatesOf.get(list);
	if (completions) return completions;
	const namingWords = list.words.filter(isNaming);
	const knownWords = new Set(namingWords.map(({ word }) => word));
	const others = [...findSynonyms(language).words].filter((word) => !knownWords.has(word));
	const correctionCandidates = [...namingWords, ...others.map((word) => ({ word, products: 10 }))];
	candidatesOf.set(list, correctionCandidates);
	return correctionCandidates;
}

/**
 * Returns the two parts of a word such as "silkdress", Seidenkleid or 革靴; undefined if it cannot be split. In German one part may be
 * mistyped.
 */
function splitWord(word: string, cx: QueryWords): QueryTerm[] | undefined {
	const ways = waysToSplit(word, cx.language);
	const way = ways.find(({ left, right }) => isMeaningful(left, cx) && isMeaningful(right, cx));
	if (way) {
		const isCorrection = cx.language !== "de" && !isPaired(word);
		return [way.left, way.right].map((part) => ({
			typed: part,
			alternatives: meanings([part], cx),
			readings: isCorrection ? [{ value: part, corrected: true, completed: false }] : [],
		}));
	}
	if (cx.language !== "de") return undefined;
	for (const { left, right } of ways) {
		if (left.length <= MIN_PART || right.length <= MIN_PART) continue;
		if (!isMeaningful(left, cx) && !isMeaningful(right, cx)) continue;
		const parts = [left, right].map((part) =>
			isMeaningful(part, cx) ? [{ word: part, distance: 0 }] : correct(part, "de", candidates(cx)),
		);
		if (parts.some(([best]) => best === undefined || best.distance > 1)) continue;
		return parts.map(([best]) => ({
			typed: best?.word ?? "",
			alternatives: meanings([best?.word ?? ""], cx, best?.distance ? CORRECTED : 1),
			readings: best?.distance ? [{ value: best.word, corrected: true, completed: false }] : [],
		}));
	}
	return undefined;
}

function waysToSplit(word: string, language: LanguageCode): { left: string; right: string }[] {
	const isPairedWord = isPaired(word);
	if (!isPairedWord && word.length < MIN_SPLIT) return [];
	if (language === "de") return cuts(word);
	const least = isPairedWord ? 1 : MIN_PART;
	const ways: { left: string; right: string }[] = [];
	for (let at = least; at <= word.length - least; at++)
		ways.push({ left: word.slice(0, at), right: word.slice(at) });
	return ways;
}
