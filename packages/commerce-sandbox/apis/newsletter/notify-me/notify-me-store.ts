import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import { isDue } from "../../../scheduled/postponed-work.ts";

type Key = { siteId: string; email: string };
export type Whose = { siteId: string } & ({ email: string } | { customerId: string });
export type NotifyMe = {
	productId: string;
	customerId?: string | undefined;
	countryCode: string;
	languageCode: string;
	source?: string;
	pageType?: string;
};

export async function waitFor(
	db: D1Database,
	{ siteId, email }: Key,
	{ productId, customerId, countryCode, languageCode, source, pageType }: NotifyMe,
	now: number,
): Promise<boolean> {
	const owner = customerId ?? null;
	const [insertion] = await db.batch([
		db
			.prepare(
				`INSERT INTO notify_me (site_id, product_id, email, country_code, language_code, created_at, source, page_type, customer_id) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
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
				owner,
			),
		db
			.prepare(
				"UPDATE notify_me SET customer_id = NULL WHERE site_id = ? AND product_id = ? AND email = ? AND customer_id IS NOT ?",
			)
			.bind(siteId, productId, emailKey(email), owner),
	]);
	return (insertion?.meta.changes ?? 0) > 0;
}

export type Waiting = { productId: string; createdAt: number };

const SHOWN = 100;

const of = (whose: Whose): [string, string] =>
	"email" in whose ? ["email = ?", emailKey(whose.email)] : ["customer_id = ?", whose.customerId];

export async function listRequests(db: D1Database, whose: Whose): Promise<Waiting[]> {
	const [condition, value] = of(whose);
	const { results } = await db
		.prepare(
			`SELECT product_id AS productId, created_at AS createdAt FROM notify_me WHERE site_id = ? AND ${condition} ORDER BY created_at DESC, product_id LIMIT ?`,
		)
		.bind(whose.siteId, value, SHOWN)
		.all<Waiting>();
	return results;
}

export const endRequest = (db: D1Database, whose: Whose, productId: string): Promise<unknown> => {
	const [condition, value] = of(whose);
	return db
		.prepare(`DELETE FROM notify_me WHERE site_id = ? AND ${condition} AND product_id = ?`)
		.bind(whose.siteId, value, productId)
		.run();
};

export type DueRequest = {
	siteId: string;
	productId: string;
	email: string;
	countryCode: string;
	languageCode: string;
};

export async function dueRequests(db: D1Database, now: number, limit: number): Promise<DueRequest[]> {
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
			) AND ${isDue("back in stock", "n.site_id || '/' || n.product_id", "?1")} ORDER BY n.created_at LIMIT ?2`,
		)
		.bind(now, limit)
		.all<DueRequest>();
	return results;
}
