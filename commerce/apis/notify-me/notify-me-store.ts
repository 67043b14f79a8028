import { emailKey } from "../newsletter/newsletter-store.ts";

/** Who waits for which product, by site and e-mail address. A request goes with its mail. */

type Key = { siteId: string; email: string };
export type NotifyMe = {
	productId: string;
	countryCode: string;
	languageCode: string;
	/** Where it was made (newsletter-6). */
	source?: string;
	pageType?: string;
};

/** False: it was there already. */
export async function waitFor(
	db: D1Database,
	{ siteId, email }: Key,
	{ productId, countryCode, languageCode, source, pageType }: NotifyMe,
	now: number,
): Promise<boolean> {
	const { meta } = await db
		.prepare(
			`INSERT INTO notify_me (site_id, product_id, email, country_code, language_code, created_at, source, page_type) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
			ON CONFLICT DO NOTHING`,
		)
		.bind(
			siteId,
			productId,
			emailKey(email),
			countryCode,
			languageCode,
			now,
			source ?? null,
			pageType ?? null,
		)
		.run();
	return meta.changes > 0;
}

export type Waiting = { productId: string; createdAt: number };

/** Of one person. */
const SHOWN = 100;

/** What an address waits for, the latest first. */
export async function requestsOf(db: D1Database, { siteId, email }: Key): Promise<Waiting[]> {
	const { results } = await db
		.prepare(
			"SELECT product_id AS productId, created_at AS createdAt FROM notify_me WHERE site_id = ? AND email = ? ORDER BY created_at DESC, product_id LIMIT ?",
		)
		.bind(siteId, emailKey(email), SHOWN)
		.all<Waiting>();
	return results;
}

export const endRequest = (db: D1Database, { siteId, email }: Key, productId: string): Promise<unknown> =>
	db
		.prepare("DELETE FROM notify_me WHERE site_id = ? AND email = ? AND product_id = ?")
		.bind(siteId, emailKey(email), productId)
		.run();

export type DueRequest = {
	siteId: string;
	productId: string;
	email: string;
	countryCode: string;
	languageCode: string;
};

/**
 * Requests whose product can be bought: the size that is waited for, or one of the colour or product. Of what a site shows now; sold ahead is
 * not back.
 */
export async function dueRequests(db: D1Database, limit: number): Promise<DueRequest[]> {
	const { results } = await db
		.prepare(
			`SELECT n.site_id AS siteId, n.product_id AS productId, n.email, n.country_code AS countryCode, n.language_code AS languageCode
			FROM notify_me n JOIN site_catalog c ON c.site_id = n.site_id
			WHERE EXISTS (
				SELECT 1 FROM (
					SELECT id FROM variant WHERE gen = c.gen AND id = n.product_id
					UNION SELECT id FROM variant WHERE gen = c.gen AND group_id = n.product_id
					UNION SELECT id FROM variant WHERE gen = c.gen AND master_id = n.product_id
				) v CROSS JOIN inventory i ON i.gen = c.gen AND i.variant_id = v.id AND i.ats > 0
			) ORDER BY n.created_at LIMIT ?`,
		)
		.bind(limit)
		.all<DueRequest>();
	return results;
}
