import type { LanguageCode } from "../../languages.ts";
import { searchSynonyms } from "../../settings/search-settings.ts";
import { isStopWord } from "./stop-words.ts";
import { fold, queryTokens, wordsIn } from "./words.ts";

export type Synonym = { words: string[]; quality: number; isKind: boolean };
export type SynonymTable = {
	byPhrase: ReadonlyMap<string, Synonym[]>;
	longestPhrase: number;
	words: ReadonlySet<string>;
};

const SAME = 0.95;
const UNDER = 0.75;

const tables = new Map<LanguageCode, SynonymTable>();

export const phraseKey = (words: readonly string[], language: LanguageCode): string =>
	words.map((word) => queryTokens(word, language).join("")).join(" ");

export function findSynonyms(language: LanguageCode): SynonymTable {
	const table = tables.get(language) ?? readTable(language);
	tables.set(language, table);
	return table;
}

function readTable(language: LanguageCode): SynonymTable {
	const { same, under } = searchSynonyms[language] ?? { same: "", under: "" };
	const byPhrase = new Map<string, Synonym[]>();
	const words = new Set<string>();
	let longestPhrase = 1;
	const phrase = (text: string): string[] => {
		const all = wordsIn(fold(text, language));
		const telling = all.filter((word) => !isStopWord(word, language));
		const matches = telling.length > 0 ? telling : all;
		for (const word of matches) words.add(word);
		longestPhrase = Math.max(longestPhrase, matches.length);
		return matches;
	};
	const phrases = (text: string): string[][] => text.split(",").map(phrase);
	const add = (source: readonly string[], target: string[], isKind: boolean): void => {
		const key = phraseKey(source, language);
		if (key === phraseKey(target, language)) return;
		const list = byPhrase.get(key) ?? [];
		list.push({ words: target, quality: isKind ? UNDER : SAME, isKind });
		byPhrase.set(key, list);
	};
	for (const line of same.split("\n")) {
		const group = phrases(line);
		for (const source of group) for (const target of group) add(source, target, false);
	}
	const sameSets = new Map([...byPhrase].map(([key, list]) => [key, list.map((one) => one.words)]));
	for (const line of under.split("\n")) {
		const [wide = "", kinds = ""] = line.split(":");
		const source = phrase(wide);
		for (const target of phrases(kinds))
			for (const one of [source, ...(sameSets.get(phraseKey(source, language)) ?? [])])
				add(one, target, true);
	}
	return { byPhrase, longestPhrase, words };
}
