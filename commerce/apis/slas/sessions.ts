import type { Shopper } from "../../http.ts";
import { hashOf, randomCustomerId, randomToken } from "./secrets.ts";

export const GUEST_REFRESH_SECONDS = 30 * 24 * 3600;
const CODE_SECONDS = 10 * 60;
/** Two tabs may present the same token at once: within this time that is a race, not theft. */
const REUSE_LEEWAY_SECONDS = 10;

export type Session = Pick<Shopper, "siteId" | "customerId" | "usid" | "clientId">;

/**
 * The customer behind a shopper id: a guest that comes back with its usid keeps its customer, hence its basket.
 * A usid that nobody was given starts a new one.
 */
export async function guestSession(
	db: D1Database,
	wanted: { siteId: string; clientId: string; usid?: string },
	now: number,
): Promise<Session> {
	const { siteId, clientId } = wanted;
	if (wanted.usid) {
		const known = await db
			.prepare("SELECT customer_id FROM shopper_session WHERE usid = ? AND site_id = ?")
			.bind(wanted.usid, siteId)
			.first<{ customer_id: string }>();
		if (known) return { siteId, clientId, usid: wanted.usid, customerId: known.customer_id };
	}
	const session = { siteId, clientId, usid: crypto.randomUUID(), customerId: randomCustomerId() };
	await db
		.prepare("INSERT INTO shopper_session (usid, site_id, customer_id, created_at) VALUES (?, ?, ?, ?)")
		.bind(session.usid, siteId, session.customerId, now)
		.run();
	return session;
}

/** Issues an authorization code (10 min, once). */
export async function issueCode(
	db: D1Database,
	session: Session,
	request: { redirectUri: string; codeChallenge: string },
	now: number,
): Promise<string> {
	const code = randomToken();
	await db.batch([
		db.prepare("DELETE FROM slas_code WHERE expires_at < ?").bind(now),
		db
			.prepare(
				"INSERT INTO slas_code (code_hash, client_id, site_id, usid, customer_id, redirect_uri, code_challenge, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
			)
			.bind(
				await hashOf(code),
				session.clientId,
				session.siteId,
				session.usid,
				session.customerId,
				request.redirectUri,
				request.codeChallenge,
				now + CODE_SECONDS,
			),
	]);
	return code;
}

type RedeemedCode = Session & { redirectUri: string; codeChallenge: string };

/** Takes a code out of the database: a second try finds nothing, also at the same moment. */
export async function redeemCode(
	db: D1Database,
	code: string,
	now: number,
): Promise<RedeemedCode | undefined> {
	const row = await db
		.prepare(
			"DELETE FROM slas_code WHERE code_hash = ? RETURNING client_id, site_id, usid, customer_id, redirect_uri, code_challenge, expires_at",
		)
		.bind(await hashOf(code))
		.first<{
			client_id: string;
			site_id: string;
			usid: string;
			customer_id: string;
			redirect_uri: string;
			code_challenge: string;
			expires_at: number;
		}>();
	if (!row || row.expires_at < now) return undefined;
	return {
		clientId: row.client_id,
		siteId: row.site_id,
		usid: row.usid,
		customerId: row.customer_id,
		redirectUri: row.redirect_uri,
		codeChallenge: row.code_challenge,
	};
}

/** Issues a refresh token (30 days for guests); of the same family when it replaces one. */
export async function issueRefreshToken(
	db: D1Database,
	session: Session,
	options: { family?: string; doNotTrack: boolean },
	now: number,
): Promise<string> {
	const token = randomToken();
	await db
		.prepare(
			"INSERT INTO slas_refresh_token (token_hash, family, client_id, site_id, usid, customer_id, do_not_track, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
		)
		.bind(
			await hashOf(token),
			options.family ?? crypto.randomUUID(),
			session.clientId,
			session.siteId,
			session.usid,
			session.customerId,
			options.doNotTrack ? 1 : 0,
			now + GUEST_REFRESH_SECONDS,
		)
		.run();
	return token;
}

type RefreshRow = {
	family: string;
	client_id: string;
	site_id: string;
	usid: string;
	customer_id: string;
	do_not_track: number;
	expires_at: number;
	used_at: number | null;
	revoked_at: number | null;
};

type RefreshableSession = Session & { family: string; doNotTrack: boolean; expiresAt: number };

async function readRefreshToken(db: D1Database, hash: string): Promise<RefreshRow | null> {
	return db.prepare("SELECT * FROM slas_refresh_token WHERE token_hash = ?").bind(hash).first<RefreshRow>();
}

/**
 * Presents a refresh token. A public client's is used up by it; one that was used before revokes its whole
 * family, since either the shopper or a thief holds the newer one. `undefined`: refused.
 */
export async function presentRefreshToken(
	db: D1Database,
	token: string,
	client: { clientId: string; singleUse: boolean },
	now: number,
): Promise<RefreshableSession | undefined> {
	const hash = await hashOf(token);
	const row = await readRefreshToken(db, hash);
	if (!row || row.client_id !== client.clientId || row.expires_at < now || row.revoked_at !== null)
		return undefined;
	if (client.singleUse) {
		const taken = await db
			.prepare("UPDATE slas_refresh_token SET used_at = ? WHERE token_hash = ? AND used_at IS NULL")
			.bind(now, hash)
			.run();
		if (taken.meta.changes === 0) {
			if (row.used_at !== null && now - row.used_at > REUSE_LEEWAY_SECONDS)
				await revokeFamily(db, row.family, now);
			return undefined;
		}
	}
	return {
		clientId: row.client_id,
		siteId: row.site_id,
		usid: row.usid,
		customerId: row.customer_id,
		family: row.family,
		doNotTrack: row.do_not_track === 1,
		expiresAt: row.expires_at,
	};
}

async function revokeFamily(db: D1Database, family: string, now: number): Promise<void> {
	await db
		.prepare("UPDATE slas_refresh_token SET revoked_at = ? WHERE family = ? AND revoked_at IS NULL")
		.bind(now, family)
		.run();
}

/** Ends the session of a refresh token, if it is this shopper's. */
export async function endSession(
	db: D1Database,
	token: string,
	shopper: Session,
	now: number,
): Promise<boolean> {
	const row = await readRefreshToken(db, await hashOf(token));
	if (!row || row.usid !== shopper.usid || row.client_id !== shopper.clientId) return false;
	await revokeFamily(db, row.family, now);
	return true;
}
