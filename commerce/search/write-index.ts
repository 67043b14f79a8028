import { type Language, languages } from "../catalogue/import-lines.ts";
import { readFrame } from "../store/catalogue-frame.ts";
import type { ImportRow } from "../store/imports/open-import.ts";
import { loadProductsAfter } from "../store/product-records.ts";
import { encodePart } from "./columns.ts";
import { indexProducts, type SearchText } from "./index-products.ts";

/** Products per step: a few hundred kilobytes of text in seven languages. */
const PRODUCTS_PER_STEP = 150;

/** Rows of the FTS5 tables are numbered gen * 2^21 + ordinal. */
export const ORDINALS_PER_GENERATION = 2_097_152;

/** Writes the next part of a generation's index; false when every product is in it. */
export async function indexNextProducts(db: D1Database, open: ImportRow, now: number): Promise<boolean> {
	const products = await loadProductsAfter(db, open.gen, open.indexedPosition, PRODUCTS_PER_STEP);
	const last = products.at(-1);
	if (!last) return false;
	const { columns, texts } = indexProducts(products, await readFrame(db, open.gen));
	const part = `groups-${String(open.nextOrdinal).padStart(7, "0")}`;
	await db.batch([
		...languages.map((language) => writeTexts(db, open, language, texts[language])),
		db
			.prepare(
				"INSERT OR REPLACE INTO search_part (gen, part, data) SELECT ?1, ?2, ?3 FROM generation WHERE gen = ?1 AND open = 1",
			)
			.bind(open.gen, part, encodePart(columns)),
		db
			.prepare(
				"UPDATE generation SET indexed_position = ?2, next_ordinal = ?3, touched_at = ?4 WHERE gen = ?1 AND open = 1 AND indexed_position = ?5",
			)
			.bind(open.gen, last.position, open.nextOrdinal + columns.ids.length, now, open.indexedPosition),
	]);
	return true;
}

/** Writes nothing when the step was already taken (two commits at once) or the import was aborted. */
function writeTexts(
	db: D1Database,
	open: ImportRow,
	language: Language,
	texts: readonly SearchText[],
): D1PreparedStatement {
	const values = [0, 1, 2, 3, 4, 5].map((column) => `json_extract(row.value, '$[${column}]')`).join(", ");
	return db
		.prepare(
			`INSERT INTO search_${language} (rowid, name, brand, category, colour, material, description)
				SELECT ?1 * ${ORDINALS_PER_GENERATION} + ?2 + row.key, ${values} FROM json_each(?3) row
				WHERE EXISTS (SELECT 1 FROM generation WHERE gen = ?1 AND open = 1 AND indexed_position = ?4)`,
		)
		.bind(open.gen, open.nextOrdinal, JSON.stringify(texts), open.indexedPosition);
}

/** For sorting by name: the masters' ids in the order of each language, because collating them takes too long in a request. */
export async function writeNameOrders(db: D1Database, gen: number): Promise<void> {
	for (const language of languages) {
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
