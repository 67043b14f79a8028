import { findScript } from "@vetrina/shop-rules/locale/scripts.ts";
import type { LanguageCode } from "../../languages.ts";
import { isPaired } from "./words.ts";

export type Candidate = { word: string; products: number };
export type Correction = { word: string; distance: number };

const KEPT = 3;
const TOLERANCE = 0.35;

function comparable(word: string, language: LanguageCode): string {
	if (findScript(language) === "Kore") return word.normalize("NFD");
	if (language === "ar") return word.length > 4 && word.startsWith("ال") ? word.slice(2) : word;
	return word;
}

function countAllowedEdits(word: string, language: LanguageCode): number {
	const { length } = word;
	if (isPaired(word) && findScript(language) !== "Kore") return length < 3 ? 0 : length < 8 ? 1 : 2;
	return length < 4 ? 0 : length < 7 ? 1 : 2;
}

function letters(word: string): number {
	let bits = 0;
	for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 31);
	return bits;
}

function differing(a: number, b: number): number {
	let bits = a ^ b;
	let count = 0;
	for (; bits !== 0; count++) bits &= bits - 1;
	return count;
}

type Prepared = Candidate & { other: string; bits: number };
const preparedCandidates = new WeakMap<readonly Candidate[], Prepared[]>();

function prepare(candidates: readonly Candidate[], language: LanguageCode): Prepared[] {
	const entry = preparedCandidates.get(candidates);
	if (entry) return entry;
	const preparation = candidates.map((candidate) => {
		const other = comparable(candidate.word, language);
		return { ...candidate, other, bits: letters(other) };
	});
	preparedCandidates.set(candidates, preparation);
	return preparation;
}

/**
 * Returns corrections of a word, likeliest first; none for short words. The prepared candidates are cached by list, so a list must belong
 * to one language and never change.
 */
export function correct(
	typed: string,
	language: LanguageCode,
	candidates: readonly Candidate[],
): Correction[] {
	const word = comparable(typed, language);
	const limit = countAllowedEdits(word, language);
	if (limit === 0) return [];
	const own = letters(word);
	const corrections: (Correction & { cost: number })[] = [];
	for (const { word: candidate, products, other, bits } of prepare(candidates, language)) {
		if (Math.abs(other.length - word.length) > limit || differing(own, bits) > 2 * limit) continue;
		const distance = editDistance(word, other, limit);
		if (distance > limit) continue;
		// The first letter is rarely mistyped, and common words are likelier.
		const cost = distance + (word[0] === other[0] ? 0 : 0.5) - Math.min(0.3, Math.log10(products + 1) / 10);
		corrections.push({ word: candidate, distance, cost });
	}
	corrections.sort((a, b) => a.cost - b.cost);
	const best = corrections[0]?.cost ?? 0;
	return corrections.filter(({ cost }) => cost <= best + TOLERANCE).slice(0, KEPT);
}

/**
 * Returns the number of insertions, deletions, replacements and swapped neighbours between two words, or `limit` + 1 if there are more.
 */
export function editDistance(a: string, b: string, limit: number): number {
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		let least = i;
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1];
			let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				value = Math.min(value, (before[j - 2] ?? 0) + 1);
			row.push(value);
			least = Math.min(least, value);
		}
		if (least > limit) return limit + 1;
		before = last;
		last = row;
	}
	return last[b.length] ?? limit + 1;
}
