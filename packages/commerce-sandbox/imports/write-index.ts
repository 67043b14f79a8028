import { type LanguageCode, wholeCodes } from "../languages.ts";
import { encodePart } from "../search/columns.ts";
import { type IndexedTexts, indexProducts } from "../search/index/index-products.ts";
import { encodeRuns } from "../search/postings.ts";
import { encodeWords } from "../search/text/word-list.ts";
import { readFrame } from "../store/catalogue-frame.ts";
import { jsonChunks } from "../store/json-chunks.ts";
import { loadMembers, loadProductsAfter } from "../store/product-records.ts";
import type { ImportRow } from "./open-import.ts";
import { stampChanges } from "./stamp-changes.ts";

/** Limits of one indexing step, which must fit into a request. */
const STEP = { products: 500, variants: 8000 };

export async function productsInStep(
	db: D1Database,
	gen: number,
	after: number,
	{ products, variants } = STEP,
): Promise<number> {
	const count = await db
		.prepare(
			`SELECT count(*) AS products FROM (SELECT sum(n) OVER (ORDER BY position) - n AS before FROM (
				SELECT p.position, (SELECT count(*) FROM variant v WHERE v.gen = p.gen AND v.master_id = p.id) AS n
				FROM product p WHERE p.gen = ?1 AND p.position > ?2 ORDER BY p.position LIMIT ?3)) WHERE before < ?4`,
		)
		.bind(gen, after, products, variants)
		.first<number>("products");
	return count ?? 0;
}
/** Number of words kept per language; the rarest words are dropped. */
const WORDS_KEPT = 40_000;

export async function indexNextProducts(db: D1Database, open: ImportRow, now: number): Promise<boolean> {
	const count = await productsInStep(db, open.gen, open.indexedPosition);
	const products = await loadProductsAfter(db, open.gen, open.indexedPosition, count);
	const last = products.at(-1);
	if (!last) return false;
	const members = await loadMembers(db, open.gen, products);
	const frame = await readFrame(db, open.gen);
	const { columns, texts } = indexProducts(products, frame, members, open.nextOrdinal);
	const part = `groups-${String(open.nextOrdinal).padStart(7, "0")}`;
	await db.batch([
		...wholeCodes.flatMap((language) => writeTexts(db, open, language, texts[language])),
		db
			.prepare(
				"INSERT OR REPLACE INTO search_part (gen, part, data) SELECT ?1, ?2, ?3 FROM generation WHERE gen = ?1 AND open = 1",
			)
			.bind(open.gen, part, encodePart(columns)),
		stampChanges(db, open, last.position, now),
		db
			.prepare(
				"UPDATE generation SET indexed_position = ?2, next_ordinal = ?3, touched_at = ?4 WHERE gen = ?1 AND open = 1 AND indexed_position = ?5",
			)
			.bind(open.gen, last.position, open.nextOrdinal + columns.ids.length, now, open.indexedPosition),
	]);
	return true;
}

function writeTexts(
	db: D1Database,
	open: ImportRow,
	language: LanguageCode,
	{ postings, words }: IndexedTexts,
): D1PreparedStatement[] {
	const isOpen = "EXISTS (SELECT 1 FROM generation WHERE gen = ?1 AND open = 1 AND indexed_position = ?4)";
	const runs = [...postings.lists].map(([term, list]) => [term, encodeRuns(list)]);
	const rows = [...words].map(([word, { shown, products, fields }]) => [word, shown, products, fields]);
	return [
		...jsonChunks(runs).map((chunk) =>
			db
				.prepare(
					`INSERT OR IGNORE INTO search_posting (gen, language, term, part, runs)
						SELECT ?1, ?2, json_extract(row.value, '$[0]'), ?5, json_extract(row.value, '$[1]') FROM json_each(?3) row WHERE ${isOpen}`,
				)
				.bind(open.gen, language, chunk, open.indexedPosition, open.nextOrdinal),
		),
		...jsonChunks(rows).map((chunk) =>
			db
				.prepare(
					`INSERT INTO search_word (gen, language, word, shown, products, fields)
						SELECT ?1, ?2, json_extract(row.value, '$[0]'), json_extract(row.value, '$[1]'), json_extract(row.value, '$[2]'), json_extract(row.value, '$[3]')
						FROM json_each(?3) row WHERE ${isOpen}
						ON CONFLICT DO UPDATE SET products = products + excluded.products, fields = fields | excluded.fields`,
				)
				.bind(open.gen, language, chunk, open.indexedPosition),
		),
	];
}

export async function writeWordLists(db: D1Database, gen: number): Promise<void> {
	for (const language of wholeCodes) {
		const { results } = await db
			.prepare(
				"SELECT word, shown, products, fields FROM search_word WHERE gen = ? AND language = ? ORDER BY products DESC, word LIMIT ?",
			)
			.bind(gen, language, WORDS_KEPT)
			.all<{ word: string; shown: string; products: number; fields: number }>();
		await db
			.prepare("INSERT OR REPLACE INTO search_part (gen, part, data) VALUES (?, ?, ?)")
			.bind(gen, `words-${language}`, encodeWords(results))
			.run();
	}
}

export async function writeNameOrders(db: D1Database, gen: number): Promise<void> {
	for (const language of wholeCodes) {
		const { results } = await db
			.prepare(
				"SELECT coalesce(name ->> ?2, name ->> 'en') AS name FROM product WHERE gen = ?1 ORDER BY position",
			)
			.bind(gen, language)
			.all<{ name: string }>();
		const collator = new Intl.Collator(language);
		const order = results
			.map((row, index) => ({ name: row.name, index }))
			.sort((a, b) => collator.compare(a.name, b.name) || a.index - b.index);
		await db
			.prepare("INSERT OR REPLACE INTO search_part (gen, part, data) VALUES (?, ?, ?)")
			.bind(gen, `names-${language}`, JSON.stringify(order.map(({ index }) => index)))
			.run();
	}
}
