import { nowInSeconds } from "../../now.ts";
import { CLOCK_AHEAD } from "../../scheduled/clock.ts";
import type { BasketDocument, StoredBasket } from "./basket-document.ts";

const QUOTAS = { storefront: 1, temporary: 4, agent: 4 } as const;
const TEMPORARY_MINUTES = 15;

export type BasketKind = keyof typeof QUOTAS;

export type BasketRow = {
	id: string;
	site_id: string;
	customer_id: string;
	temporary: number;
	agent: number;
	currency: string;
	revision: number;
	created: string;
	modified: string;
	document: string;
	ahead: number;
};

export function toBasket(row: BasketRow): StoredBasket {
	return {
		id: row.id,
		siteId: row.site_id,
		customerId: row.customer_id,
		temporary: row.temporary === 1,
		agent: row.agent === 1,
		currency: row.currency,
		revision: row.revision,
		created: row.created,
		modified: row.modified,
		now: nowInSeconds() + row.ahead,
		document: JSON.parse(row.document) as BasketDocument,
	};
}

export function readKind({ temporary, agent }: Pick<StoredBasket, "temporary" | "agent">): BasketKind {
	if (temporary) return "temporary";
	return agent ? "agent" : "storefront";
}

/** Returns an id of 26 hexadecimal digits, like the platform's: 12 digits of time, then 14 random digits. */
export function newId(): string {
	return Date.now().toString(16).padStart(12, "0") + crypto.randomUUID().replaceAll("-", "").slice(-14);
}

export const OF_KIND: Readonly<Record<BasketKind, string>> = {
	storefront: "temporary = 0 AND agent = 0",
	temporary: "temporary = 1",
	agent: "temporary = 0 AND agent = 1",
};

const expiry = (): string => new Date(Date.now() - TEMPORARY_MINUTES * 60_000).toISOString();

const READ = `SELECT *, ${CLOCK_AHEAD} AS ahead FROM basket`;

export function readBasketStatement(db: D1Database, id: string): D1PreparedStatement {
	return db.prepare(`${READ} WHERE id = ? AND (temporary = 0 OR modified >= ?)`).bind(id, expiry());
}

export async function readBasket(db: D1Database, id: string): Promise<StoredBasket | undefined> {
	const row = await readBasketStatement(db, id).first<BasketRow>();
	return row ? toBasket(row) : undefined;
}

export async function basketsOfCustomer(
	db: D1Database,
	siteId: string,
	customerId: string,
): Promise<StoredBasket[]> {
	const { results } = await db
		.prepare(
			`${READ} WHERE site_id = ? AND customer_id = ? AND (temporary = 0 OR modified >= ?)
			ORDER BY temporary, agent, created`,
		)
		.bind(siteId, customerId, expiry())
		.all<BasketRow>();
	return results.map(toBasket);
}

export async function findStorefrontBasket(
	db: D1Database,
	siteId: string,
	customerId: string,
): Promise<StoredBasket | undefined> {
	const row = await db
		.prepare(`${READ} WHERE site_id = ? AND customer_id = ? AND ${OF_KIND.storefront}`)
		.bind(siteId, customerId)
		.first<BasketRow>();
	return row ? toBasket(row) : undefined;
}

export const isBelowQuota = (kind: BasketKind, siteId: string, customerId: string): string =>
	`(SELECT count(*) FROM basket WHERE site_id = ${siteId} AND customer_id = ${customerId} AND ${OF_KIND[kind]}) < ${QUOTAS[kind]}`;

export async function insertBasket(
	db: D1Database,
	basket: Omit<StoredBasket, "revision" | "now">,
): Promise<{ ok: StoredBasket } | { existingIds: string[] }> {
	const { id, siteId, customerId, temporary, agent, currency, created, modified } = basket;
	const [, insertion] = await db.batch<{ ahead: number }>([
		db
			.prepare("DELETE FROM basket WHERE temporary = 1 AND site_id = ? AND customer_id = ? AND modified < ?")
			.bind(siteId, customerId, expiry()),
		db
			.prepare(
				`INSERT INTO basket (id, site_id, customer_id, temporary, agent, currency, created, modified, document)
				SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
				WHERE ${isBelowQuota(readKind(basket), "?2", "?3")}
				RETURNING ${CLOCK_AHEAD} AS ahead`,
			)
			.bind(
				id,
				siteId,
				customerId,
				temporary ? 1 : 0,
				agent ? 1 : 0,
				currency,
				created,
				modified,
				JSON.stringify(basket.document),
			),
	]);
	const [row] = insertion?.results ?? [];
	if (row) return { ok: { ...basket, revision: 1, now: nowInSeconds() + row.ahead } };
	return { existingIds: await idsOfKind(db, siteId, customerId, readKind(basket)) };
}

export const isQuotaFull = (kind: BasketKind, count: number): boolean => count >= QUOTAS[kind];

export async function idsOfKind(
	db: D1Database,
	siteId: string,
	customerId: string,
	kind: BasketKind,
): Promise<string[]> {
	const all = await basketsOfCustomer(db, siteId, customerId);
	return all.filter((one) => readKind(one) === kind).map(({ id }) => id);
}

export async function deleteBasket(db: D1Database, id: string): Promise<void> {
	await db.prepare("DELETE FROM basket WHERE id = ?").bind(id).run();
}

const MAX_DOCUMENT_LENGTH = 500_000;

export type BasketChange = Pick<StoredBasket, "document" | "currency">;

export async function writeBasket(
	db: D1Database,
	basket: StoredBasket,
	change: BasketChange,
): Promise<{ ok: StoredBasket } | { tooLarge: true } | undefined> {
	const document = JSON.stringify(change.document);
	if (document.length > MAX_DOCUMENT_LENGTH) return { tooLarge: true };
	const modified = new Date().toISOString();
	const { meta } = await db
		.prepare(
			"UPDATE basket SET document = ?, currency = ?, modified = ?, revision = revision + 1 WHERE id = ? AND revision = ?",
		)
		.bind(document, change.currency, modified, basket.id, basket.revision)
		.run();
	if (meta.changes !== 1) return undefined;
	return { ok: { ...basket, ...change, modified, revision: basket.revision + 1 } };
}
