export type Passkey = {
	id: number;
	userId: number;
	credentialId: string;
	publicKey: string;
	customerId: string;
	userHandle: string;
	rpId: string;
	nickname: string;
	counter: number;
	transports: readonly string[];
	isBackedUp: boolean;
	createdAt: number;
	lastUsedAt: number | null;
};

type Row = {
	id: number;
	user_id: number;
	credential_id: string;
	public_key: string;
	customer_id: string;
	user_handle: string;
	rp_id: string;
	nickname: string;
	counter: number;
	transports: string;
	backed_up: number;
	created_at: number;
	last_used_at: number | null;
};

const SELECT =
	"SELECT passkey.*, passkey_user.customer_id, passkey_user.user_handle FROM passkey JOIN passkey_user ON passkey_user.id = passkey.user_id";

const toPasskey = (row: Row): Passkey => ({
	id: row.id,
	userId: row.user_id,
	credentialId: row.credential_id,
	publicKey: row.public_key,
	customerId: row.customer_id,
	userHandle: row.user_handle,
	rpId: row.rp_id,
	nickname: row.nickname,
	counter: row.counter,
	transports: JSON.parse(row.transports) as string[],
	isBackedUp: row.backed_up === 1,
	createdAt: row.created_at,
	lastUsedAt: row.last_used_at,
});

export const newUserHandle = (): string =>
	Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");

export async function passkeyUser(
	db: D1Database,
	customerId: string,
	fresh: string,
): Promise<{ id: number; userHandle: string }> {
	const [, rows] = await db.batch<{ id: number; user_handle: string }>([
		db
			.prepare("INSERT INTO passkey_user (customer_id, user_handle) VALUES (?, ?) ON CONFLICT DO NOTHING")
			.bind(customerId, fresh),
		db.prepare("SELECT id, user_handle FROM passkey_user WHERE customer_id = ?").bind(customerId),
	]);
	const row = rows?.results[0];
	if (!row) throw new Error(`No passkey user was stored for customer ${customerId}`);
	return { id: row.id, userHandle: row.user_handle };
}

export async function passkeysOf(db: D1Database, customerId: string): Promise<Passkey[]> {
	const { results } = await db
		.prepare(`${SELECT} WHERE passkey_user.customer_id = ? ORDER BY passkey.id`)
		.bind(customerId)
		.all<Row>();
	return results.map(toPasskey);
}

export async function findPasskey(db: D1Database, credentialId: string): Promise<Passkey | undefined> {
	const row = await db.prepare(`${SELECT} WHERE credential_id = ?`).bind(credentialId).first<Row>();
	return row ? toPasskey(row) : undefined;
}

export async function addPasskey(
	db: D1Database,
	passkey: Omit<Passkey, "id" | "customerId" | "userHandle" | "createdAt" | "lastUsedAt">,
	now: number,
): Promise<boolean> {
	const result = await db
		.prepare(
			"INSERT INTO passkey (credential_id, user_id, rp_id, nickname, public_key, counter, transports, backed_up, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
		)
		.bind(
			passkey.credentialId,
			passkey.userId,
			passkey.rpId,
			passkey.nickname,
			passkey.publicKey,
			passkey.counter,
			JSON.stringify(passkey.transports),
			passkey.isBackedUp ? 1 : 0,
			now,
		)
		.run();
	return result.meta.changes === 1;
}

/**
 * Stores a use of a passkey. Returns false if its counter has not grown, because the key may have been copied, or if another request was
 * faster. Devices without a counter always send 0.
 */
export async function noteUse(
	db: D1Database,
	{ id, counter, isBackedUp }: { id: number; counter: number; isBackedUp: boolean },
	now: number,
): Promise<boolean> {
	const result = await db
		.prepare(
			"UPDATE passkey SET counter = ?1, backed_up = ?2, last_used_at = ?3 WHERE id = ?4 AND (counter < ?1 OR (counter = 0 AND ?1 = 0))",
		)
		.bind(counter, isBackedUp ? 1 : 0, now, id)
		.run();
	return result.meta.changes === 1;
}

export async function removePasskey(
	db: D1Database,
	customerId: string,
	credentialId: string,
): Promise<boolean> {
	const result = await db
		.prepare(
			"DELETE FROM passkey WHERE credential_id = ? AND user_id = (SELECT id FROM passkey_user WHERE customer_id = ?)",
		)
		.bind(credentialId, customerId)
		.run();
	return result.meta.changes === 1;
}

export async function removePasskeyUser(db: D1Database, customerId: string): Promise<boolean> {
	const result = await db.prepare("DELETE FROM passkey_user WHERE customer_id = ?").bind(customerId).run();
	return result.meta.changes > 0;
}
