import { emailKey } from "@vetrina/shop-rules/typed/email.ts";

/** Mails are not sent but stored in an outbox, which developers, tests and the house's mail system read (`/admin/outbox`). */
export type Mail = {
	to: string;
	template: string;
	subject: string;
	text: string;
	links?: readonly { label: string; href: string }[];
	picture?: string;
	headers?: Readonly<Record<string, string>>;
	data: Record<string, unknown>;
};

export type SentMail = Mail & {
	id: number;
	sentAt: string;
	links: readonly { label: string; href: string }[];
	headers: Readonly<Record<string, string>>;
	/** Why the mail service did not send it. */
	failure?: string;
};

/** Mails that no queue has taken; others are gone when they are sent. */
const KEPT = 1000;

export async function sendMail(db: D1Database, mail: Mail, now: number): Promise<void> {
	const statements = mailStatements(db, mail, now);
	if (statements.length > 0) await db.batch(statements);
}

export type Condition = { sql: string; bindings: readonly (string | number)[] };

export function mailStatements(
	db: D1Database,
	mail: Mail,
	now: number,
	{ sql, bindings }: Condition = { sql: "1", bindings: [] },
): D1PreparedStatement[] {
	if (mail.to.trim() === "") return [];
	return [
		db
			.prepare(
				`INSERT INTO outbox_message (sent_at, recipient, template, subject, text, links, data, picture, headers) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE ${sql}`,
			)
			.bind(
				now,
				emailKey(mail.to),
				mail.template,
				mail.subject,
				mail.text,
				JSON.stringify(mail.links ?? []),
				JSON.stringify(mail.data),
				mail.picture ?? null,
				JSON.stringify(mail.headers ?? {}),
				...bindings,
			),
		db
			.prepare(
				"DELETE FROM outbox_message WHERE id <= (SELECT max(id) FROM outbox_message) - ? AND queued_at IS NULL",
			)
			.bind(KEPT),
	];
}

type Row = {
	id: number;
	sent_at: number;
	recipient: string;
	template: string;
	subject: string;
	text: string;
	links: string;
	data: string;
	picture: string | null;
	headers: string;
	failure: string | null;
};

export async function readOutbox(db: D1Database, to: string | undefined, limit: number): Promise<SentMail[]> {
	const { results } = await db
		.prepare("SELECT * FROM outbox_message WHERE ?1 IS NULL OR recipient = ?1 ORDER BY id DESC LIMIT ?2")
		.bind(to === undefined ? null : emailKey(to), limit)
		.all<Row>();
	return results.map(toMail);
}

export async function waitingMails(db: D1Database, limit: number): Promise<SentMail[]> {
	const { results } = await db
		.prepare("SELECT * FROM outbox_message ORDER BY id LIMIT ?")
		.bind(limit)
		.all<Row>();
	return results.map(toMail);
}

export async function removeMail(db: D1Database, id: number): Promise<boolean> {
	const { meta } = await db.prepare("DELETE FROM outbox_message WHERE id = ?").bind(id).run();
	return meta.changes === 1;
}

export async function readMail(db: D1Database, id: number): Promise<SentMail | undefined> {
	const row = await db.prepare("SELECT * FROM outbox_message WHERE id = ?").bind(id).first<Row>();
	return row ? toMail(row) : undefined;
}

export async function refuseMail(db: D1Database, id: number, failure: string): Promise<void> {
	await db.prepare("UPDATE outbox_message SET failure = ? WHERE id = ?").bind(failure, id).run();
}

/** Lets the relay take a mail again that was refused. */
export async function repeatMail(db: D1Database, id: number): Promise<boolean> {
	const { meta } = await db
		.prepare(
			"UPDATE outbox_message SET failure = NULL, queued_at = NULL WHERE id = ? AND failure IS NOT NULL",
		)
		.bind(id)
		.run();
	return meta.changes === 1;
}

const toMail = (row: Row): SentMail => ({
	id: row.id,
	sentAt: new Date(row.sent_at * 1000).toISOString(),
	to: row.recipient,
	template: row.template,
	subject: row.subject,
	text: row.text,
	...(row.picture === null ? {} : { picture: row.picture }),
	...(row.failure === null ? {} : { failure: row.failure }),
	links: JSON.parse(row.links) as SentMail["links"],
	headers: JSON.parse(row.headers) as SentMail["headers"],
	data: JSON.parse(row.data) as Record<string, unknown>,
});
