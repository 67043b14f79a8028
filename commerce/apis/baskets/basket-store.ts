import type { BasketDocument, StoredBasket } from "./basket-document.ts";

const TEMPORARY_QUOTA = 4;
/** How long a temporary basket (buy now, wallet buttons) is kept. */
const TEMPORARY_MINUTES = 15;

type Row = {
	id: string;
	site_id: string;
	customer_id: string;
	temporary: number;
	currency: string;
	revision: number;
	created: string;
	modified: string;
	document: string;
};

function basketOf(row: Row): StoredBasket {
	return {
		id: row.id,
		siteId: row.site_id,
		customerId: row.customer_id,
		temporary: row.temporary === 1,
		currency: row.currency,
		revision: row.revision,
		created: row.created,
		modified: row.modified,
		// Written by this file only.
		document: JSON.parse(row.document) as BasketDocument,
	};
}

/** A basket id in the platform's form: 26 hexadecimal digits. */
export function newId(): string {
	return crypto.randomUUID().replaceAll("-", "").slice(0, 26);
}

export async function readBasket(db: D1Database, id: string): Promise<StoredBasket | undefined> {
	const row = await db.prepare("SELECT * FROM basket WHERE id = ?").bind(id).first<Row>();
	return row ? basketOf(row) : undefined;
}

export async function basketsOfCustomer(
	db: D1Database,
	siteId: string,
	customerId: string,
): Promise<StoredBasket[]> {
	const { results } = await db
		.prepare("SELECT * FROM basket WHERE site_id = ? AND customer_id = ? ORDER BY temporary, created")
		.bind(siteId, customerId)
		.all<Row>();
	return results.map(basketOf);
}

/** Inserts a basket unless the customer has as many as allowed (1, and 4 temporary ones); then says which. */
export async function insertBasket(
	db: D1Database,
	basket: Omit<StoredBasket, "revision">,
): Promise<{ ok: StoredBasket } | { existingIds: string[] }> {
	const { id, siteId, customerId, temporary, currency, created, modified } = basket;
	const expired = new Date(Date.parse(created) - TEMPORARY_MINUTES * 60_000).toISOString();
	const [, inserted] = await db.batch([
		db
			.prepare("DELETE FROM basket WHERE temporary = 1 AND site_id = ? AND customer_id = ? AND modified < ?")
			.bind(siteId, customerId, expired),
		db
			.prepare(
				`INSERT INTO basket (id, site_id, customer_id, temporary, currency, created, modified, document)
				SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
				WHERE (SELECT count(*) FROM basket WHERE site_id = ?2 AND customer_id = ?3 AND temporary = ?4) < ?9`,
			)
			.bind(
				id,
				siteId,
				customerId,
				temporary ? 1 : 0,
				currency,
				created,
				modified,
				JSON.stringify(basket.document),
				temporary ? TEMPORARY_QUOTA : 1,
			),
	]);
	if (inserted?.meta.changes === 1) return { ok: { ...basket, revision: 1 } };
	const all = await basketsOfCustomer(db, siteId, customerId);
	return { existingIds: all.filter((one) => one.temporary === temporary).map((one) => one.id) };
}

export async function deleteBasket(db: D1Database, id: string): Promise<void> {
	await db.prepare("DELETE FROM basket WHERE id = ?").bind(id).run();
}

/** Each round of a race has a winner: as many tries as anybody has tabs. */
const MAX_TRIES = 40;

/**
 * Changes a basket as it is at the moment of writing: `change` sees the stored one and says what it becomes, or
 * refuses. When another request wrote in between, it is asked again, so that nobody's change is lost.
 */
export async function changeBasket<Refused>(
	db: D1Database,
	id: string,
	change: (
		basket: StoredBasket,
	) => Promise<{ ok: Pick<StoredBasket, "document" | "currency"> } | { refused: Refused }>,
): Promise<{ ok: StoredBasket } | { refused: Refused } | { missing: true }> {
	for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
		const basket = await readBasket(db, id);
		if (!basket) return { missing: true };
		const outcome = await change(basket);
		if ("refused" in outcome) return outcome;
		const modified = new Date().toISOString();
		const { meta } = await db
			.prepare(
				"UPDATE basket SET document = ?, currency = ?, modified = ?, revision = revision + 1 WHERE id = ? AND revision = ?",
			)
			.bind(JSON.stringify(outcome.ok.document), outcome.ok.currency, modified, id, basket.revision)
			.run();
		if (meta.changes === 1)
			return { ok: { ...basket, ...outcome.ok, modified, revision: basket.revision + 1 } };
	}
	throw new Error(`Basket ${id} changed ${MAX_TRIES} times while it was being written`);
}
