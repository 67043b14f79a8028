import type { Seen } from "../../recommendations/activity-store.ts";

/** In seconds: 30 days. */
const KEPT = 30 * 86_400;
const MOST_LISTED = 1000;

/** Keeps an activity as it was taken. The service does not recognise one that arrives twice. */
export async function keepActivity(
	db: D1Database,
	{ siteId, cookieId, userId, now }: Seen & { userId?: string | null | undefined },
	activity: string,
	body: object,
): Promise<void> {
	await db.batch([
		db
			.prepare(
				"INSERT INTO shopper_activity (site_id, activity, cookie_id, user_id, body, received_at) VALUES (?, ?, ?, ?, ?, ?)",
			)
			.bind(siteId, activity, cookieId ?? null, userId ?? null, JSON.stringify(body), now),
		db.prepare("DELETE FROM shopper_activity WHERE received_at < ?").bind(now - KEPT),
	]);
}

type Row = { site_id: string; activity: string; body: string };

/** Returns the latest activities in the order of their arrival; those of one browser, if it is named. */
export async function listActivities(db: D1Database, cookieId: string | undefined) {
	const { results } = await db
		.prepare(
			`SELECT site_id, activity, body FROM shopper_activity WHERE ?1 IS NULL OR cookie_id = ?1 ORDER BY id DESC LIMIT ${MOST_LISTED}`,
		)
		.bind(cookieId ?? null)
		.all<Row>();
	return results
		.toReversed()
		.map(({ site_id: siteId, activity, body }) => ({ siteId, activity, body: JSON.parse(body) as object }));
}
