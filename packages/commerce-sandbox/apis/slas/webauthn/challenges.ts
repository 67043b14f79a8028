import { hashOf } from "../../../secrets.ts";

/** Longer than a person needs for a fingerprint, shorter than a stolen response stays interesting. */
export const CHALLENGE_SECONDS = 5 * 60;

/** What a challenge was given out for: nothing else may come back with it. */
export type Challenge = {
	purpose: "register" | "authenticate";
	clientId: string;
	siteId: string;
	rpId: string;
	/** Missing where any customer may sign in. */
	customerId?: string;
	nickname?: string;
};

type Row = { rp_id: string; customer_id: string | null; nickname: string };

/** Keeps a challenge (base64url) for `CHALLENGE_SECONDS`. `now`: seconds since 1970. */
export async function keepChallenge(
	db: D1Database,
	text: string,
	challenge: Challenge,
	now: number,
): Promise<void> {
	const { purpose, clientId, siteId, rpId, customerId = null, nickname = "" } = challenge;
	await db.batch([
		db.prepare("DELETE FROM passkey_challenge WHERE expires_at < ?").bind(now),
		db
			.prepare(
				"INSERT INTO passkey_challenge (challenge_hash, purpose, client_id, site_id, rp_id, customer_id, nickname, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
			)
			.bind(
				await hashOf(text),
				purpose,
				clientId,
				siteId,
				rpId,
				customerId,
				nickname,
				now + CHALLENGE_SECONDS,
			),
	]);
}

/**
 * Uses a challenge up, whatever becomes of the response that brought it. Undefined: unknown, used, expired, or given out for
 * another purpose, client or site.
 */
export async function takeChallenge(
	db: D1Database,
	text: string,
	wanted: Pick<Challenge, "purpose" | "clientId" | "siteId">,
	now: number,
): Promise<Challenge | undefined> {
	const row = await db
		.prepare(
			"DELETE FROM passkey_challenge WHERE challenge_hash = ? AND purpose = ? AND client_id = ? AND site_id = ? AND expires_at >= ? RETURNING rp_id, customer_id, nickname",
		)
		.bind(await hashOf(text), wanted.purpose, wanted.clientId, wanted.siteId, now)
		.first<Row>();
	if (!row) return undefined;
	const { purpose, clientId, siteId } = wanted;
	const { rp_id: rpId, nickname, customer_id: customerId } = row;
	return { purpose, clientId, siteId, rpId, nickname, ...(customerId === null ? {} : { customerId }) };
}
