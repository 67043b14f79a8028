import { hashToken } from "../../../secrets.ts";

/** Seconds: enough time for a person, but little time to use a stolen response. */
export const CHALLENGE_SECONDS = 5 * 60;

export type Challenge = {
	purpose: "register" | "authenticate";
	clientId: string;
	siteId: string;
	rpId: string;
	customerId?: string;
	nickname?: string;
};

type Row = { rp_id: string; customer_id: string | null; nickname: string };

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
				await hashToken(text),
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
 * Deletes a challenge, so that it works once, and returns it. Returns undefined if the challenge is unknown, used, expired, or of another
 * purpose, client or site (identity-44).
 */
export async function takeChallenge(
	db: D1Database,
	text: string,
	criteria: Pick<Challenge, "purpose" | "clientId" | "siteId">,
	now: number,
): Promise<Challenge | undefined> {
	const row = await db
		.prepare(
			"DELETE FROM passkey_challenge WHERE challenge_hash = ? AND purpose = ? AND client_id = ? AND site_id = ? AND expires_at >= ? RETURNING rp_id, customer_id, nickname",
		)
		.bind(await hashToken(text), criteria.purpose, criteria.clientId, criteria.siteId, now)
		.first<Row>();
	if (!row) return undefined;
	const { purpose, clientId, siteId } = criteria;
	const { rp_id: rpId, nickname, customer_id: customerId } = row;
	return { purpose, clientId, siteId, rpId, nickname, ...(customerId === null ? {} : { customerId }) };
}
