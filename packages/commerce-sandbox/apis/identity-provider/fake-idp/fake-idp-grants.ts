import { hashToken, randomToken } from "../../../secrets.ts";
import type { PersonClaims } from "./people.ts";

const SECONDS = 10 * 60;

export type FakeIdpGrant = {
	person: PersonClaims;
	clientId: string;
	redirectUri: string;
	nonce?: string;
	codeChallenge?: string;
};

type Kind = "code" | "access";

export async function issueGrant(
	db: D1Database,
	kind: Kind,
	providerId: string,
	grant: FakeIdpGrant,
	now: number,
): Promise<string> {
	const token = randomToken();
	await db.batch([
		db.prepare("DELETE FROM standin_grant WHERE expires_at < ?").bind(now),
		db
			.prepare(
				"INSERT INTO standin_grant (token_hash, kind, provider_id, document, expires_at) VALUES (?, ?, ?, ?, ?)",
			)
			.bind(await hashToken(token), kind, providerId, JSON.stringify(grant), now + SECONDS),
	]);
	return token;
}

export async function redeemFakeIdpCode(
	db: D1Database,
	providerId: string,
	code: string,
	now: number,
): Promise<FakeIdpGrant | undefined> {
	const row = await db
		.prepare(
			"DELETE FROM standin_grant WHERE token_hash = ? AND kind = 'code' AND provider_id = ? AND expires_at >= ? RETURNING document",
		)
		.bind(await hashToken(code), providerId, now)
		.first<{ document: string }>();
	return row ? (JSON.parse(row.document) as FakeIdpGrant) : undefined;
}

export async function grantOfAccessToken(
	db: D1Database,
	providerId: string,
	token: string,
	now: number,
): Promise<FakeIdpGrant | undefined> {
	const row = await db
		.prepare(
			"SELECT document FROM standin_grant WHERE token_hash = ? AND kind = 'access' AND provider_id = ? AND expires_at >= ?",
		)
		.bind(await hashToken(token), providerId, now)
		.first<{ document: string }>();
	return row ? (JSON.parse(row.document) as FakeIdpGrant) : undefined;
}
