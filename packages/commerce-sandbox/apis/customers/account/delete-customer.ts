import { hostedMethods } from "../../../payments/methods/all-methods.ts";
import type { CustomerRecord } from "../../../records/customers/customer-store.ts";

export async function hasUnpaidOrder(db: D1Database, customerId: string): Promise<boolean> {
	const row = await db
		.prepare("SELECT 1 FROM shop_order WHERE customer_id = ? AND state = 'created' LIMIT 1")
		.bind(customerId)
		.first();
	return row !== null;
}

const PAYERS = hostedMethods.map(({ hosted }) => `'$.custom.${hosted.payer}'`).join(", ");

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
	// Profiles are not deleted by e-mail address, because anyone may have registered with the address (newsletter-9).
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
	"DELETE FROM recent_search WHERE usid IN (SELECT usid FROM slas_refresh_token WHERE customer_id = ?1)",
	"DELETE FROM shopper_context WHERE usid IN (SELECT usid FROM slas_refresh_token WHERE customer_id = ?1)",
	"DELETE FROM shopper_session WHERE customer_id = ?1",
	// The session stays marked as taken, so that it gives no access, but no longer names the customer.
	"UPDATE shopper_session SET taken_by = '' WHERE taken_by = ?1",
	"DELETE FROM slas_code WHERE customer_id = ?1",
	"DELETE FROM slas_action_token WHERE customer_id = ?1",
	"UPDATE gift_certificate SET enabled = 0, customer_id = code, recipient_email = '', recipient_name = '' WHERE customer_id = ?1",
	"UPDATE gift_certificate SET sender_name = '', message = NULL WHERE sent_at IS NOT NULL AND order_no IN (SELECT order_no FROM shop_order WHERE customer_id = ?1)",
	"UPDATE coupon_redemption SET customer_id = '', email = '' WHERE customer_id = ?1",
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
 * Deletes a customer (account-7). Orders stay as invoices without contact data. Refresh tokens are ended instead of deleted, because they
 * invalidate unexpired access tokens. `now`: seconds.
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
