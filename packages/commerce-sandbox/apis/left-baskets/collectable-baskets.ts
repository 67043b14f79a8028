import type { StoredItem } from "../../records/baskets/basket-document.ts";

type Collectable = { items: StoredItem[]; madeBy: string };

const LIFETIME = 30 * 24 * 3600;
const CODE_BYTES = 18;

const newCode = (): string =>
	btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(CODE_BYTES))))
		.replaceAll("+", "-")
		.replaceAll("/", "_");

export const collectPage = (code: string): string => `/cart?collect=${code}`;

export async function keepCollectable(
	db: D1Database,
	{ siteId, items, madeBy }: Collectable & { siteId: string },
	now: number,
): Promise<string> {
	const code = newCode();
	const own = items.filter(({ bonusDiscountLineItemId }) => bonusDiscountLineItemId === undefined);
	await db.batch([
		db.prepare("DELETE FROM collectable_basket WHERE expires_at < ?").bind(now),
		db
			.prepare(
				"INSERT INTO collectable_basket (code, site_id, items, made_by, expires_at) VALUES (?, ?, ?, ?, ?)",
			)
			.bind(code, siteId, JSON.stringify(own), madeBy, now + LIFETIME),
	]);
	return code;
}

export async function readCollectable(
	db: D1Database,
	{ code, siteId, now }: { code: string; siteId: string; now: number },
): Promise<Collectable | undefined> {
	const row = await db
		.prepare(
			"SELECT items, made_by AS madeBy FROM collectable_basket WHERE code = ? AND site_id = ? AND expires_at >= ?",
		)
		.bind(code, siteId, now)
		.first<{ items: string; madeBy: string }>();
	return row ? { items: JSON.parse(row.items) as StoredItem[], madeBy: row.madeBy } : undefined;
}
