import { type CustomerRecord, findCustomer } from "../../../records/customers/customer-store.ts";
import { hashToken, randomToken } from "../../../secrets.ts";

export const RESET_TOKEN_MINUTES = 30;

/** Returns a new password reset token, which works once within 30 minutes; its hash is stored. `now`: seconds since 1970. */
export async function issueResetToken(db: D1Database, customerId: string, now: number): Promise<string> {
	const token = randomToken();
	await db.batch([
		db.prepare("DELETE FROM customer_reset_token WHERE expires_at < ?").bind(now),
		db
			.prepare("INSERT INTO customer_reset_token (token_hash, customer_id, expires_at) VALUES (?, ?, ?)")
			.bind(await hashToken(token), customerId, now + RESET_TOKEN_MINUTES * 60),
	]);
	return token;
}

export async function customerOfResetToken(
	db: D1Database,
	token: string,
	now: number,
): Promise<CustomerRecord | undefined> {
	const row = await db
		.prepare("SELECT customer_id FROM customer_reset_token WHERE token_hash = ? AND expires_at >= ?")
		.bind(await hashToken(token), now)
		.first<{ customer_id: string }>();
	return row ? findCustomer(db, row.customer_id) : undefined;
}

export async function redeemResetToken(
	db: D1Database,
	token: string,
	now: number,
): Promise<CustomerRecord | undefined> {
	const row = await db
		.prepare(
			"DELETE FROM customer_reset_token WHERE token_hash = ? AND expires_at >= ? RETURNING customer_id",
		)
		.bind(await hashToken(token), now)
		.first<{ customer_id: string }>();
	return row ? findCustomer(db, row.customer_id) : undefined;
}
