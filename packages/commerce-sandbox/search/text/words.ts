import { stemmer as stemArabic } from "@orama/stemmers/arabic";
import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemFrench } from "@orama/stemmers/french";
import { stemmer as stemGerman } from "@orama/stemmers/german";
import { stemmer as stemItalian } from "@orama/stemmers/italian";
import { replaceLetters } from "@vetrina/shop-rules/lib/letters.ts";
import { findScript, isEastAsian } from "@vetrina/shop-rules/locale/scripts.ts";
import type { LanguageCode } from "../../languages.ts";

const stemmers: Partial<Record<LanguageCode, (word: string) => string>> = {
	ar: stemArabic,
	de: stemGerman,
	en: stemEnglish,
	fr: stemFrench,
	it: stemItalian,
};

const PAIRED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]/u;
const PAIRED_RUN =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]+/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

export const isPaired = (word: string): boolean => PAIRED.test(word);

/** A T-shirt is not a shirt, so all spellings become one word. */
const T_SHIRTS = ["t[\\s-]?shirt", "tee[\\s-]shirt", "tシャツ", "티셔츠"];
const T_SHIRT = new RegExp(`(?<!\\p{L})(?:${T_SHIRTS.join("|")})`, "gu");

const oneArabicForm = replaceLetters({ أ: "ا", إ: "ا", آ: "ا", ٱ: "ا", ى: "ي", ة: "ه" });
const withoutLigatures = replaceLetters({ ß: "ss", œ: "oe", æ: "ae" });

export function fold(text: string, language: LanguageCode): string {
	const plain = text.normalize("NFKC").toLowerCase().replace(T_SHIRT, "tee");
	if (findScript(language) === "Arab") {
		return oneArabicForm(plain.replace(/[\u064b-\u065f\u0670\u0640]/g, ""));
	}
	// Removing marks would turn voiced kana into other letters.
	if (isEastAsian(language)) return plain;
	return withoutLigatures(plain).normalize("NFD").replace(/\p{M}/gu, "");
}

export const toKatakana = (word: string): string =>
	word.replace(/[\u3041-\u3096]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0x60));

/** Words are cut to this number of characters, because stemming takes longer for longer words. */
export const LONGEST_WORD = 40;

export const cutWord = (word: string): string =>
	word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD).replace(/[\ud800-\udbff]$/, "") : word;

/**
 * Returns the words of a text: hyphens, apostrophes and blanks separate words. Runs of Chinese, Japanese and Korean characters stay whole.
 */
export const wordsIn = (text: string): string[] =>
	(text.match(WORD) ?? []).map((word) => (isPaired(word) ? word : cutWord(word)));

/** Returns overlapping pairs and the last character alone, so that it can be searched alone: 絹ドレス becomes 絹ド, ドレ, レス and ス. */
function pairs(run: string): string[] {
	const characters = [...toKatakana(run)];
	return characters.map((character, index) => character + (characters[index + 1] ?? ""));
}

const STEMS_KEPT = 20_000;
const stems = new Map<string, string>();

export function stem(whole: string, language: LanguageCode): string {
	const stemmer = stemmers[language];
	const word = cutWord(whole);
	if (!stemmer) return word;
	const key = language + word;
	const cachedStem = stems.get(key);
	if (cachedStem !== undefined) return cachedStem;
	const wordStem = stemmer(word) || word;
	if (stems.size >= STEMS_KEPT) stems.clear();
	stems.set(key, wordStem);
	return wordStem;
}

/** Arabic writes "and" (و) as a prefix of the next word, so such words are also indexed without the prefix. */
const isAndPrefixed = (word: string): boolean => word.startsWith("و") && word.length > 4;

function splitTokens(word: string, language: LanguageCode): string[] {
	if (language === "ar" && isAndPrefixed(word)) return [stem(word, "ar"), stem(word.slice(1), "ar")];
	if (!isPaired(word)) return [stem(word, language)];
	return (word.match(PAIRED_RUN) ?? []).flatMap((run) => (isPaired(run) ? pairs(run) : [cutWord(run)]));
}

export const indexTokens = (text: string, language: LanguageCode): string[] =>
	wordsIn(fold(text, language)).flatMap((word) => splitTokens(word, language));

export function queryTokens(word: string, language: LanguageCode): string[] {
	if (!isPaired(word)) return [stem(word, language)];
	return (word.match(PAIRED_RUN) ?? []).flatMap((run) => {
		if (!isPaired(run)) return [cutWord(run)];
		const all = pairs(run);
		return all.length > 1 ? all.slice(0, -1) : all;
	});
}

/** Returns the whole name of a value or category as one token, so that 红色 ranks before 酒红色, which contains the same pairs. */
export const wholeToken = (text: string, language: LanguageCode): string =>
	`=${toKatakana(wordsIn(fold(text, language)).join(""))}`;
