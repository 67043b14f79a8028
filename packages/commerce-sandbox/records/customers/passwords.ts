import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Parameter N of scrypt. With r = 8, a hash takes 16 MiB and about 50 ms. */
const COST = 16_384;
const KEY_BYTES = 32;
const LONGEST = 256;

function readCost({ INSTANCE_TYPE, PASSWORD_COST } = process.env): number {
	return INSTANCE_TYPE === "production" ? COST : Number(PASSWORD_COST) || COST;
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
	return new Promise((resolve, reject) =>
		scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { N: cost, r: 8, p: 1 }, (error, key) =>
			error ? reject(error) : resolve(key),
		),
	);
}

export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16);
	const cost = readCost();
	const key = await derive(password, salt, cost);
	return `scrypt$${salt.toString("base64")}$${key.toString("base64")}$${cost}`;
}

/** Returns whether the password matches the hash. Takes the same time without a hash, so that timing does not reveal accounts. */
export async function checkPassword(storedHash: string | undefined, password: string): Promise<boolean> {
	const [, salt = "", key = "", cost = storedHash ? COST : readCost()] = (storedHash ?? "").split("$");
	const expectedKey = Buffer.from(key, "base64");
	const derivedKey = await derive(password.slice(0, LONGEST), Buffer.from(salt, "base64"), Number(cost));
	return (
		expectedKey.length === KEY_BYTES && password.length <= LONGEST && timingSafeEqual(derivedKey, expectedKey)
	);
}

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
