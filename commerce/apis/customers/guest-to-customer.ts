import { type GuestSession, retireGuest } from "../slas/sessions.ts";

/**
 * What a guest has agreed with stores is the customer's whom they log in as (identity-17), and so are orders that they have placed with that
 * customer's e-mail address: another person at the same browser gets none. Bag and wishlist are the storefront's to bring along, as the platform
 * has it. The link of a wishlist that the guest has shared ends: those who have it would see the customer's whole list from then on, which no one
 * has shared with them (sharing-2).
 */
export const takeOverFromGuest = (
	db: D1Database,
	session: GuestSession,
	customerId: string,
	now: number,
): Promise<unknown> =>
	db.batch([
		...[
			"UPDATE store_reservation SET customer_id = ?2 WHERE customer_id = ?1",
			"UPDATE store_appointment SET customer_id = ?2 WHERE customer_id = ?1",
			`UPDATE shop_order SET customer_id = ?2, guest = 0 WHERE customer_id = ?1
				AND lower(document ->> '$.customerInfo.email') = (SELECT lower(email) FROM customer WHERE id = ?2)`,
		].map((statement) => db.prepare(statement).bind(session.guestCustomerId, customerId)),
		db.prepare("DELETE FROM shared_wishlist WHERE customer_id = ?").bind(session.guestCustomerId),
		...retireGuest(db, { ...session, customerId }, now),
	]);
