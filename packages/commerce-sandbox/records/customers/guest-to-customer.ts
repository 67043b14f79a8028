import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import { type GuestSession, retireGuest } from "../../auth/sessions.ts";
import type { CustomerRecord } from "./customer-store.ts";

/** Returns the numbers of a guest's orders that were placed with an e-mail address, in any spelling (typed-4). */
async function ordersOfAddress(db: D1Database, guestCustomerId: string, address: string): Promise<string[]> {
	const { results } = await db
		.prepare(
			"SELECT order_no AS orderNo, document ->> '$.customerInfo.email' AS email FROM shop_order WHERE customer_id = ?",
		)
		.bind(guestCustomerId)
		.all<{ orderNo: string; email: string | null }>();
	return results.flatMap(({ orderNo, email }) =>
		email && emailKey(email) === emailKey(address) ? [orderNo] : [],
	);
}

/**
 * What a guest has agreed with stores is the customer's whom they log in as (identity-17), and so are orders that they have placed with that
 * customer's e-mail address: another person at the same browser gets none. Bag and wishlist are the storefront's to bring along, as the platform
 * has it. The link of a wishlist that the guest has shared ends: those who have it would see the customer's whole list from then on, which no one
 * has shared with them (sharing-2).
 */
export async function takeOverFromGuest(
	db: D1Database,
	session: GuestSession,
	{ id: customerId, email }: Pick<CustomerRecord, "id" | "email">,
	now: number,
): Promise<void> {
	const { guestCustomerId } = session;
	const orders = await ordersOfAddress(db, guestCustomerId, email);
	await db.batch([
		...[
			"UPDATE store_reservation SET customer_id = ?2 WHERE customer_id = ?1",
			"UPDATE store_appointment SET customer_id = ?2 WHERE customer_id = ?1",
		].map((statement) => db.prepare(statement).bind(guestCustomerId, customerId)),
		...(orders.length > 0
			? [
					db
						.prepare(
							`UPDATE shop_order SET customer_id = ?2, guest = 0
							WHERE customer_id = ?1 AND order_no IN (SELECT value FROM json_each(?3))`,
						)
						.bind(guestCustomerId, customerId, JSON.stringify(orders)),
				]
			: []),
		db.prepare("DELETE FROM shared_wishlist WHERE customer_id = ?").bind(guestCustomerId),
		...retireGuest(db, { ...session, customerId }, now),
	]);
}
