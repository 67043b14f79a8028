import { hashToken, randomToken } from "../secrets.ts";
import { SESSION_COLUMNS, type Session, type SessionRow, sessionValues, toSession } from "./sessions.ts";

const CODE_SECONDS = 10 * 60;

type CodeRequest = {
	redirectUri: string;
	codeChallenge: string;
	providerAccessToken?: string;
	linkedExternalId?: string;
};

export async function issueCode(
	db: D1Database,
	session: Session,
	{ redirectUri, codeChallenge, providerAccessToken = "", linkedExternalId }: CodeRequest,
	now: number,
): Promise<string> {
	const code = randomToken();
	await db.batch([
		db.prepare("DELETE FROM slas_code WHERE expires_at < ?").bind(now),
		db
			.prepare(
				`INSERT INTO slas_code (code_hash, ${SESSION_COLUMNS}, redirect_uri, code_challenge, provider_access_token, linked_external_id, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			)
			.bind(
				await hashToken(code),
				...sessionValues(session),
				redirectUri,
				codeChallenge,
				providerAccessToken,
				linkedExternalId ?? null,
				now + CODE_SECONDS,
			),
	]);
	return code;
}

export async function redeemCode(
	db: D1Database,
	code: string,
	now: number,
): Promise<(CodeRequest & { session: Session }) | undefined> {
	const row = await db
		.prepare("DELETE FROM slas_code WHERE code_hash = ? RETURNING *")
		.bind(await hashToken(code))
		.first<
			SessionRow & {
				redirect_uri: string;
				code_challenge: string;
				provider_access_token: string;
				linked_external_id: string | null;
				expires_at: number;
			}
		>();
	if (!row || row.expires_at < now) return undefined;
	return {
		session: toSession(row),
		redirectUri: row.redirect_uri,
		codeChallenge: row.code_challenge,
		providerAccessToken: row.provider_access_token,
		...(row.linked_external_id === null ? {} : { linkedExternalId: row.linked_external_id }),
	};
}
