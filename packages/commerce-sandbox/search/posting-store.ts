import type { LanguageCode } from "../languages.ts";
import { decodeRuns } from "./postings.ts";

const NUMBERS_KEPT = 2_000_000;

const arrays = new Map<string, Uint32Array>();
let numbersKept = 0;

const writeRunKey = (gen: number, language: LanguageCode, term: string): string =>
	`${gen} ${language} ${term}`;

export async function loadRuns(
	db: D1Database,
	gen: number,
	language: LanguageCode,
	terms: Iterable<string>,
): Promise<Map<string, Uint32Array>> {
	const countsByFacet = new Map<string, Uint32Array>();
	const missing: string[] = [];
	for (const term of new Set(terms)) {
		const runs = arrays.get(writeRunKey(gen, language, term));
		if (runs) countsByFacet.set(term, runs);
		else missing.push(term);
	}
	if (missing.length > 0) {
		const { results } = await db
			.prepare(
				`SELECT p.term, p.runs FROM json_each(?3) wanted
					CROSS JOIN search_posting p ON p.gen = ?1 AND p.language = ?2 AND p.term = wanted.value ORDER BY p.term, p.part`,
			)
			.bind(gen, language, JSON.stringify(missing))
			.all<{ term: string; runs: string }>();
		const parts = Map.groupBy(results, (row) => row.term);
		for (const term of missing) {
			const runs = decodeRuns((parts.get(term) ?? []).map((row) => row.runs));
			countsByFacet.set(term, runs);
			keep(writeRunKey(gen, language, term), runs);
		}
	}
	return countsByFacet;
}

function keep(key: string, runs: Uint32Array): void {
	if (runs.length > NUMBERS_KEPT / 4) return;
	arrays.set(key, runs);
	numbersKept += runs.length + 16;
	for (const [oldest, old] of arrays) {
		if (numbersKept <= NUMBERS_KEPT) break;
		arrays.delete(oldest);
		numbersKept -= old.length + 16;
	}
}
