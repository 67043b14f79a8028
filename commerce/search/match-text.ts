import type { Language } from "../catalogue/import-lines.ts";
import type { CatalogueFrame } from "../store/catalogue-frame.ts";
import { findCompounds } from "./compounds.ts";
import { ftsQueries } from "./fts-query.ts";
import type { SearchIndex, TextMatches } from "./search-index.ts";
import { vocabularyOf } from "./vocabulary.ts";
import { ORDINALS_PER_GENERATION } from "./write-index.ts";

/** How much a word counts where: name, brand, category, colour, material, description. */
const WEIGHTS = "10.0, 6.0, 7.0, 8.0, 6.0, 0.5";
const KEPT_PHRASES = 50;

/** Groups that match a phrase: all of its words, else any of them. Undefined for a phrase without words. */
export async function matchText(
	db: D1Database,
	gen: number,
	index: SearchIndex,
	frame: CatalogueFrame,
	query: string,
	language: Language,
): Promise<TextMatches | undefined> {
	const key = `${language} ${query}`;
	const kept = index.matches.get(key);
	if (kept) return kept;
	const queries = ftsQueries(query, language, {
		compounds: await findCompounds(db, query, language),
		vocabulary: vocabularyOf(frame, language),
	});
	if (queries.length === 0) return undefined;
	let found = await runQuery(db, gen, language, queries[0] ?? "");
	if (found.ordinals.length === 0 && queries[1]) found = await runQuery(db, gen, language, queries[1]);
	index.matches.set(key, found);
	const [oldest] = index.matches.keys();
	if (index.matches.size > KEPT_PHRASES && oldest !== undefined) index.matches.delete(oldest);
	return found;
}

/** One row of two strings instead of thousands of rows: the answer of the database travels as JSON. */
async function runQuery(
	db: D1Database,
	gen: number,
	language: Language,
	query: string,
): Promise<TextMatches> {
	const table = `search_${language}`;
	const row = await db
		.prepare(
			// MATERIALIZED: bm25 only works in the query that scans the table, and the planner would fold it into the outer one.
			`WITH found AS MATERIALIZED (
				SELECT rowid - ?2 * ${ORDINALS_PER_GENERATION} AS n, CAST(-1000 * bm25(${table}, ${WEIGHTS}) AS INTEGER) AS score
				FROM ${table} WHERE ${table} MATCH ?1 AND rowid >= ?2 * ${ORDINALS_PER_GENERATION} AND rowid < (?2 + 1) * ${ORDINALS_PER_GENERATION}
				ORDER BY rowid)
			SELECT group_concat(n) AS ordinals, group_concat(score) AS scores FROM found`,
		)
		.bind(query, gen)
		.first<{ ordinals: string | null; scores: string | null }>();
	const numbers = (text: string | null | undefined): number[] => (text ? text.split(",").map(Number) : []);
	return {
		ordinals: Uint32Array.from(numbers(row?.ordinals)),
		scores: Float32Array.from(numbers(row?.scores)),
	};
}
