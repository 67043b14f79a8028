import { networkOf } from "../../../http/network.ts";
import { keyOf } from "../../attempts/attempts.ts";
import type { OrderContext } from "../lookup/order-access.ts";
import type { StoredOrder } from "../order-document.ts";

/** At a time, of one shopper, and of one network, which may be a whole house. Each holds its stock until it is paid or released (checkout-4). */
const MOST_UNPAID = { shopper: 5, network: 20 };

/** For the batch that writes an order: fails it (`shop_order_few`, `isTooMany`) if too many orders wait for their payment already. */
export async function limitUnpaid(c: OrderContext, { orderNo }: StoredOrder): Promise<D1PreparedStatement> {
	const value = networkOf(c);
	const network = value === undefined ? null : await keyOf({ kind: "orders network", value });
	const waiting = "SELECT count(*) FROM shop_order AS other WHERE other.state = 'created' AND";
	return c.env.DB.prepare(
		`UPDATE shop_order SET network = ?2, few = state <> 'created' OR (
			(${waiting} other.customer_id = shop_order.customer_id AND other.order_no <> ?1) < ${MOST_UNPAID.shopper}
			AND (${waiting} other.network = ?2 AND other.order_no <> ?1) < ${MOST_UNPAID.network})
		WHERE order_no = ?1`,
	).bind(orderNo, network);
}
