import { sites } from "../settings/sites.ts";
import type { BadLines } from "./bad-lines.ts";
import { checkImport, nameGroupsApart, standardProducts } from "./check-import.ts";
import { checkPrices } from "./check-prices.ts";
import { type ImportRow, readImport } from "./open-import.ts";
import { indexNextProducts, writeNameOrders, writeWordLists } from "./write-index.ts";

/**
 * A commit runs in bounded steps, which the caller repeats until `done`, so that the limits of a request do not limit the size of the
 * catalogue.
 */
export type CommitStep =
	| { bad: BadLines }
	| { refused: { reason: "empty-catalogue" | "no-price-for-site"; detail: string } }
	| { gone: true }
	| {
			phase: "indexing" | "cleaning";
			indexed: number;
			products: number;
			done: false;
			warnings?: string[];
	  }
	| { phase: "live"; done: true };

export async function commitStep(
	db: D1Database,
	gen: number,
	{ now, allowEmpty = false }: { now: number; allowEmpty?: boolean },
): Promise<CommitStep> {
	const open = await readImport(db, gen);
	if (!open || open.state === "dead") return { gone: true };
	if (open.state === "staging") return startIndexing(db, open, { now, allowEmpty });
	if (open.state === "live")
		return (await sweep(db))
			? { phase: "cleaning", ...(await progress(db, gen)), done: false }
			: { phase: "live", done: true };
	if (await indexNextProducts(db, open, now))
		return { phase: "indexing", ...(await progress(db, gen)), done: false };
	await writeNameOrders(db, gen);
	await writeWordLists(db, gen);
	return (await goLive(db, open, now))
		? { phase: "cleaning", ...(await progress(db, gen)), done: false }
		: { gone: true };
}

async function startIndexing(
	db: D1Database,
	{ gen, siteId }: ImportRow,
	{ now, allowEmpty }: { now: number; allowEmpty: boolean },
): Promise<CommitStep> {
	const products = await db
		.prepare("SELECT count(*) AS products FROM product WHERE gen = ?")
		.bind(gen)
		.first<number>("products");
	if (!products && !allowEmpty)
		return {
			refused: {
				reason: "empty-catalogue",
				detail: `There is no product in this import: ${siteId ?? "every site"} would be empty.`,
			},
		};
	await db.batch([
		...standardProducts(db, gen),
		...nameGroupsApart(db, gen),
		db.prepare("DELETE FROM stock_turn WHERE gen = ?").bind(gen),
	]);
	const bad = await checkImport(db, gen);
	if (bad) return { bad };
	const { warnings, refusal } = await checkPrices(db, gen, { siteId, allowEmpty });
	if (refusal !== undefined) return { refused: { reason: "no-price-for-site", detail: refusal } };
	await db
		.prepare(
			"UPDATE generation SET state = 'indexing', indexed_position = -1, touched_at = ?2 WHERE gen = ?1 AND open = 1",
		)
		.bind(gen, now)
		.run();
	return { phase: "indexing", ...(await progress(db, gen)), done: false, warnings };
}

async function progress(db: D1Database, gen: number): Promise<{ indexed: number; products: number }> {
	const row = await db
		.prepare(
			`SELECT count(*) AS products, coalesce(sum(p.position <= g.indexed_position), 0) AS indexed
				FROM generation g JOIN product p ON p.gen = g.gen WHERE g.gen = ?`,
		)
		.bind(gen)
		.first<{ indexed: number; products: number }>();
	return row ?? { indexed: 0, products: 0 };
}

async function goLive(db: D1Database, open: ImportRow, now: number): Promise<boolean> {
	const targets = open.siteId ? [open.siteId] : sites.map((site) => site.id);
	const [, , , switchResult] = await db.batch([
		keepPrices(db, open, now),
		carryStock(db, open),
		takeSoldMeanwhile(db, open.gen),
		db
			.prepare(
				"UPDATE generation SET state = 'live', open = NULL, touched_at = ?2 WHERE gen = ?1 AND state = 'indexing' AND open = 1",
			)
			.bind(open.gen, now),
		db
			.prepare(
				`INSERT OR REPLACE INTO site_catalog (site_id, gen) SELECT value, ?1 FROM json_each(?2)
					WHERE EXISTS (SELECT 1 FROM generation WHERE gen = ?1 AND state = 'live')`,
			)
			.bind(open.gen, JSON.stringify(targets)),
		db.prepare(
			"UPDATE generation SET state = 'dead' WHERE state = 'live' AND gen NOT IN (SELECT gen FROM site_catalog)",
		),
		db.prepare("DELETE FROM search_word WHERE gen = ?").bind(open.gen),
		db.prepare("DELETE FROM price_history WHERE until < ?").bind(now - PRICES_KEPT),
	]);
	return (switchResult?.meta.changes ?? 0) > 0;
}

/** Milliseconds for which replaced prices are kept: longer than any law looks back. */
const PRICES_KEPT = 200 * 86_400_000;

/** Returns the statement that keeps the prices that this import replaces (legal-6). */
const keepPrices = (db: D1Database, { gen, siteId }: ImportRow, now: number): D1PreparedStatement =>
	db
		.prepare(
			`INSERT OR IGNORE INTO price_history (variant_id, until, prices)
				SELECT v.id, ?2, b.prices FROM variant v JOIN variant b ON b.id = v.id
					AND b.gen = (SELECT max(gen) FROM site_catalog WHERE ?3 IS NULL OR site_id = ?3)
				WHERE v.gen = ?1 AND b.prices <> v.prices
					AND EXISTS (SELECT 1 FROM generation WHERE gen = ?1 AND state = 'indexing' AND open = 1)`,
		)
		.bind(gen, now, siteId);

/**
 * Returns the statement that gives products of the copied catalogue their live stock, which sales may have lowered since the copy. Stock in
 * the file is kept.
 */
const carryStock = (db: D1Database, open: ImportRow): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE inventory SET (ats, stock_level) =
				(SELECT b.ats, b.stock_level FROM inventory b WHERE b.gen = ?2 AND b.variant_id = inventory.variant_id)
			WHERE gen = ?1 AND variant_id IN (
				SELECT v.id FROM variant v JOIN inventory b ON b.gen = ?2 AND b.variant_id = v.id WHERE v.gen = ?1 AND v.line IS NULL)`,
		)
		.bind(open.gen, open.base);

/**
 * Returns the statement that subtracts orders placed since the import began from the file's stock, which was counted before (decision 15).
 */
const takeSoldMeanwhile = (db: D1Database, gen: number): D1PreparedStatement => {
	const soldQuery = `(SELECT sum(quantity) FROM order_item WHERE product_id = inventory.variant_id
		AND sold_at >= (SELECT created_at / 1000 FROM generation WHERE gen = ?1))`;
	return db
		.prepare(
			`UPDATE inventory SET ats = max(0, ats - ${soldQuery}), stock_level = max(0, stock_level - ${soldQuery})
			WHERE gen = ?1 AND variant_id IN (
				SELECT v.id FROM order_item i JOIN variant v ON v.gen = ?1 AND v.id = i.product_id AND v.line IS NOT NULL
				WHERE i.sold_at >= (SELECT created_at / 1000 FROM generation WHERE gen = ?1))`,
		)
		.bind(gen);
};

const KEYS = {
	search_part: "part",
	search_posting: "language, term, part",
	search_word: "language, word",
	stock_turn: "group_id",
	inventory: "variant_id",
	variant: "id",
	product: "id",
	promotion: "id",
	category: "id",
	attribute: "id",
};
const ROWS_PER_SWEEP = 20_000;

export async function sweep(db: D1Database): Promise<boolean> {
	const dead = await db
		.prepare("SELECT gen FROM generation WHERE state = 'dead' ORDER BY gen LIMIT 1")
		.first<{ gen: number }>();
	if (!dead) return false;
	for (const [table, key] of Object.entries(KEYS)) {
		const { meta } = await db
			.prepare(
				`DELETE FROM ${table} WHERE gen = ?1 AND (${key}) IN (SELECT ${key} FROM ${table} WHERE gen = ?1 LIMIT ${ROWS_PER_SWEEP})`,
			)
			.bind(dead.gen)
			.run();
		if (meta.changes > 0) return true;
	}
	await db.prepare("DELETE FROM generation WHERE gen = ?").bind(dead.gen).run();
	return true;
}
