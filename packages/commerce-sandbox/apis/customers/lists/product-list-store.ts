import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import { nameKey } from "@vetrina/shop-rules/typed/name.ts";
import { isSpelledAs } from "../../../store/spelled-alike.ts";
import type { ProductListItemType, ProductListType } from "./product-list-requests.ts";

export type StoredList = {
	id: string;
	siteId: string;
	customerId: string;
	type: ProductListType;
	public: boolean;
	createdAt: number;
	modifiedAt: number;
	document: Record<string, unknown>;
};

export type StoredItem = {
	id: string;
	listId: string;
	type: ProductListItemType;
	productId?: string;
	quantity: number;
	priority: number;
	public: boolean;
	createdAt: number;
	custom: Record<string, unknown>;
};

type ListRow = {
	id: string;
	site_id: string;
	customer_id: string;
	type: ProductListType;
	public: number;
	created_at: number;
	modified_at: number;
	document: string;
};

const toList = (row: ListRow): StoredList => ({
	id: row.id,
	siteId: row.site_id,
	customerId: row.customer_id,
	type: row.type,
	public: row.public === 1,
	createdAt: row.created_at,
	modifiedAt: row.modified_at,
	document: JSON.parse(row.document) as StoredList["document"],
});

const MAX_LISTS = 50;

type Owner = { siteId: string; customerId: string };

export async function listLists(db: D1Database, { siteId, customerId }: Owner): Promise<StoredList[]> {
	const { results } = await db
		.prepare("SELECT * FROM product_list WHERE site_id = ? AND customer_id = ? ORDER BY created_at, id")
		.bind(siteId, customerId)
		.all<ListRow>();
	return results.map(toList);
}

export async function findList(
	db: D1Database,
	{ siteId, customerId }: Owner,
	id: string,
): Promise<StoredList | undefined> {
	const row = await db
		.prepare("SELECT * FROM product_list WHERE id = ? AND site_id = ? AND customer_id = ?")
		.bind(id, siteId, customerId)
		.first<ListRow>();
	return row ? toList(row) : undefined;
}

export async function addList(db: D1Database, list: StoredList): Promise<boolean> {
	const { meta } = await db
		.prepare(
			`INSERT INTO product_list (id, site_id, customer_id, type, public, created_at, modified_at, document)
			SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7
			WHERE (SELECT count(*) FROM product_list WHERE site_id = ?2 AND customer_id = ?3) < ${MAX_LISTS}`,
		)
		.bind(
			list.id,
			list.siteId,
			list.customerId,
			list.type,
			list.public ? 1 : 0,
			list.createdAt,
			JSON.stringify(list.document),
		)
		.run();
	return meta.changes === 1;
}

export async function changeList(
	db: D1Database,
	id: string,
	change: { public?: boolean; document: Record<string, unknown> },
	now: number,
): Promise<void> {
	// The list is patched twice, because one patch would merge into an event or a registrant instead of replacing it.
	const removal = Object.fromEntries(Object.keys(change.document).map((property) => [property, null]));
	await db
		.prepare(
			`UPDATE product_list SET document = json_patch(json_patch(document, ?2), ?3), public = coalesce(?4, public),
			modified_at = ?5 WHERE id = ?1`,
		)
		.bind(
			id,
			JSON.stringify(removal),
			JSON.stringify(change.document),
			change.public === undefined ? null : change.public ? 1 : 0,
			now,
		)
		.run();
}

export async function removeList(db: D1Database, id: string): Promise<void> {
	await db.batch([
		db.prepare("DELETE FROM product_list_item WHERE list_id = ?").bind(id),
		db.prepare("DELETE FROM product_list WHERE id = ?").bind(id),
	]);
}

export async function findPublicList(
	db: D1Database,
	siteId: string,
	id: string,
): Promise<StoredList | undefined> {
	const row = await db
		.prepare("SELECT * FROM product_list WHERE id = ? AND site_id = ? AND public = 1")
		.bind(id, siteId)
		.first<ListRow>();
	return row ? toList(row) : undefined;
}

const MAX_FOUND = 50;

export async function searchPublicLists(
	db: D1Database,
	siteId: string,
	by: { email: string } | { firstName: string; lastName: string },
): Promise<StoredList[]> {
	const conditions: string[] = [];
	const values: string[] = [];
	const criteria =
		"email" in by
			? [["customer.email", emailKey(by.email)] as const]
			: [
					["customer.profile ->> '$.firstName'", nameKey(by.firstName)] as const,
					["customer.profile ->> '$.lastName'", nameKey(by.lastName)] as const,
				];
	for (const [column, key] of criteria) {
		const condition = isSpelledAs(column, key, values.length + 2);
		conditions.push(condition.sql);
		values.push(...condition.values);
	}
	const { results } = await db
		.prepare(
			`SELECT product_list.* FROM product_list JOIN customer ON customer.id = product_list.customer_id
			WHERE product_list.site_id = ?1 AND product_list.public = 1 AND ${conditions.join(" AND ")}
			ORDER BY product_list.created_at, product_list.id LIMIT ${MAX_FOUND}`,
		)
		.bind(siteId, ...values)
		.all<ListRow>();
	return results.map(toList);
}
