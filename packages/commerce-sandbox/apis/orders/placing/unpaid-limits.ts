import { networkOf } from "../../../http/network.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { keyOf } from "../../../requests/attempts.ts";
import type { OrderContext } from "../lookup/order-access.ts";

/** Orders that may wait for payment at a time; a network may be a whole house. Each order holds its stock until it is paid or released (checkout-4). */
const MOST_UNPAID = { shopper: 5, network: 20 };

/**
 * Returns the statement that fails the batch that writes an order (`shop_order_few`, `isTooMany`) if too many orders wait for payment already.
 * An order that is placed at once keeps no network.
 */
export async function limitUnpaid(c: OrderContext, { orderNo }: StoredOrder): Promise<D1PreparedStatement> {
	const value = networkOf(c);
	const network = value === undefined ? null : await keyOf({ kind: "orders network", value });
	const waiting = "SELECT count(*) FROM shop_order AS other WHERE other.state = 'created' AND";
	return c.env.DB.prepare(
		`UPDATE shop_order SET network = CASE WHEN state = 'created' THEN ?2 END, few = state <> 'created' OR (
			(${waiting} other.customer_id = shop_order.customer_id AND other.order_no <> ?1) < ${MOST_UNPAID.shopper}
			AND (${waiting} other.network = ?2 AND other.order_no <> ?1) < ${MOST_UNPAID.network})
		WHERE order_no = ?1`,
	).bind(orderNo, network);
}
