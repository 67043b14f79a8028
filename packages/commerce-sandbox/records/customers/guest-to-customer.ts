import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import { type GuestSession, retireGuest } from "../../auth/sessions.ts";
import type { CustomerRecord } from "./customer-store.ts";

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
 * Moves the guest's orders with the customer's e-mail address and the guest's visits to the customer (identity-17). The link of a shared
 * wishlist ends, because it would show the customer's whole list (sharing-2).
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
