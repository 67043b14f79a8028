import { eachAlone } from "../../each-alone.ts";
import { readOrderAnywhere } from "../order-store.ts";
import { failOrder } from "./settle-order.ts";

/** How long an order may wait for its payment, or a bank's challenge, before it gives back what it holds. */
const HELD_SECONDS = 60 * 60;
/** Orders of one run, the longest overdue first: each is several statements, and a Worker may send only so many. */
const AT_ONCE = 25;

/** Fails orders that were not paid: their stock, coupons and gift certificates are free again, and who comes back finds the bag (checkout-28). */
export async function failUnplacedOrders(db: D1Database, now: number): Promise<void> {
	const { results } = await db
		.prepare(
			"SELECT order_no AS orderNo FROM shop_order WHERE state = 'created' AND modified_at < ? ORDER BY modified_at LIMIT ?",
		)
		.bind(now - HELD_SECONDS, AT_ONCE)
		.all<{ orderNo: string }>();
	await eachAlone(results, async ({ orderNo }) => {
		const order = await readOrderAnywhere(db, orderNo);
		// Paid at this very moment, it is written by another request, and left alone.
		if (order?.state === "created") await failOrder(db, order, { reopen: true });
	});
}
