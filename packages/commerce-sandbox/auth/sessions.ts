import { randomCustomerId } from "../secrets.ts";

export type Session = {
	siteId: string;
	clientId: string;
	usid: string;
	guestCustomerId: string;
	registered?: { customerId: string; origin: string };
};

export type GuestSession = Omit<Session, "registered">;

export type SessionRow = {
	client_id: string;
	site_id: string;
	usid: string;
	customer_id: string;
	guest_customer_id: string | null;
	origin: string;
};

export const SESSION_COLUMNS = "client_id, site_id, usid, customer_id, guest_customer_id, origin";

export function sessionValues(session: Session): (string | null)[] {
	const { clientId, siteId, usid, guestCustomerId, registered } = session;
	return registered
		? [clientId, siteId, usid, registered.customerId, guestCustomerId, registered.origin]
		: [clientId, siteId, usid, guestCustomerId, null, "slas"];
}

export function toSession(row: SessionRow): Session {
	const session = { clientId: row.client_id, siteId: row.site_id, usid: row.usid };
	if (row.guest_customer_id === null) return { ...session, guestCustomerId: row.customer_id };
	return {
		...session,
		guestCustomerId: row.guest_customer_id,
		registered: { customerId: row.customer_id, origin: row.origin },
	};
}

/**
 * Returns the guest session of a usid, so that a returning guest keeps the basket. Starts a new session for an unknown usid, and for a usid
 * with which a customer other than `customerId` has logged in (identity-32).
 */
export async function guestSession(
	db: D1Database,
	request: { siteId: string; clientId: string; usid?: string; customerId?: string },
	now: number,
): Promise<GuestSession> {
	const { siteId, clientId } = request;
	if (request.usid) {
		const row = await db
			.prepare(
				"SELECT customer_id FROM shopper_session WHERE usid = ? AND site_id = ? AND (taken_by IS NULL OR taken_by = ?)",
			)
			.bind(request.usid, siteId, request.customerId ?? null)
			.first<{ customer_id: string }>();
		if (row) return { siteId, clientId, usid: request.usid, guestCustomerId: row.customer_id };
	}
	const session = { siteId, clientId, usid: crypto.randomUUID(), guestCustomerId: randomCustomerId() };
	await db
		.prepare("INSERT INTO shopper_session (usid, site_id, customer_id, created_at) VALUES (?, ?, ?, ?)")
		.bind(session.usid, siteId, session.guestCustomerId, now)
		.run();
	return session;
}

/**
 * Returns statements that close a guest's session and revoke its refresh tokens after a customer has logged in with the usid (identity-32).
 * They change nothing while the guest has an unmerged basket, so that no basket is lost.
 */
export const retireGuest = (
	db: D1Database,
	{
		usid,
		siteId,
		guestCustomerId,
		customerId,
	}: Pick<GuestSession, "usid" | "siteId" | "guestCustomerId"> & { customerId: string },
	now: number,
): D1PreparedStatement[] => [
	db
		.prepare(
			`UPDATE shopper_session SET taken_by = ?1 WHERE usid = ?2 AND site_id = ?3 AND customer_id = ?4 AND taken_by IS NULL
			AND NOT EXISTS (SELECT 1 FROM basket WHERE site_id = ?3 AND customer_id = ?4 AND temporary = 0)`,
		)
		.bind(customerId, usid, siteId, guestCustomerId),
	db
		.prepare(
			`UPDATE slas_refresh_token SET revoked_at = ?1 WHERE customer_id = ?4 AND revoked_at IS NULL
			AND EXISTS (SELECT 1 FROM shopper_session WHERE usid = ?2 AND site_id = ?3 AND taken_by IS NOT NULL)`,
		)
		.bind(now, usid, siteId, guestCustomerId),
];
