import { cutWord, stem } from "./words.ts";

const MIN_COMPOUND = 7;
const MIN_PART = 3;
const MIN_TAIL = 4;
const LINKS = ["", "s", "es", "n", "en", "er"];

export function cuts(word: string): { left: string; right: string }[] {
	const splits: { left: string; right: string }[] = [];
	if (word.length < MIN_COMPOUND) return splits;
	for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
		const right = word.slice(at);
		for (const link of LINKS) {
			const left = word.slice(0, at);
			if (left.endsWith(link) && left.length - link.length >= MIN_PART)
				splits.push({ left: left.slice(0, left.length - link.length), right });
		}
	}
	return splits;
}

export function cutTail(whole: string, heads: ReadonlySet<string>): string | undefined {
	const word = cutWord(whole);
	for (let at = MIN_PART; at <= word.length - MIN_TAIL; at++) {
		const tail = stem(word.slice(at), "de");
		if (heads.has(tail)) return tail;
	}
	return undefined;
}
