/** A browser's latest subjects; older ones are forgotten. */
const LATEST = 40;

export type Interest = { kind: "product" | "category"; subjectId: string; weight: number };

export async function noteInterests(
	db: D1Database,
	{ siteId, cookieId, now }: { siteId: string; cookieId: string; now: number },
	interests: readonly Interest[],
): Promise<void> {
	if (interests.length === 0) return;
	const insertion = db.prepare(
		`INSERT INTO shopper_interest (site_id, cookie_id, kind, subject_id, weight, noted_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
		ON CONFLICT DO UPDATE SET weight = weight + excluded.weight, noted_at = excluded.noted_at`,
	);
	await db.batch([
		...interests.map(({ kind, subjectId, weight }) =>
			insertion.bind(siteId, cookieId, kind, subjectId, weight, now),
		),
		db
			.prepare(
				`DELETE FROM shopper_interest WHERE site_id = ?1 AND cookie_id = ?2 AND (kind, subject_id) NOT IN (
					SELECT kind, subject_id FROM shopper_interest WHERE site_id = ?1 AND cookie_id = ?2
					ORDER BY noted_at DESC, kind, subject_id LIMIT ${LATEST})`,
			)
			.bind(siteId, cookieId),
	]);
}

export async function readInterests(db: D1Database, siteId: string, cookieId: string): Promise<Interest[]> {
	const { results } = await db
		.prepare(
			`SELECT kind, subject_id AS subjectId, weight FROM shopper_interest WHERE site_id = ? AND cookie_id = ?
			ORDER BY weight DESC, kind, subject_id`,
		)
		.bind(siteId, cookieId)
		.all<Interest>();
	return results;
}
