import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** 16 MiB and some 50 ms for each try: the library's own measure for passwords. */
const COST: ScryptOptions = { N: 16384, r: 8, p: 1 };
const KEY_BYTES = 32;
/** Beyond this, hashing would only cost time. */
const LONGEST = 256;

function derive(password: string, salt: Buffer): Promise<Buffer> {
	return new Promise((resolve, reject) =>
		scrypt(password.normalize("NFKC"), salt, KEY_BYTES, COST, (error, key) =>
			error ? reject(error) : resolve(key),
		),
	);
}

/** `scrypt$salt$key`, both base64. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16);
	const key = await derive(password, salt);
	return `scrypt$${salt.toString("base64")}$${key.toString("base64")}`;
}

/** Is this the password? Takes as long where nothing is stored, so that time does not tell who is known. */
export async function checkPassword(stored: string | undefined, given: string): Promise<boolean> {
	const [, salt = "", key = ""] = (stored ?? "").split("$");
	const expected = Buffer.from(key, "base64");
	const derived = await derive(given.slice(0, LONGEST), Buffer.from(salt, "base64"));
	return expected.length === KEY_BYTES && given.length <= LONGEST && timingSafeEqual(derived, expected);
}

/** Sets a customer's password; tokens to reset the old one end with it. The caller has checked it against the policy. */
export async function setPassword(
	db: D1Database,
	customerId: string,
	password: string,
	now: number,
): Promise<void> {
	const hash = await hashPassword(password);
	await db.batch([
		db
			.prepare("UPDATE customer SET password_hash = ?, modified_at = ? WHERE id = ?")
			.bind(hash, now, customerId),
		db.prepare("DELETE FROM customer_reset_token WHERE customer_id = ?").bind(customerId),
	]);
}
