import { readOrderAnywhere } from "../../../records/orders/order-store.ts";
import { eachAlone } from "../../../scheduled/each-alone.ts";
import { isDue, postpone } from "../../../scheduled/postponed-work.ts";
import { failOrder } from "./settle-order.ts";

/** Seconds after its last change until an unpaid order is failed, including orders with an unanswered bank challenge. */
const HELD_SECONDS = 60 * 60;
const AT_ONCE = 25;

/**
 * Fails unpaid orders, which releases stock, coupons and gift certificates and reopens the basket (checkout-28). An order that cannot be
 * failed is tried again later and does not delay others (cloud-43).
 */
export async function failUnplacedOrders(db: D1Database, now: number): Promise<void> {
	const { results } = await db
		.prepare(
			`SELECT order_no AS orderNo FROM shop_order
			WHERE state = 'created' AND modified_at < ?1 AND ${isDue("unplaced order", "order_no", "?2")}
			ORDER BY modified_at LIMIT ?3`,
		)
		.bind(now - HELD_SECONDS, now, AT_ONCE)
		.all<{ orderNo: string }>();
	await eachAlone(
		results,
		async ({ orderNo }) => {
			const order = await readOrderAnywhere(db, orderNo);
			if (order?.state !== "created") return;
			const result = await failOrder(db, order, { reopen: true });
			if ("refused" in result && result.refused !== "changed")
				throw new Error(`Order ${orderNo} was not released: ${result.refused}, tried again in an hour`);
		},
		({ orderNo }) => postpone(db, "unplaced order", orderNo, now),
	);
}
