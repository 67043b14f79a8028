import { emailKey } from "@vetrina/shop-rules/typed/email.ts";

/**
 * So that no one writes to strangers through the shop: mails to an address that anyone may enter are counted by session, by
 * network address and by recipient (newsletter-12, sharing-1, stores-5, stores-6).
 */

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Of a session and of a network address in an hour, to one address in a day. */
export type MailLimits = { what: string; session: number; network: number; recipient: number };

type CountedMail = {
	usid: string;
	/** Network address; missing where there is no network. */
	address: string | undefined;
	recipient: string;
	/** Seconds since 1970. */
	now: number;
};

/** "Anna+1@vetrina.example" is read by who reads "anna@vetrina.example". */
const mailboxOf = (email: string): string => emailKey(email).replace(/^([^@+]+)\+[^@]*@/, "$1@");

/** Statements of the batch that writes the mail: all of it fails (`isTooMany`) where there were too many by then. */
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
		count(`to ${mailboxOf(recipient)}`, most.recipient, DAY),
	];
}

/** Writes mails of which a request does not have to say whether they were too many; false where they were, or where there are none. */
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

/** Whether a batch failed because of a limit: the constraints of all of them end in "_few". */
export const isTooMany = (error: unknown): boolean =>
	error instanceof Error && /CHECK constraint failed: \w+_few\b/.test(error.message);
