import { writeFullName } from "@vetrina/shop-rules/checkout/full-name.ts";
import { isoTime } from "../../now.ts";

export type AddressDocument = Record<string, unknown>;
export type StoredAddress = {
	addressId: string;
	preferred: boolean;
	createdAt: number;
	modifiedAt: number;
	document: AddressDocument;
};

type Row = {
	address_id: string;
	preferred: number;
	created_at: number;
	modified_at: number;
	document: string;
};

const toStoredAddress = (row: Row): StoredAddress => ({
	addressId: row.address_id,
	preferred: row.preferred === 1,
	createdAt: row.created_at,
	modifiedAt: row.modified_at,
	document: JSON.parse(row.document) as AddressDocument,
});

const MAX_ADDRESSES = 100;

export async function listAddresses(db: D1Database, customerId: string): Promise<StoredAddress[]> {
	const { results } = await db
		.prepare(
			"SELECT * FROM customer_address WHERE customer_id = ? ORDER BY preferred DESC, created_at, address_id",
		)
		.bind(customerId)
		.all<Row>();
	return results.map(toStoredAddress);
}

export async function findAddress(
	db: D1Database,
	customerId: string,
	addressId: string,
): Promise<StoredAddress | undefined> {
	const row = await db
		.prepare("SELECT * FROM customer_address WHERE customer_id = ? AND address_id = ?")
		.bind(customerId, addressId)
		.first<Row>();
	return row ? toStoredAddress(row) : undefined;
}

type Written = { ok: StoredAddress } | { refused: "name-in-use" | "too-many" | "missing" };

export async function addAddress(
	db: D1Database,
	customerId: string,
	address: { addressId: string; preferred: boolean; document: AddressDocument },
	now: number,
): Promise<Written> {
	const { addressId, preferred, document } = address;
	const free = `NOT EXISTS (SELECT 1 FROM customer_address WHERE customer_id = ?1 AND address_id = ?2)
		AND (SELECT count(*) FROM customer_address WHERE customer_id = ?1) < ${MAX_ADDRESSES}`;
	const results = await db.batch([
		...(preferred
			? [
					db
						.prepare(`UPDATE customer_address SET preferred = 0 WHERE customer_id = ?1 AND ${free}`)
						.bind(customerId, addressId),
				]
			: []),
		db
			.prepare(
				`INSERT INTO customer_address (customer_id, address_id, preferred, created_at, modified_at, document)
				SELECT ?1, ?2, ?3, ?4, ?4, ?5 WHERE ${free}`,
			)
			.bind(customerId, addressId, preferred ? 1 : 0, now, JSON.stringify(document)),
	]);
	const storedAddress = await findAddress(db, customerId, addressId);
	if (results.at(-1)?.meta.changes !== 1) return { refused: storedAddress ? "name-in-use" : "too-many" };
	return storedAddress ? { ok: storedAddress } : { refused: "missing" };
}

export async function changeAddress(
	db: D1Database,
	customerId: string,
	addressId: string,
	change: { addressId?: string; preferred?: boolean; document: AddressDocument },
	now: number,
): Promise<Written> {
	const name = change.addressId ?? addressId;
	const possible = `EXISTS (SELECT 1 FROM customer_address WHERE customer_id = ?1 AND address_id = ?2)
		AND (?2 = ?3 OR NOT EXISTS (SELECT 1 FROM customer_address WHERE customer_id = ?1 AND address_id = ?3))`;
	const results = await db.batch([
		...(change.preferred
			? [
					db
						.prepare(`UPDATE customer_address SET preferred = 0 WHERE customer_id = ?1 AND ${possible}`)
						.bind(customerId, addressId, name),
				]
			: []),
		db
			.prepare(
				`UPDATE customer_address SET address_id = ?3, document = json_patch(document, ?4),
				preferred = coalesce(?5, preferred), modified_at = ?6
				WHERE customer_id = ?1 AND address_id = ?2 AND ${possible}`,
			)
			.bind(
				customerId,
				addressId,
				name,
				JSON.stringify(change.document),
				change.preferred === undefined ? null : change.preferred ? 1 : 0,
				now,
			),
	]);
	const hasChanged = results.at(-1)?.meta.changes === 1;
	const storedAddress = await findAddress(db, customerId, hasChanged ? name : addressId);
	if (!storedAddress) return { refused: "missing" };
	return hasChanged ? { ok: storedAddress } : { refused: "name-in-use" };
}

/**
 * Returns false if the address does not exist. Removing the preferred address makes the oldest remaining address preferred (identity-8).
 */
export async function removeAddress(db: D1Database, customerId: string, addressId: string): Promise<boolean> {
	const [, deletion] = await db.batch([
		db
			.prepare(
				`UPDATE customer_address SET preferred = 1 WHERE customer_id = ?1
				AND EXISTS (SELECT 1 FROM customer_address WHERE customer_id = ?1 AND address_id = ?2 AND preferred = 1)
				AND address_id = (SELECT address_id FROM customer_address WHERE customer_id = ?1 AND address_id <> ?2
					ORDER BY created_at, address_id LIMIT 1)`,
			)
			.bind(customerId, addressId),
		db
			.prepare("DELETE FROM customer_address WHERE customer_id = ? AND address_id = ?")
			.bind(customerId, addressId),
	]);
	return deletion?.meta.changes === 1;
}

export function addressView({ addressId, preferred, createdAt, modifiedAt, document }: StoredAddress) {
	return {
		...document,
		addressId,
		creationDate: isoTime(createdAt),
		fullName: typeof document.fullName === "string" ? document.fullName : writeFullName(document),
		lastModified: isoTime(modifiedAt),
		preferred,
	};
}
