export async function redirectFor(
	db: D1Database,
	siteId: string,
	query: string,
): Promise<string | undefined> {
	const url = await db
		.prepare(
			"SELECT url FROM search_redirect WHERE phrase = ?2 AND site_id IN (?1, '*') ORDER BY site_id = '*' LIMIT 1",
		)
		.bind(siteId, query.normalize("NFKC").toLowerCase())
		.first<string>("url");
	return url ?? undefined;
}
