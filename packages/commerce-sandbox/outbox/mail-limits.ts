import { emailKey } from "@vetrina/shop-rules/typed/email.ts";

/** Limits mails to addresses that anyone may enter (newsletter-12, sharing-1, stores-5, stores-6). */

const HOUR = 3600;
const DAY = 24 * HOUR;

export type MailLimits = { what: string; session: number; network: number; recipient: number };

type CountedMail = {
	usid: string;
	address: string | undefined;
	recipient: string;
	now: number;
};

/** Removes the tag from an address, because "Anna+1@vetrina.example" and "anna@vetrina.example" are the same mailbox. */
const toMailbox = (email: string): string => emailKey(email).replace(/^([^@+]+)\+[^@]*@/, "$1@");

export function countMail(
	db: D1Database,
	{ what, ...most }: MailLimits,
	{ usid, address, recipient, now }: CountedMail,
): D1PreparedStatement[] {
	const count = (key: string, limit: number, seconds: number) =>
		db
			.prepare(
				"INSERT INTO share_count (key, at, few) SELECT ?1, ?2, count(*) < ?3 FROM share_count WHERE key = ?1 AND at > ?4",
			)
			.bind(`${what} ${key}`, now, limit, now - seconds);
	return [
		db.prepare("DELETE FROM share_count WHERE at <= ?").bind(now - DAY),
		count(`session ${usid}`, most.session, HOUR),
		...(address ? [count(`address ${address}`, most.network, HOUR)] : []),
		count(`to ${toMailbox(recipient)}`, most.recipient, DAY),
	];
}

export async function sendCounted(
	db: D1Database,
	limits: MailLimits,
	mail: CountedMail,
	statements: readonly D1PreparedStatement[],
): Promise<boolean> {
	if (statements.length === 0) return false;
	try {
		await db.batch([...countMail(db, limits, mail), ...statements]);
		return true;
	} catch (error) {
		if (!isTooMany(error)) throw error;
		return false;
	}
}

export const isTooMany = (error: unknown): boolean =>
	error instanceof Error && /CHECK constraint failed: \w+_few\b/.test(error.message);
