/** So that no one writes to strangers through the shop (sharing-1): mails are counted by session, by network address and by recipient. */

const HOUR = 3600;
const DAY = 24 * HOUR;

type Mail = {
	usid: string;
	address: string | undefined;
	recipient: string /** Seconds since 1970. */;
	now: number;
};
type Limit = { key: string; most: number; seconds: number };

const limitsOf = ({ usid, address, recipient }: Mail): Limit[] => [
	{ key: `session ${usid}`, most: 5, seconds: HOUR },
	...(address ? [{ key: `address ${address}`, most: 20, seconds: HOUR }] : []),
	{ key: `to ${recipient}`, most: 3, seconds: DAY },
];

/** False: there were too many already. */
export async function mayShare(db: D1Database, mail: Mail): Promise<boolean> {
	const limits = limitsOf(mail);
	const counts = await db.batch<{ count: number }>(
		limits.map(({ key, seconds }) =>
			db
				.prepare("SELECT count(*) AS count FROM share_count WHERE key = ? AND at > ?")
				.bind(key, mail.now - seconds),
		),
	);
	return limits.every(({ most }, index) => (counts[index]?.results[0]?.count ?? 0) < most);
}

/** Statements of the batch that writes the mail. */
export const countShare = (db: D1Database, mail: Mail): D1PreparedStatement[] => [
	db.prepare("DELETE FROM share_count WHERE at <= ?").bind(mail.now - DAY),
	...limitsOf(mail).map(({ key }) =>
		db.prepare("INSERT INTO share_count (key, at) VALUES (?, ?)").bind(key, mail.now),
	),
];
