import type { Language } from "../catalogue/import-lines.ts";
import type { Compounds } from "./fts-query.ts";
import { queryWords, stem } from "./words.ts";

/**
 * German writes Seidenkleid for a Kleid aus Seide. A long word that the catalogue does not have is looked for as the
 * two words it is composed of, when it has both of them.
 */
const MIN_COMPOUND = 7;
const MIN_PART = 3;
const LINKS = ["", "s", "es", "n", "en", "er"];

type Cut = { left: string; right: string };

/** Every way to cut a word in two, the left part also without the letters that link it to the right one. */
export function cuts(word: string): Cut[] {
	const found: Cut[] = [];
	for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
		const right = stem(word.slice(at), "de");
		for (const link of LINKS) {
			const left = word.slice(0, at);
			if (left.endsWith(link) && left.length - link.length >= MIN_PART)
				found.push({ left: stem(left.slice(0, left.length - link.length), "de"), right });
		}
	}
	return found;
}

export async function findCompounds(db: D1Database, query: string, language: Language): Promise<Compounds> {
	const compounds = new Map<string, readonly [string, string]>();
	if (language !== "de") return compounds;
	const words = queryWords(query, language).filter(({ typed }) => typed.length >= MIN_COMPOUND);
	if (words.length === 0) return compounds;
	const candidates = new Map(words.map(({ typed }) => [typed, cuts(typed)]));
	const terms = [...candidates].flatMap(([typed, some]) => [
		stem(typed, "de"),
		...some.flatMap(({ left, right }) => [left, right]),
	]);
	const { results } = await db
		.prepare(
			"SELECT wanted.value AS term FROM json_each(?) wanted CROSS JOIN search_de_words words ON words.term = wanted.value",
		)
		.bind(JSON.stringify([...new Set(terms)]))
		.all<{ term: string }>();
	const known = new Set(results.map((row) => row.term));
	for (const [typed, some] of candidates) {
		if (known.has(stem(typed, "de"))) continue;
		// The longest last part says what it is: in Seidenkleid the Kleid.
		const cut = some.find(({ left, right }) => known.has(left) && known.has(right));
		if (cut) compounds.set(typed, [cut.left, cut.right]);
	}
	return compounds;
}
