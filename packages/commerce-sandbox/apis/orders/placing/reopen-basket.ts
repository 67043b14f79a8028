import { withoutWallet } from "../../../records/baskets/basket-document.ts";
import { findStorefrontBasket } from "../../../records/baskets/basket-store.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { inCurrency, mergeBaskets } from "../../baskets/rules/merge-baskets.ts";

const NOTHING_KNOWN = new Map<string, never>();

/**
 * Returns the statements that reopen the basket of a failed order under its old id. A newer basket is merged into the reopened basket and
 * deleted; the batch fails (`basket.revision`) if the newer basket has changed.
 */
export async function reopenBasket(db: D1Database, order: StoredOrder): Promise<D1PreparedStatement[]> {
	const { basket, basketId, siteId, customerId, currency } = order;
	const isOwn = !basket.temporary && !basket.agent;
	const other = isOwn ? await findStorefrontBasket(db, siteId, customerId) : undefined;
	const before = withoutWallet(basket.document);
	const document = other
		? mergeBaskets(before, inCurrency(other.document, other.currency, currency), {
				mode: "sum_quantities",
				products: NOTHING_KNOWN,
			})
		: before;
	return [
		...(other
			? [
					db
						.prepare("UPDATE basket SET revision = CASE WHEN revision = ? THEN revision + 1 END WHERE id = ?")
						.bind(other.revision, other.id),
					db.prepare("DELETE FROM basket WHERE id = ?").bind(other.id),
				]
			: []),
		db
			.prepare(
				`INSERT INTO basket (id, site_id, customer_id, temporary, agent, currency, created, modified, document)
				VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
			)
			.bind(
				basketId,
				siteId,
				customerId,
				basket.temporary ? 1 : 0,
				basket.agent ? 1 : 0,
				currency,
				basket.created,
				new Date().toISOString(),
				JSON.stringify(document),
			),
	];
}
