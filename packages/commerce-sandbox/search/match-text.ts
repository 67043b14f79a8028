import { isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { LanguageCode } from "../languages.ts";
import type { SearchIndex } from "./index/search-index.ts";
import { loadRuns } from "./posting-store.ts";
import { type QueryTerm, readQuery } from "./text/read-query.ts";
import { type RunsOf, scoreTerm, type TermScores, thingness } from "./text/score-terms.ts";
import type { TextMatches } from "./text/text-matches.ts";
import { wordList } from "./text/word-list.ts";

const KEPT_PHRASES = 50;
/** Scores are multiplied by this number and rounded, so that equal scores compare equal. */
const SCALE = 1000;
/** Share of the best group's weight that a group needs if no group has all words. */
const ENOUGH = 0.85;
const FEW = 10;

/**
 * Returns the groups with all words of a phrase. If they are few, groups that lack one word, but not the kind of product, are added; if
 * there are none, groups with most words are returned. Undefined if the phrase has no words. `completing`: the last word may be incomplete.
 */
export async function matchText(
	db: D1Database,
	gen: number,
	index: SearchIndex,
	query: string,
	language: LanguageCode,
	completing = false,
): Promise<TextMatches | undefined> {
	const key = `${language} ${completing} ${query}`;
	const entry = index.matches.get(key);
	if (entry) return entry;
	const [list, english] = await Promise.all([wordList(db, gen, language), wordList(db, gen, "en")]);
	const terms = readQuery(query, { language, list, english, completing });
	if (terms.length === 0) return undefined;
	const runsOf = await loadAll(db, gen, terms);
	const ranking = rank(terms, index.size, runsOf);
	const matches =
		ranking.ordinals.length === 0 ? ((await matchNumber(db, gen, index, query)) ?? ranking) : ranking;
	index.matches.set(key, matches);
	const [oldest] = index.matches.keys();
	if (index.matches.size > KEPT_PHRASES && oldest !== undefined) index.matches.delete(oldest);
	return matches;
}

async function matchNumber(
	db: D1Database,
	gen: number,
	index: SearchIndex,
	query: string,
): Promise<TextMatches | undefined> {
	if (!isProductId(query)) return undefined;
	const group = await db
		.prepare("SELECT group_id FROM variant WHERE gen = ? AND id = ?")
		.bind(gen, query)
		.first<string>("group_id");
	const ordinal = group === null ? -1 : index.ids.indexOf(group);
	if (ordinal < 0) return undefined;
	return {
		ordinals: Uint32Array.of(ordinal),
		scores: Float32Array.of(SCALE),
		phrase: [{ typed: query, readings: [], isFound: true }],
	};
}

async function loadAll(db: D1Database, gen: number, terms: readonly QueryTerm[]): Promise<RunsOf> {
	const wantedWords = new Map<LanguageCode, Set<string>>();
	const all = terms.flatMap((term) => [term, ...(term.otherwise ?? [])]);
	for (const { language, tokens } of all.flatMap((term) => term.alternatives)) {
		const some = wantedWords.get(language) ?? new Set();
		wantedWords.set(language, some);
		for (const token of tokens) some.add(token);
	}
	const runs = new Map(
		await Promise.all(
			[...wantedWords].map(
				async ([language, tokens]) => [language, await loadRuns(db, gen, language, tokens)] as const,
			),
		),
	);
	const none = new Uint32Array();
	return (language, token) => runs.get(language)?.get(token) ?? none;
}

const rarity = (matches: number, size: number): number => Math.log2(2 + size / matches);

function rank(queryTerms: readonly QueryTerm[], size: number, runsOf: RunsOf): TextMatches {
	const terms: QueryTerm[] = [];
	const scores: TermScores[] = [];
	for (const term of queryTerms) {
		const termScores = scoreTerm(term, size, runsOf);
		const readTerms = termScores.matches === 0 && term.otherwise ? term.otherwise : [term];
		terms.push(...readTerms);
		scores.push(
			...(readTerms[0] === term ? [termScores] : readTerms.map((one) => scoreTerm(one, size, runsOf))),
		);
	}
	const telling = scores.filter(({ matches }) => matches > 0);
	const phrase = terms.map(({ typed, readings }, at) => ({
		typed,
		readings,
		isFound: (scores[at]?.matches ?? 0) > 0,
	}));
	const strict = collect(telling, size, (scores) => scores.every((score) => score > 0));
	if (strict.ordinals.length >= FEW || telling.length < 2) return { ...strict, phrase };
	const weights = telling.map(({ matches }) => rarity(matches, size));
	const share = (scores: readonly number[]): number =>
		scores.reduce((sum, score, at) => sum + (score > 0 ? (weights[at] ?? 0) : 0), 0);
	if (strict.ordinals.length > 0) {
		// The word for the kind of product stays required: "red silk dress" is widened to other dresses, not to other silk products.
		const things = terms
			.filter((_, at) => (scores[at]?.matches ?? 0) > 0)
			.map((term) => thingness(term, size, runsOf));
		const head = things.indexOf(Math.max(...things));
		const missing = (scores: readonly number[]): number => scores.filter((score) => score === 0).length;
		const isNext = (scores: readonly number[]): boolean => (scores[head] ?? 0) > 0 && missing(scores) <= 1;
		const wider = things[head] ? collect(telling, size, isNext) : strict;
		const isWider = wider.ordinals.length > strict.ordinals.length;
		return { ...wider, phrase, ...(isWider ? { whole: strict.ordinals } : {}) };
	}
	let best = 0;
	collect(telling, size, (scores) => {
		best = Math.max(best, share(scores));
		return false;
	});
	return {
		...collect(telling, size, (scores) => share(scores) >= best * ENOUGH),
		phrase,
		whole: strict.ordinals,
	};
}

function collect(
	terms: readonly TermScores[],
	size: number,
	isWanted: (scores: readonly number[]) => boolean,
): { ordinals: Uint32Array; scores: Float32Array } {
	const weights = terms.map(({ matches }) => rarity(matches, size));
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	const ordinals: number[] = [];
	const sums: number[] = [];
	const scores = new Array<number>(terms.length).fill(0);
	for (let n = 0; n < size; n++) {
		let sum = 0;
		for (let at = 0; at < terms.length; at++) {
			const score = terms[at]?.scores[n] ?? 0;
			scores[at] = score;
			sum += score * (weights[at] ?? 0);
		}
		if (sum === 0 || !isWanted(scores)) continue;
		ordinals.push(n);
		sums.push(Math.round((sum / total) * SCALE));
	}
	return { ordinals: Uint32Array.from(ordinals), scores: Float32Array.from(sums) };
}
