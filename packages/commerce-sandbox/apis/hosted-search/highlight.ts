import type { LanguageCode } from "../../languages.ts";
import type { PhraseTerm } from "../../search/text/text-matches.ts";
import { fold, isPaired, stem, toKatakana } from "../../search/text/words.ts";

export type Highlighted = {
	value: string;
	matchLevel: "none" | "partial" | "full";
	matchedWords: string[];
	fullyHighlighted?: boolean;
};
export type HighlightTags = { pre: string; post: string };
export const DEFAULT_TAGS: HighlightTags = { pre: "<em>", post: "</em>" };

export type SoughtWord = { typed: string; ways: readonly string[] };

export const soughtWords = (terms: readonly PhraseTerm[], language: LanguageCode): SoughtWord[] =>
	terms.map(({ typed, readings }) => ({
		typed,
		ways: [...new Set([typed, ...readings.map(({ value }) => value)].map((way) => fold(way, language)))],
	}));

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

type Mark = { from: number; to: number };

/**
 * Returns a text with its searched words marked. The text is escaped if the tags are HTML, because pages insert the result unescaped;
 * clients with their own markers (`__ais-highlight__`) escape texts themselves.
 */
export function highlight(
	text: string,
	words: readonly SoughtWord[],
	tags: HighlightTags,
	language: LanguageCode,
): Highlighted {
	const matchedWords = new Set<string>();
	const marks: Mark[] = [];
	let length = 0;
	for (const match of text.matchAll(WORD)) {
		length += match[0].length;
		for (const { typed, ways } of words)
			for (const way of ways) {
				const own = markIn(match[0], way, language);
				if (!own) continue;
				matchedWords.add(typed);
				marks.push({ from: match.index + own.from, to: match.index + own.to });
			}
	}
	const joinedMarks = joinMarks(marks);
	const markedLength = joinedMarks.reduce((sum, { from, to }) => sum + to - from, 0);
	return {
		value: withTags(text, joinedMarks, tags),
		matchLevel: matchedWords.size === 0 ? "none" : matchedWords.size === words.length ? "full" : "partial",
		matchedWords: [...matchedWords],
		...(matchedWords.size > 0 ? { fullyHighlighted: markedLength >= length } : {}),
	};
}

function markIn(word: string, way: string, language: LanguageCode): Mark | undefined {
	if (way === "") return undefined;
	const foldedWord = fold(word, language);
	const isSameLength = foldedWord.length === word.length;
	if (isPaired(way)) {
		const at = toKatakana(foldedWord).indexOf(toKatakana(way));
		return at >= 0 && isSameLength ? { from: at, to: at + way.length } : undefined;
	}
	if (foldedWord.startsWith(way)) return { from: 0, to: isSameLength ? way.length : word.length };
	return way.length > 2 && stem(foldedWord, language) === stem(way, language)
		? { from: 0, to: word.length }
		: undefined;
}

function joinMarks(marks: readonly Mark[]): Mark[] {
	const joinedMarks: Mark[] = [];
	for (const mark of [...marks].sort((a, b) => a.from - b.from)) {
		const last = joinedMarks.at(-1);
		if (last && mark.from <= last.to) last.to = Math.max(last.to, mark.to);
		else joinedMarks.push({ ...mark });
	}
	return joinedMarks;
}

const ENTITIES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one);

function withTags(text: string, marks: readonly Mark[], { pre, post }: HighlightTags): string {
	const write = pre.startsWith("<") ? escapeHtml : (plain: string) => plain;
	let value = "";
	let at = 0;
	for (const { from, to } of marks) {
		value += write(text.slice(at, from)) + pre + write(text.slice(from, to)) + post;
		at = to;
	}
	return value + write(text.slice(at));
}

const highlightAny = (
	value: unknown,
	words: readonly SoughtWord[],
	tags: HighlightTags,
	language: LanguageCode,
): Highlighted | Highlighted[] | undefined => {
	if (typeof value === "string") return highlight(value, words, tags, language);
	if (!Array.isArray(value)) return undefined;
	const texts = value.filter((one) => typeof one === "string");
	return texts.length === value.length
		? texts.map((one) => highlight(one, words, tags, language))
		: undefined;
};

export function highlightRecord(
	record: Record<string, unknown>,
	attributes: readonly string[],
	options: { words: readonly SoughtWord[]; tags: HighlightTags; language: LanguageCode },
): Record<string, Highlighted | Highlighted[]> {
	return Object.fromEntries(
		attributes.flatMap((name) => {
			const value = highlightAny(record[name], options.words, options.tags, options.language);
			return value ? [[name, value]] : [];
		}),
	);
}

const SNIPPET_WORDS = 10;

export function snippetRecord(
	record: Record<string, unknown>,
	attributes: readonly string[],
	options: { words: readonly SoughtWord[]; tags: HighlightTags; language: LanguageCode; ellipsis: string },
): Record<string, Highlighted> {
	return Object.fromEntries(
		attributes.flatMap((attribute) => {
			const [name = "", count] = attribute.split(":");
			const text = record[name];
			if (typeof text !== "string") return [];
			const parts = text.split(/(\s+)/);
			const most = Math.max(1, Number(count) || SNIPPET_WORDS);
			const short = parts.slice(0, 2 * most - 1).join("");
			const cut = short.length < text.length ? short + options.ellipsis : text;
			const { value, matchLevel, matchedWords } = highlight(
				cut,
				options.words,
				options.tags,
				options.language,
			);
			return [[name, { value, matchLevel, matchedWords }]];
		}),
	);
}
