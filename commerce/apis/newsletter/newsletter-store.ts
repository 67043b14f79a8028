/** Profiles of the newsletter and who waits for which product, by site and e-mail address. */

export type NewsletterProfile = {
	email: string;
	subscriptionCode: string;
	isSubscribed: boolean;
	fields: Record<string, unknown>;
};

type Row = { email: string; subscription_code: string; subscribed: number; profile: string };
type Key = { siteId: string; email: string };

/** Addresses that differ only in case are one. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export async function readProfile(
	db: D1Database,
	{ siteId, email }: Key,
): Promise<NewsletterProfile | undefined> {
	const row = await db
		.prepare(
			"SELECT email, subscription_code, subscribed, profile FROM newsletter_profile WHERE site_id = ?1 AND email = ?2",
		)
		.bind(siteId, emailKey(email))
		.first<Row>();
	return row
		? {
				email: row.email,
				subscriptionCode: row.subscription_code,
				isSubscribed: row.subscribed === 1,
				fields: JSON.parse(row.profile) as Record<string, unknown>,
			}
		: undefined;
}

/**
 * Makes a profile; to the one that is there its owner adds, and no one else (newsletter-9). `subscribed` undefined leaves it as it
 * is: who only has a profile has not asked to be written to.
 */
export async function writeProfile(
	db: D1Database,
	{ siteId, email }: Key,
	fields: Record<string, unknown>,
	{ subscribed, isOwner }: { subscribed?: boolean; isOwner: boolean },
): Promise<{ subscriptionCode: string }> {
	const row = await db
		.prepare(
			`INSERT INTO newsletter_profile (site_id, email, subscription_code, subscribed, profile) VALUES (?1, ?2, ?3, ?4, ?5)
			ON CONFLICT (site_id, email) DO UPDATE SET
				profile = CASE WHEN ?7 THEN json_patch(profile, excluded.profile) ELSE profile END,
				subscribed = CASE WHEN ?6 THEN excluded.subscribed ELSE subscribed END
			RETURNING subscription_code`,
		)
		.bind(
			siteId,
			emailKey(email),
			crypto.randomUUID(),
			subscribed ? 1 : 0,
			JSON.stringify(fields),
			subscribed === undefined ? 0 : 1,
			isOwner ? 1 : 0,
		)
		.first<{ subscription_code: string }>();
	return { subscriptionCode: row?.subscription_code ?? "" };
}

/** False where the address was not subscribed; then no reason is kept either. */
export async function unsubscribe(db: D1Database, { siteId, email }: Key, reason?: string): Promise<boolean> {
	const { meta } = await db
		.prepare(
			`UPDATE newsletter_profile SET subscribed = 0,
				profile = CASE WHEN ?3 IS NULL THEN profile ELSE json_set(profile, '$.unsubscribeReason', ?3) END
			WHERE site_id = ?1 AND email = ?2 AND subscribed = 1`,
		)
		.bind(siteId, emailKey(email), reason ?? null)
		.run();
	return meta.changes > 0;
}

export type NotifyMe = { productId: string; countryCode: string; languageCode: string };

export async function waitFor(
	db: D1Database,
	{ siteId, email }: Key,
	{ productId, countryCode, languageCode }: NotifyMe,
	now: number,
): Promise<void> {
	await db
		.prepare(
			`INSERT INTO notify_me (site_id, product_id, email, country_code, language_code, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
			ON CONFLICT DO NOTHING`,
		)
		.bind(siteId, productId, emailKey(email), countryCode, languageCode, now)
		.run();
}
