import type { StoredPaymentInstrument } from "../../payments/stored-instrument.ts";

export type SavedInstrument = { instrument: StoredPaymentInstrument; isDefault: boolean; modifiedAt: number };

type Row = { document: string; is_default: number; modified_at: number };

const toSaved = (row: Row): SavedInstrument => ({
	instrument: JSON.parse(row.document) as StoredPaymentInstrument,
	isDefault: row.is_default === 1,
	modifiedAt: row.modified_at,
});

const MAX_INSTRUMENTS = 50;

export async function listInstruments(db: D1Database, customerId: string): Promise<SavedInstrument[]> {
	const { results } = await db
		.prepare("SELECT * FROM customer_payment_instrument WHERE customer_id = ? ORDER BY created_at, id")
		.bind(customerId)
		.all<Row>();
	return results.map(toSaved);
}

export async function findInstrument(
	db: D1Database,
	customerId: string,
	id: string,
): Promise<SavedInstrument | undefined> {
	const row = await db
		.prepare("SELECT * FROM customer_payment_instrument WHERE id = ? AND customer_id = ?")
		.bind(id, customerId)
		.first<Row>();
	return row ? toSaved(row) : undefined;
}

export async function addInstrument(
	db: D1Database,
	customerId: string,
	{ instrument, isDefault, modifiedAt }: SavedInstrument,
): Promise<boolean> {
	const room = `(SELECT count(*) FROM customer_payment_instrument WHERE customer_id = ?1) < ${MAX_INSTRUMENTS}`;
	const results = await db.batch([
		...(isDefault
			? [
					db
						.prepare(
							`UPDATE customer_payment_instrument SET is_default = 0 WHERE customer_id = ?1 AND ${room}`,
						)
						.bind(customerId),
				]
			: []),
		db
			.prepare(
				`INSERT INTO customer_payment_instrument (id, customer_id, is_default, created_at, modified_at, document)
				SELECT ?2, ?1, ?3, ?4, ?4, ?5 WHERE ${room}`,
			)
			.bind(customerId, instrument.id, isDefault ? 1 : 0, modifiedAt, JSON.stringify(instrument)),
	]);
	return results.at(-1)?.meta.changes === 1;
}

type InstrumentChange = { isDefault?: boolean; expirationMonth?: number; expirationYear?: number };

export async function changeInstrument(
	db: D1Database,
	customerId: string,
	id: string,
	{ isDefault, ...expiry }: InstrumentChange,
	now: number,
): Promise<void> {
	const isThere = "EXISTS (SELECT 1 FROM customer_payment_instrument WHERE customer_id = ?1 AND id = ?2)";
	await db.batch([
		...(isDefault
			? [
					db
						.prepare(
							`UPDATE customer_payment_instrument SET is_default = 0 WHERE customer_id = ?1 AND ${isThere}`,
						)
						.bind(customerId, id),
				]
			: []),
		db
			.prepare(
				`UPDATE customer_payment_instrument SET document = json_patch(document, ?3),
				is_default = coalesce(?4, is_default), modified_at = ?5 WHERE customer_id = ?1 AND id = ?2`,
			)
			.bind(
				customerId,
				id,
				JSON.stringify(Object.keys(expiry).length > 0 ? { card: expiry } : {}),
				isDefault === undefined ? null : isDefault ? 1 : 0,
				now,
			),
	]);
}

export async function removeInstrument(db: D1Database, customerId: string, id: string): Promise<boolean> {
	const { meta } = await db
		.prepare("DELETE FROM customer_payment_instrument WHERE id = ? AND customer_id = ?")
		.bind(id, customerId)
		.run();
	return meta.changes === 1;
}
