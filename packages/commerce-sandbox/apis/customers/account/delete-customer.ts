import { hostedMethods } from "../../../payments/methods/all-methods.ts";
import type { CustomerRecord } from "../../../records/customers/customer-store.ts";

/** Orders that wait for their payment hold stock and a basket that opens again: they end first. */
export async function hasUnpaidOrder(db: D1Database, customerId: string): Promise<boolean> {
	const found = await db
		.prepare("SELECT 1 FROM shop_order WHERE customer_id = ? AND state = 'created' LIMIT 1")
		.bind(customerId)
		.first();
	return found !== null;
}

/** Hosted methods name a buyer by their e-mail address. */
const PAYERS = hostedMethods.map(({ hosted }) => `'$.custom.${hosted.payer}'`).join(", ");

/** What belongs to a customer alone, by the column that says whose it is. */
const OWN = [
	"DELETE FROM product_list_item WHERE list_id IN (SELECT id FROM product_list WHERE customer_id = ?1)",
	"DELETE FROM product_list WHERE customer_id = ?1",
	"DELETE FROM customer_address WHERE customer_id = ?1",
	"DELETE FROM customer_payment_instrument WHERE customer_id = ?1",
	"DELETE FROM customer_external_profile WHERE customer_id = ?1",
	"DELETE FROM customer_reset_token WHERE customer_id = ?1",
	"DELETE FROM passkey_challenge WHERE customer_id = ?1",
	"DELETE FROM passkey WHERE user_id IN (SELECT id FROM passkey_user WHERE customer_id = ?1)",
	"DELETE FROM passkey_user WHERE customer_id = ?1",
	"DELETE FROM loyalty_member WHERE customer_id = ?1",
	// Not by the e-mail address, which anyone may have registered with (newsletter-9).
	"DELETE FROM newsletter_profile WHERE customer_id = ?1",
	"DELETE FROM notify_me WHERE customer_id = ?1",
	"DELETE FROM store_hold WHERE source IN (SELECT id FROM store_reservation WHERE customer_id = ?1)",
	"DELETE FROM store_reservation WHERE customer_id = ?1",
	"DELETE FROM store_appointment WHERE customer_id = ?1",
	"DELETE FROM shared_wishlist WHERE customer_id = ?1",
	"DELETE FROM wallet_approval WHERE basket_id IN (SELECT id FROM basket WHERE customer_id = ?1 UNION SELECT basket_id FROM shop_order WHERE customer_id = ?1)",
	"DELETE FROM basket WHERE customer_id = ?1",
	"DELETE FROM abandoned_basket WHERE customer_id = ?1",
	"DELETE FROM shop_order WHERE customer_id = ?1 AND state = 'failed'",
	// A session's searches and context are found by its tokens, which end below.
	"DELETE FROM recent_search WHERE usid IN (SELECT usid FROM slas_refresh_token WHERE customer_id = ?1)",
	"DELETE FROM shopper_context WHERE usid IN (SELECT usid FROM slas_refresh_token WHERE customer_id = ?1)",
	"DELETE FROM shopper_session WHERE customer_id = ?1",
	// Taken still, so that it opens nothing, and by no one who could be named.
	"UPDATE shopper_session SET taken_by = '' WHERE taken_by = ?1",
	"DELETE FROM slas_code WHERE customer_id = ?1",
	"DELETE FROM slas_action_token WHERE customer_id = ?1",
	// What was spent of it stays with its orders; the rest expires, as the page warned.
	"UPDATE gift_certificate SET enabled = 0, customer_id = code, recipient_email = '', recipient_name = '' WHERE customer_id = ?1",
	// Gift cards that are still to come keep what they say.
	"UPDATE gift_certificate SET sender_name = '', message = NULL WHERE sent_at IS NOT NULL AND order_no IN (SELECT order_no FROM shop_order WHERE customer_id = ?1)",
	// The code stays used up by as many orders; the person who comes back is a new one, since nothing of them was kept.
	"UPDATE coupon_redemption SET customer_id = '', email = '' WHERE customer_id = ?1",
	// Each order for itself, without a way from one to another, to reach the person, or to what they wrote to others.
	`UPDATE shop_order SET customer_id = order_no, guest = 1, basket = '{"created":"","temporary":false,"agent":false,"document":{}}',
		document = json_replace(json_set(
			json_remove(document, '$.billingAddress.phone', '$.billingAddress.id'),
			'$.customerInfo', json_object('customerId', order_no, 'email', ''),
			'$.shipments', (
				SELECT json_group_array(json_remove(value, '$.shippingAddress.phone', '$.shippingAddress.id', '$.giftMessage'))
				FROM json_each(document, '$.shipments')
			)
		), '$.giftCertificateItems', (
			SELECT json_group_array(json_remove(value, '$.message', '$.senderName', '$.recipientName', '$.recipientEmail'))
			FROM json_each(document, '$.giftCertificateItems')
		)),
		payments = (
			SELECT json_group_array(json_remove(value, ${PAYERS})) FROM json_each(payments)
		)
	WHERE customer_id = ?1`,
	"DELETE FROM customer WHERE id = ?1",
];

/**
 * Deletes a customer and everything that is theirs (account-7), in one batch. What is left of their orders is what an invoice says, and for a
 * day how many mails their address got, or who deletes accounts would write to strangers without end.
 * Refresh tokens are ended, not deleted: they are what refuses access tokens that are still valid. `now` in seconds since 1970.
 */
export async function deleteCustomer(
	db: D1Database,
	{ id }: Pick<CustomerRecord, "id">,
	now: number,
): Promise<void> {
	await db.batch([
		...OWN.map((sql) => db.prepare(sql).bind(id)),
		db
			.prepare("UPDATE slas_refresh_token SET revoked_at = ?2 WHERE customer_id = ?1 AND revoked_at IS NULL")
			.bind(id, now),
	]);
}
