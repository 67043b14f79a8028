import { hashToken } from "../secrets.ts";

type Details = Readonly<Record<string, string | undefined>>;

export type ActionToken = {
	purpose: "password-reset" | "passwordless-login" | "passkey-registration" | "provider-code";
	siteId: string;
	clientId: string;
	login: string;
	customerId?: string;
	usid?: string;
	codeChallenge?: string;
	details?: Details;
};

/** Stores the hash of a token that is valid for `seconds`. Returns false if the token already exists. */
export async function keepActionToken(
	db: D1Database,
	token: string,
	action: ActionToken,
	{ now, seconds }: { now: number; seconds: number },
): Promise<boolean> {
	const [, insertion] = await db.batch([
		db.prepare("DELETE FROM slas_action_token WHERE expires_at < ?").bind(now),
		db
			.prepare(
				"INSERT INTO slas_action_token (token_hash, purpose, site_id, client_id, login, customer_id, usid, code_challenge, details, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
			)
			.bind(
				await hashToken(token),
				action.purpose,
				action.siteId,
				action.clientId,
				action.login,
				action.customerId ?? null,
				action.usid ?? null,
				action.codeChallenge ?? null,
				JSON.stringify(action.details ?? {}),
				now + seconds,
			),
	]);
	return insertion?.meta.changes === 1;
}

type Row = {
	purpose: ActionToken["purpose"];
	site_id: string;
	client_id: string;
	login: string;
	customer_id: string | null;
	usid: string | null;
	code_challenge: string | null;
	details: string;
};

export async function findActionToken(
	db: D1Database,
	purpose: ActionToken["purpose"],
	token: string,
	now: number,
): Promise<ActionToken | undefined> {
	const row = await db
		.prepare("SELECT * FROM slas_action_token WHERE token_hash = ? AND purpose = ? AND expires_at >= ?")
		.bind(await hashToken(token), purpose, now)
		.first<Row>();
	if (!row) return undefined;
	return {
		purpose: row.purpose,
		siteId: row.site_id,
		clientId: row.client_id,
		login: row.login,
		...(row.customer_id === null ? {} : { customerId: row.customer_id }),
		...(row.usid === null ? {} : { usid: row.usid }),
		...(row.code_challenge === null ? {} : { codeChallenge: row.code_challenge }),
		details: JSON.parse(row.details) as Details,
	};
}

export async function useUpActionToken(db: D1Database, token: string): Promise<boolean> {
	const deletion = await db
		.prepare("DELETE FROM slas_action_token WHERE token_hash = ?")
		.bind(await hashToken(token))
		.run();
	return deletion.meta.changes === 1;
}

export async function keepMailedCode(
	db: D1Database,
	action: ActionToken,
	times: { now: number; seconds: number },
): Promise<string> {
	const code = mailedCode();
	return (await keepActionToken(db, code, action, times)) ? code : keepMailedCode(db, action, times);
}

function mailedCode(): string {
	let code = "";
	while (code.length < 8) {
		// Bytes from 250 on are skipped: 250 is a multiple of 10, and larger bytes would make some digits more likely.
		for (const byte of crypto.getRandomValues(new Uint8Array(16)))
			if (byte < 250 && code.length < 8) code += byte % 10;
	}
	return code;
}
