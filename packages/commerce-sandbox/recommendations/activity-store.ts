const LATEST = 10;
const MOST_PAIRS = 200;

export type Seen = { siteId: string; cookieId?: string | undefined; now: number };

const count = (db: D1Database, siteId: string, activity: string, productId: string): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO product_activity (site_id, activity, product_id) VALUES (?1, ?2, ?3)
			ON CONFLICT DO UPDATE SET count = count + 1`,
		)
		.bind(siteId, activity, productId);

export async function rememberView(
	db: D1Database,
	{ siteId, cookieId, now }: Seen,
	productId: string,
): Promise<void> {
	const countQuery = count(db, siteId, "viewProduct", productId);
	if (!cookieId) return void (await countQuery.run());
	const fresh = `SELECT product_id AS other FROM latest_view
		WHERE site_id = ?1 AND cookie_id = ?2 AND product_id <> ?3
		AND NOT EXISTS (SELECT 1 FROM latest_view WHERE site_id = ?1 AND cookie_id = ?2 AND product_id = ?3)`;
	await db.batch([
		countQuery,
		db
			.prepare(
				`INSERT INTO co_view (site_id, product_id, other_id)
				SELECT ?1, ?3, other FROM (${fresh}) UNION ALL SELECT ?1, other, ?3 FROM (${fresh}) WHERE true
				ON CONFLICT DO UPDATE SET count = count + 1`,
			)
			.bind(siteId, cookieId, productId),
		db
			.prepare(
				`INSERT INTO latest_view (site_id, cookie_id, product_id, viewed_at) VALUES (?1, ?2, ?3, ?4)
				ON CONFLICT DO UPDATE SET viewed_at = excluded.viewed_at`,
			)
			.bind(siteId, cookieId, productId, now),
		db
			.prepare(
				`DELETE FROM latest_view WHERE site_id = ?1 AND cookie_id = ?2 AND product_id NOT IN (
					SELECT product_id FROM latest_view WHERE site_id = ?1 AND cookie_id = ?2
					ORDER BY viewed_at DESC, product_id LIMIT ${LATEST})`,
			)
			.bind(siteId, cookieId),
	]);
}

export async function rememberProducts(
	db: D1Database,
	siteId: string,
	activity: string,
	productIds: readonly string[],
): Promise<void> {
	if (productIds.length > 0)
		await db.batch(productIds.map((productId) => count(db, siteId, activity, productId)));
}

export async function rememberRecommender(
	db: D1Database,
	siteId: string,
	activity: string,
	recommender: string,
): Promise<void> {
	await db
		.prepare(
			`INSERT INTO recommender_activity (site_id, recommender, activity) VALUES (?1, ?2, ?3)
			ON CONFLICT DO UPDATE SET count = count + 1`,
		)
		.bind(siteId, recommender, activity)
		.run();
}

export async function countCoViews(
	db: D1Database,
	siteId: string,
	productId: string,
): Promise<Map<string, number>> {
	const { results } = await db
		.prepare(
			"SELECT other_id AS id, count FROM co_view WHERE site_id = ? AND product_id = ? ORDER BY count DESC LIMIT ?",
		)
		.bind(siteId, productId, MOST_PAIRS)
		.all<{ id: string; count: number }>();
	return new Map(results.map((row) => [row.id, row.count]));
}

export async function readPopularity(db: D1Database, siteId: string): Promise<Map<string, number>> {
	const { results } = await db
		.prepare(
			`SELECT product_id AS id, sum(CASE activity WHEN 'addToCart' THEN 5 * count ELSE count END) AS worth
			FROM product_activity WHERE site_id = ? AND activity IN ('viewProduct', 'addToCart')
			GROUP BY product_id ORDER BY worth DESC LIMIT ?`,
		)
		.bind(siteId, MOST_PAIRS)
		.all<{ id: string; worth: number }>();
	return new Map(results.map((row) => [row.id, row.worth]));
}

export async function latestViews(db: D1Database, siteId: string, cookieId: string): Promise<string[]> {
	const { results } = await db
		.prepare(
			"SELECT product_id AS id FROM latest_view WHERE site_id = ? AND cookie_id = ? ORDER BY viewed_at DESC, product_id",
		)
		.bind(siteId, cookieId)
		.all<{ id: string }>();
	return results.map(({ id }) => id);
}
