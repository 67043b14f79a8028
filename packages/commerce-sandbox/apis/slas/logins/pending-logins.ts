import { hashToken } from "../../../secrets.ts";

const SECONDS = 15 * 60;

type PendingLogin<Request> = {
	providerId: string;
	nonce: string;
	codeVerifier: string;
	request: Request;
};

export async function keepPendingLogin<Request>(
	db: D1Database,
	key: string,
	{ providerId, nonce, codeVerifier, request }: PendingLogin<Request>,
	now: number,
): Promise<void> {
	await db.batch([
		db.prepare("DELETE FROM slas_idp_login WHERE expires_at < ?").bind(now),
		db
			.prepare(
				"INSERT OR REPLACE INTO slas_idp_login (state_hash, provider_id, nonce, code_verifier, request, expires_at) VALUES (?, ?, ?, ?, ?, ?)",
			)
			.bind(await hashToken(key), providerId, nonce, codeVerifier, JSON.stringify(request), now + SECONDS),
	]);
}

export async function takePendingLogin<Request>(
	db: D1Database,
	key: string,
	providerId: string,
	now: number,
): Promise<PendingLogin<Request> | undefined> {
	const row = await db
		.prepare(
			"DELETE FROM slas_idp_login WHERE state_hash = ? AND provider_id = ? AND expires_at >= ? RETURNING nonce, code_verifier, request",
		)
		.bind(await hashToken(key), providerId, now)
		.first<{ nonce: string; code_verifier: string; request: string }>();
	if (!row) return undefined;
	const request = JSON.parse(row.request) as Request;
	return { providerId, nonce: row.nonce, codeVerifier: row.code_verifier, request };
}
