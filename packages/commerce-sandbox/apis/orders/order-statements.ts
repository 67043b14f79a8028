import { deliveryAfter } from "../../records/orders/fulfilment.ts";
import type { StoredOrder } from "../../records/orders/order-document.ts";
import { LIVE_GENERATION } from "../../store/catalogue-store.ts";
import { nextNoticeAt } from "./order-notices.ts";

const isCovered = (payments: string, total: string): string =>
	`(SELECT coalesce(sum(value ->> 'amount'), 0) >= ${total} FROM json_each(${payments}) WHERE value ->> 'status' <> 'declined')`;

/**
 * Returns the statement that inserts an order. The batch fails (`order_basket`) if the basket's revision has changed, and (`order_covered`)
 * if the payments do not cover the total.
 */
export function insertOrder(db: D1Database, order: StoredOrder, basketRevision: number): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO shop_order (order_no, site_id, customer_id, guest, view_code, order_token, state, revision, currency,
				total, locale, created_at, placed_at, completed_at, modified_at, document, payments, plan, basket_id, basket, basket_unchanged,
				told_until, next_notice_at, covered)
			SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, ?8, ?9, ?10, ?11, ?12, ?13, ?11, ?14, ?15, ?16, ?17, ?18,
				EXISTS (SELECT 1 FROM basket WHERE id = ?17 AND revision = ?19), ?20, ?21, ${isCovered("?15", "?9")}`,
		)
		.bind(
			order.orderNo,
			order.siteId,
			order.customerId,
			order.guest ? 1 : 0,
			order.viewCode,
			order.orderToken,
			order.state,
			order.currency,
			order.total,
			order.locale,
			order.createdAt,
			order.placedAt ?? null,
			completedAt(order),
			JSON.stringify(order.document),
			JSON.stringify(order.payments),
			JSON.stringify(order.plan),
			order.basketId,
			JSON.stringify(order.basket),
			basketRevision,
			order.toldUntil,
			nextNoticeAt(order),
		);
}

/**
 * Returns the statement that updates an order. The batch fails (`shop_order.revision`) if another request has written the order, and
 * (`order_covered`) if an order that holds stock would no longer be covered. Older orders whose coverage was never checked stay unchecked,
 * so that they can be returned. The network is dropped once the order no longer waits for payment, because the limit of waiting orders
 * alone needs it (checkout-4).
 */
export function updateOrder(db: D1Database, order: StoredOrder): D1PreparedStatement {
	return db
		.prepare(
			`UPDATE shop_order SET state = ?2, placed_at = ?3, completed_at = ?4, modified_at = ?5, payments = ?6, plan = ?7,
				returns = ?9, told_until = ?10, next_notice_at = ?11,
				covered = CASE
					WHEN state = 'placed' AND covered IS NULL THEN NULL
					WHEN ?2 IN ('created', 'placed') THEN ${isCovered("?6", "total")}
				END,
				network = CASE WHEN ?2 = 'created' THEN network END,
				revision = CASE WHEN revision = ?8 THEN revision + 1 END
			WHERE order_no = ?1`,
		)
		.bind(
			order.orderNo,
			order.state,
			order.placedAt ?? null,
			completedAt(order),
			order.now,
			JSON.stringify(order.payments),
			JSON.stringify(order.plan),
			order.revision,
			JSON.stringify(order.returns),
			order.toldUntil,
			nextNoticeAt(order),
		);
}

function completedAt({ placedAt, plan }: StoredOrder): number | null {
	const after = deliveryAfter(plan);
	return placedAt === undefined || after === undefined ? null : placedAt + after;
}

const IN_ORDER = "(SELECT product_id FROM order_item WHERE order_no = ?1)";
const QUANTITY =
	"(SELECT quantity FROM order_item WHERE order_no = ?1 AND product_id = inventory.variant_id)";
const LIVE_GENERATIONS = "(SELECT gen FROM site_catalog)";

/**
 * Returns statements that take an order's units off the stock. The batch fails (`order_item_taken`, `ats >= 0`) if a product is gone or has
 * too few units. One warehouse serves all sites, so the stock of other sites is lowered as well, but not below 0.
 */
export function takeStock(
	db: D1Database,
	order: Pick<StoredOrder, "orderNo" | "siteId">,
	units: readonly { id: string; quantity: number }[],
): D1PreparedStatement[] {
	if (units.length === 0) return [];
	return [
		db
			.prepare(
				`INSERT INTO order_item (order_no, product_id, quantity, sold_at, taken)
				SELECT ?2, value ->> 'id', value ->> 'quantity', unixepoch(), EXISTS (
					SELECT 1 FROM inventory WHERE gen = ${LIVE_GENERATION} AND variant_id = value ->> 'id')
				FROM json_each(?3)`,
			)
			.bind(order.siteId, order.orderNo, JSON.stringify(units)),
		db
			.prepare(
				`UPDATE inventory SET ats = ats - ${QUANTITY}, stock_level = max(0, stock_level - ${QUANTITY})
				WHERE gen = (SELECT gen FROM site_catalog WHERE site_id = ?2) AND variant_id IN ${IN_ORDER}`,
			)
			.bind(order.orderNo, order.siteId),
		db
			.prepare(
				`UPDATE inventory SET ats = max(0, ats - ${QUANTITY}), stock_level = max(0, stock_level - ${QUANTITY})
				WHERE gen IN ${LIVE_GENERATIONS} AND gen <> (SELECT gen FROM site_catalog WHERE site_id = ?2)
					AND variant_id IN ${IN_ORDER}`,
			)
			.bind(order.orderNo, order.siteId),
	];
}

export const returnStock = (db: D1Database, orderNo: string): D1PreparedStatement[] => [
	db
		.prepare(
			`UPDATE inventory SET ats = ats + ${QUANTITY}, stock_level = stock_level + ${QUANTITY}
			WHERE gen IN ${LIVE_GENERATIONS} AND variant_id IN ${IN_ORDER}`,
		)
		.bind(orderNo),
	db.prepare("DELETE FROM order_item WHERE order_no = ?").bind(orderNo),
];

export const restock = (
	db: D1Database,
	units: readonly { id: string; quantity: number }[],
): D1PreparedStatement[] =>
	units.map(({ id, quantity }) =>
		db
			.prepare(
				`UPDATE inventory SET ats = ats + ?1, stock_level = stock_level + ?1
				WHERE gen IN ${LIVE_GENERATIONS} AND variant_id = ?2`,
			)
			.bind(quantity, id),
	);

export type Refused = "changed" | "uncovered" | "sold-out" | "coupon" | "gift-certificate" | "number-taken";

/** Returns why the database refused a batch; rethrows any other error. */
export function refusedBy(error: unknown): Refused {
	const message = error instanceof Error ? error.message : String(error);
	if (message.includes("order_basket") || message.includes("shop_order.revision")) return "changed";
	if (message.includes("shop_order.basket_id")) return "changed";
	// Reopening failed, because the basket that replaced this basket has changed or has just been created.
	if (/basket\.revision|basket\.site_id, basket\.customer_id/.test(message)) return "changed";
	if (message.includes("order_covered")) return "uncovered";
	if (/order_item_taken|ats >= 0|store_hold_enough/.test(message)) return "sold-out";
	if (/coupon_(customer_)?limit|coupon_redemption/.test(message)) return "coupon";
	if (message.includes("gift_certificate")) return "gift-certificate";
	if (message.includes("shop_order.order_no")) return "number-taken";
	throw error;
}
