import { readNetwork } from "../../../http/network.ts";
import { findSetting } from "../../../payments/payment-methods.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { hashAttemptKey } from "../../../requests/attempts.ts";
import type { OrderContext } from "../lookup/order-access.ts";

/**
 * Maximum number of orders that wait for payment, because each order holds its stock until it is paid or released (checkout-4). Many
 * shoppers may share a network.
 */
const MOST_UNPAID = { shopper: 5, network: 20 };

/**
 * Returns statements that fail the batch that writes an order (`shop_order_few`, `isTooMany`) if too many orders wait for payment, or if
 * the shopper owes for too many.
 */
export async function limitUnpaid(c: OrderContext, order: StoredOrder): Promise<D1PreparedStatement[]> {
	return [await limitWaiting(c, order), ...limitOwed(c.env.DB, order)];
}

async function limitWaiting(c: OrderContext, { orderNo }: StoredOrder): Promise<D1PreparedStatement> {
	const value = readNetwork(c);
	const network = value === undefined ? null : await hashAttemptKey({ kind: "orders network", value });
	const waiting = "SELECT count(*) FROM shop_order AS other WHERE other.state = 'created' AND";
	return c.env.DB.prepare(
		`UPDATE shop_order SET network = CASE WHEN state = 'created' THEN ?2 END, few = state <> 'created' OR (
			(${waiting} other.customer_id = shop_order.customer_id AND other.order_no <> ?1) < ${MOST_UNPAID.shopper}
			AND (${waiting} other.network = ?2 AND other.order_no <> ?1) < ${MOST_UNPAID.network})
		WHERE order_no = ?1`,
	).bind(orderNo, network);
}

/** Selects orders whose returns do not cover the whole debt. The first two conditions are those of the index `order_owed_by_email`. */
const OWED = `SELECT order_no FROM shop_order AS other
	WHERE other.state = 'placed' AND instr(other.payments, '"status":"invoiced"') > 0 AND other.order_no <> ?1
		AND EXISTS (
			SELECT 1 FROM json_each(other.payments) AS payment
			WHERE payment.value ->> 'status' = 'invoiced' AND payment.value ->> 'amount' > (
				SELECT coalesce(sum(part.value ->> 'amount'), 0)
				FROM json_each(other.returns) AS back, json_each(back.value, '$.refundTo') AS part
				WHERE part.value ->> 'paymentInstrumentId' = payment.value ->> 'id' AND back.value ->> 'settledAt' <= ?2))`;

/**
 * Returns statements that limit the unpaid invoices of a shopper. A guest has another customer id in each session, so orders of the same
 * e-mail address count as well (checkout-30).
 */
function limitOwed(db: D1Database, { orderNo, payments, now }: StoredOrder): D1PreparedStatement[] {
	const limits = payments.flatMap(({ status, methodId }) =>
		status === "invoiced" ? (findSetting(methodId)?.mostOwed ?? []) : [],
	);
	return limits.map((most) =>
		db
			.prepare(
				`UPDATE shop_order SET few = (SELECT count(*) FROM (
					${OWED} AND other.customer_id = shop_order.customer_id
					UNION
					${OWED} AND lower(other.document ->> '$.customerInfo.email') = lower(shop_order.document ->> '$.customerInfo.email')
				)) < ?3
				WHERE order_no = ?1`,
			)
			.bind(orderNo, now, most),
	);
}
