/**
 * What a guest has agreed with stores, and the link of a wishlist that they share, are those of the customer they log in as
 * (identity-17), and so are orders that they have placed with that customer's e-mail address: another person at the same browser gets none. Bag and wishlist are the storefront's to bring along, as the platform has it. A customer who shares a wishlist
 * already keeps their own link.
 */
export const takeOverFromGuest = (
	db: D1Database,
	{ guestCustomerId, customerId }: { guestCustomerId: string; customerId: string },
): Promise<unknown> =>
	db.batch(
		[
			"UPDATE store_reservation SET customer_id = ?2 WHERE customer_id = ?1",
			"UPDATE store_appointment SET customer_id = ?2 WHERE customer_id = ?1",
			"UPDATE OR IGNORE shared_wishlist SET customer_id = ?2 WHERE customer_id = ?1",
			`UPDATE shop_order SET customer_id = ?2, guest = 0 WHERE customer_id = ?1
				AND lower(document ->> '$.customerInfo.email') = (SELECT lower(email) FROM customer WHERE id = ?2)`,
		].map((statement) => db.prepare(statement).bind(guestCustomerId, customerId)),
	);
