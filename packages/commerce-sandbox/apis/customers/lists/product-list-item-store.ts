import type { StoredItem } from "./product-list-store.ts";

type ItemRow = {
	id: string;
	list_id: string;
	type: StoredItem["type"];
	product_id: string | null;
	quantity: number;
	priority: number;
	public: number;
	created_at: number;
	document: string;
};

const toItem = (row: ItemRow): StoredItem => ({
	id: row.id,
	listId: row.list_id,
	type: row.type,
	...(row.product_id === null ? {} : { productId: row.product_id }),
	quantity: row.quantity,
	priority: row.priority,
	public: row.public === 1,
	createdAt: row.created_at,
	custom: JSON.parse(row.document) as StoredItem["custom"],
});

const MAX_ITEMS = 500;

export async function listItems(db: D1Database, listIds: readonly string[]): Promise<StoredItem[]> {
	const { results } = await db
		.prepare(
			`SELECT product_list_item.* FROM json_each(?) wanted
			JOIN product_list_item ON list_id = wanted.value ORDER BY product_list_item.created_at, product_list_item.id`,
		)
		.bind(JSON.stringify(listIds))
		.all<ItemRow>();
	return results.map(toItem);
}

export async function findItem(db: D1Database, listId: string, id: string): Promise<StoredItem | undefined> {
	const row = await db
		.prepare("SELECT * FROM product_list_item WHERE id = ? AND list_id = ?")
		.bind(id, listId)
		.first<ItemRow>();
	return row ? toItem(row) : undefined;
}

const touchList = (db: D1Database, listId: string, now: number): D1PreparedStatement =>
	db.prepare("UPDATE product_list SET modified_at = ? WHERE id = ?").bind(now, listId);

export async function addItem(db: D1Database, item: StoredItem): Promise<boolean> {
	const [insertion] = await db.batch([
		db
			.prepare(
				`INSERT INTO product_list_item
				(id, list_id, type, product_id, quantity, priority, public, created_at, modified_at, document)
				SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9
				WHERE EXISTS (SELECT 1 FROM product_list WHERE id = ?2)
				AND (SELECT count(*) FROM product_list_item WHERE list_id = ?2) < ${MAX_ITEMS}`,
			)
			.bind(
				item.id,
				item.listId,
				item.type,
				item.productId ?? null,
				item.quantity,
				item.priority,
				item.public ? 1 : 0,
				item.createdAt,
				JSON.stringify(item.custom),
			),
		touchList(db, item.listId, item.createdAt),
	]);
	return insertion?.meta.changes === 1;
}

type ItemChange = { quantity?: number; priority?: number; public?: boolean; custom: Record<string, unknown> };

export async function changeItem(
	db: D1Database,
	listId: string,
	id: string,
	change: ItemChange,
	now: number,
): Promise<void> {
	await db.batch([
		db
			.prepare(
				`UPDATE product_list_item SET quantity = coalesce(?3, quantity), priority = coalesce(?4, priority),
				public = coalesce(?5, public), document = json_patch(document, ?6), modified_at = ?7
				WHERE id = ?1 AND list_id = ?2`,
			)
			.bind(
				id,
				listId,
				change.quantity ?? null,
				change.priority ?? null,
				change.public === undefined ? null : change.public ? 1 : 0,
				JSON.stringify(change.custom),
				now,
			),
		touchList(db, listId, now),
	]);
}

export async function removeItem(db: D1Database, listId: string, id: string, now: number): Promise<boolean> {
	const [deletion] = await db.batch([
		db.prepare("DELETE FROM product_list_item WHERE id = ? AND list_id = ?").bind(id, listId),
		touchList(db, listId, now),
	]);
	return deletion?.meta.changes === 1;
}
