import { hashToken, randomToken } from "../secrets.ts";
import { SESSION_COLUMNS, type Session, type SessionRow, sessionValues, toSession } from "./sessions.ts";

const DAY = 24 * 3600;
const GUEST_SECONDS = 30 * DAY;
const REGISTERED_SECONDS = 90 * DAY;
/** Seconds within which two uses of a token are a race between tabs, not theft. */
const REUSE_LEEWAY_SECONDS = 10;

export const refreshSeconds = (session: Session): number =>
	session.registered ? REGISTERED_SECONDS : GUEST_SECONDS;

export async function issueRefreshToken(
	db: D1Database,
	session: Session,
	options: { family: string; doNotTrack: boolean },
	now: number,
): Promise<string> {
	const token = randomToken();
	await db.batch([
		db
			.prepare(
				"DELETE FROM slas_refresh_token WHERE token_hash IN (SELECT token_hash FROM slas_refresh_token WHERE expires_at < ? LIMIT 20)",
			)
			.bind(now),
		db
			.prepare(
				`INSERT INTO slas_refresh_token (token_hash, family, ${SESSION_COLUMNS}, do_not_track, expires_at)
				SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
				WHERE NOT EXISTS (SELECT 1 FROM slas_refresh_token WHERE family = ?2 AND revoked_at IS NOT NULL)`,
			)
			.bind(
				await hashToken(token),
				options.family,
				...sessionValues(session),
				options.doNotTrack ? 1 : 0,
				now + refreshSeconds(session),
			),
	]);
	return token;
}

type Row = SessionRow & {
	family: string;
	do_not_track: number;
	expires_at: number;
	used_at: number | null;
	revoked_at: number | null;
};

export type RefreshToken = { session: Session; family: string; doNotTrack: boolean; expiresAt: number };

const toToken = (row: Row): RefreshToken => ({
	session: toSession(row),
	family: row.family,
	doNotTrack: row.do_not_track === 1,
	expiresAt: row.expires_at,
});

async function readRow(db: D1Database, hash: string): Promise<Row | null> {
	return db.prepare("SELECT * FROM slas_refresh_token WHERE token_hash = ?").bind(hash).first<Row>();
}

export async function findRefreshToken(
	db: D1Database,
	token: string,
	now: number,
): Promise<RefreshToken | undefined> {
	const row = await readRow(db, await hashToken(token));
	if (!row || row.expires_at < now || row.revoked_at !== null || row.used_at !== null) return undefined;
	return toToken(row);
}

/**
 * Returns the stored token, or undefined if it is unknown, expired, revoked or another client's. Tokens of public clients (`singleUse`)
 * work once; a reuse after the leeway revokes the whole family, because the shopper or a thief holds the newer token.
 */
export async function presentRefreshToken(
	db: D1Database,
	token: string,
	client: { clientId: string; singleUse: boolean },
	now: number,
): Promise<RefreshToken | undefined> {
	const hash = await hashToken(token);
	const row = await readRow(db, hash);
	if (!row || row.client_id !== client.clientId || row.expires_at < now || row.revoked_at !== null)
		return undefined;
	if (client.singleUse) {
		const takenRow = await db
			.prepare(
				"UPDATE slas_refresh_token SET used_at = ? WHERE token_hash = ? AND used_at IS NULL AND revoked_at IS NULL",
			)
			.bind(now, hash)
			.run();
		if (takenRow.meta.changes === 0) {
			if (row.used_at !== null && now - row.used_at > REUSE_LEEWAY_SECONDS)
				await endFamily(db, row.family, now);
			return undefined;
		}
	}
	return toToken(row);
}

export async function endFamily(db: D1Database, family: string, now: number): Promise<void> {
	await db
		.prepare("UPDATE slas_refresh_token SET revoked_at = ? WHERE family = ? AND revoked_at IS NULL")
		.bind(now, family)
		.run();
}

export async function endSessionsOfCustomer(db: D1Database, customerId: string, now: number): Promise<void> {
	await db.batch([
		db
			.prepare("UPDATE slas_refresh_token SET revoked_at = ? WHERE customer_id = ? AND revoked_at IS NULL")
			.bind(now, customerId),
		db.prepare("DELETE FROM slas_code WHERE customer_id = ?").bind(customerId),
		db.prepare("DELETE FROM slas_action_token WHERE customer_id = ?").bind(customerId),
	]);
}

export async function isEnded(db: D1Database, family: string): Promise<boolean> {
	const row = await db
		.prepare("SELECT 1 FROM slas_refresh_token WHERE family = ? AND revoked_at IS NOT NULL LIMIT 1")
		.bind(family)
		.first();
	return row !== null;
}

export async function endSession(
	db: D1Database,
	token: string,
	shopper: { usid: string; clientId: string; customerId: string },
	options: { all: boolean },
	now: number,
): Promise<boolean> {
	const row = await readRow(db, await hashToken(token));
	const isTheirs =
		row?.usid === shopper.usid &&
		row.client_id === shopper.clientId &&
		row.customer_id === shopper.customerId;
	if (!isTheirs) return false;
	if (options.all) await endSessionsOfCustomer(db, shopper.customerId, now);
	else await endFamily(db, row.family, now);
	return true;
}
