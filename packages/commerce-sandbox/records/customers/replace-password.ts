import { endSessionsOfCustomer } from "../../auth/refresh-tokens.ts";
import { setPassword } from "./passwords.ts";

/**
 * Sets the password of a customer who has forgotten theirs. The mail has shown whose the address is; someone else may have opened the
 * account with it. So every session ends, and so do sign-ins by the providers that were linked with the old password (identity-25): they are
 * linked again by who has the new one. The caller has checked it against the policy.
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
