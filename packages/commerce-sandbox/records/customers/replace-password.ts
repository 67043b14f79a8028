import { endSessionsOfCustomer } from "../../auth/refresh-tokens.ts";
import { setPassword } from "./passwords.ts";

/**
 * Sets a password after a mail has verified the address. All sessions end. If the account had a password, linked providers are unlinked,
 * because another person may have opened the account with the address (identity-25).
 */
export async function replacePassword(
	db: D1Database,
	customerId: string,
	password: string,
	now: number,
): Promise<void> {
	await db
		.prepare(
			`DELETE FROM customer_external_profile WHERE customer_id = ?1
				AND EXISTS (SELECT 1 FROM customer WHERE id = ?1 AND password_hash IS NOT NULL)`,
		)
		.bind(customerId)
		.run();
	await setPassword(db, customerId, password, now);
	await endSessionsOfCustomer(db, customerId, now);
}
