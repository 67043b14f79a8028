import type { BasketDocument, StoredBasket } from "../../../records/baskets/basket-document.ts";
import { isBelowQuota, OF_KIND, readKind } from "../../../records/baskets/basket-store.ts";

type Next = Partial<Pick<StoredBasket, "id" | "customerId" | "temporary" | "agent">> & {
	document?: BasketDocument;
};

export async function replaceBasket(
	db: D1Database,
	survivor: StoredBasket,
	next: Next,
	removedBasket?: StoredBasket,
): Promise<StoredBasket | undefined> {
	const changedBasket: StoredBasket = {
		...survivor,
		...next,
		revision: survivor.revision + 1,
		modified: new Date().toISOString(),
	};
	const kind = readKind(changedBasket);
	const isNewOfKind = kind !== readKind(survivor) || changedBasket.customerId !== survivor.customerId;
	const conditions = [
		...(removedBasket ? ["changes() = 1"] : []),
		...(isNewOfKind ? [isBelowQuota(kind, "?9", "?3")] : []),
	];
	const update = db
		.prepare(
			`UPDATE basket SET id = ?2, customer_id = ?3, temporary = ?4, agent = ?5, document = ?6, modified = ?7, revision = revision + 1
			WHERE id = ?1 AND revision = ?8 AND site_id = ?9 ${conditions.map((one) => `AND ${one}`).join(" ")}`,
		)
		.bind(
			survivor.id,
			changedBasket.id,
			changedBasket.customerId,
			changedBasket.temporary ? 1 : 0,
			changedBasket.agent ? 1 : 0,
			JSON.stringify(changedBasket.document),
			changedBasket.modified,
			survivor.revision,
			survivor.siteId,
		);
	const results = await db.batch(removedBasket ? [deletion(db, removedBasket, survivor), update] : [update]);
	return results.at(-1)?.meta.changes === 1 ? changedBasket : undefined;
}

function deletion(db: D1Database, removedBasket: StoredBasket, survivor: StoredBasket): D1PreparedStatement {
	return db
		.prepare(
			`DELETE FROM basket WHERE id = ?1 AND revision = ?2
				AND EXISTS (SELECT 1 FROM basket WHERE id = ?3 AND revision = ?4)`,
		)
		.bind(removedBasket.id, removedBasket.revision, survivor.id, survivor.revision);
}

export async function exchangeStorefrontBasket(
	db: D1Database,
	basket: StoredBasket,
	existing: StoredBasket,
): Promise<StoredBasket | undefined> {
	const modified = new Date().toISOString();
	const [, second] = await db.batch([
		db
			.prepare(
				`UPDATE basket SET agent = 1, revision = revision + 1 WHERE id = ?1 AND revision = ?2
					AND EXISTS (SELECT 1 FROM basket WHERE id = ?3 AND revision = ?4)`,
			)
			.bind(existing.id, existing.revision, basket.id, basket.revision),
		db
			.prepare(
				`UPDATE basket SET agent = 0, modified = ?3, revision = revision + 1 WHERE id = ?1 AND revision = ?2 AND changes() = 1
					AND NOT EXISTS (SELECT 1 FROM basket WHERE site_id = ?4 AND customer_id = ?5 AND ${OF_KIND.storefront})`,
			)
			.bind(basket.id, basket.revision, modified, basket.siteId, basket.customerId),
	]);
	if (second?.meta.changes !== 1) return undefined;
	return { ...basket, agent: false, modified, revision: basket.revision + 1 };
}
