import { emailKey } from "@vetrina/shop-rules/typed/email.ts";

export type NewsletterProfile = {
	email: string;
	subscriptionCode: string;
	isSubscribed: boolean;
	fields: Record<string, unknown>;
	customerId?: string;
	isProven: boolean;
};

type Row = {
	email: string;
	subscription_code: string;
	subscribed: number;
	profile: string;
	customer_id: string | null;
	proven: number;
};
type Key = { siteId: string; email: string };

export async function readProfile(
	db: D1Database,
	{ siteId, email }: Key,
): Promise<NewsletterProfile | undefined> {
	const row = await db
		.prepare(
			"SELECT email, subscription_code, subscribed, profile, customer_id, proven FROM newsletter_profile WHERE site_id = ?1 AND email = ?2",
		)
		.bind(siteId, emailKey(email))
		.first<Row>();
	return row
		? {
				email: row.email,
				subscriptionCode: row.subscription_code,
				isSubscribed: row.subscribed === 1,
				fields: JSON.parse(row.profile) as Record<string, unknown>,
				isProven: row.proven === 1,
				...(row.customer_id === null ? {} : { customerId: row.customer_id }),
			}
		: undefined;
}

type Change = {
	subscribed?: boolean;
	unconfirmed?: boolean;
	isOwner: boolean;
	customerId?: string | undefined;
	consents?: Readonly<Record<string, boolean>>;
};

/**
 * Creates or updates a profile and returns its subscription code. Requests of strangers change an existing profile's `consents` alone
 * (newsletter-9).
 */
export async function writeProfile(
	db: D1Database,
	{ siteId, email }: Key,
	fields: Record<string, unknown>,
	{ subscribed, unconfirmed, isOwner, customerId, consents = {} }: Change,
): Promise<{ subscriptionCode: string }> {
	const row = await db
		.prepare(
			`INSERT INTO newsletter_profile (site_id, email, subscription_code, subscribed, profile, unconfirmed, customer_id) VALUES (?1, ?2, ?3, ?4, ?5, ?8, ?9)
			ON CONFLICT (site_id, email) DO UPDATE SET
				customer_id = CASE
					WHEN ?7 THEN CASE WHEN proven THEN coalesce(excluded.customer_id, customer_id) ELSE excluded.customer_id END
					WHEN subscribed = 0 AND proven = 0 AND (?6 OR ?8) THEN NULL
					ELSE customer_id
				END,
				profile = json_patch(profile, CASE WHEN ?7 THEN excluded.profile ELSE ?10 END),
				subscribed = CASE WHEN ?6 THEN excluded.subscribed ELSE subscribed END,
				unconfirmed = CASE WHEN ?6 THEN 0 WHEN ?8 THEN 1 ELSE unconfirmed END
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
			unconfirmed ? 1 : 0,
			(isOwner && customerId) || null,
			JSON.stringify(consents),
		)
		.first<{ subscription_code: string }>();
	return { subscriptionCode: row?.subscription_code ?? "" };
}

export async function unsubscribe(db: D1Database, { siteId, email }: Key, reason?: string): Promise<void> {
	await db
		.prepare(
			`UPDATE newsletter_profile SET subscribed = 0, unconfirmed = 0, profile = json_patch(profile, ?3)
			WHERE site_id = ?1 AND email = ?2 AND (subscribed = 1 OR unconfirmed = 1)`,
		)
		.bind(siteId, emailKey(email), JSON.stringify({ acceptsMarketing: false, unsubscribeReason: reason }))
		.run();
}

export async function findAccessCode(db: D1Database, { siteId, email }: Key): Promise<string> {
	const row = await db
		.prepare(
			`INSERT INTO newsletter_profile (site_id, email, subscription_code, subscribed, profile, access_code) VALUES (?1, ?2, ?3, 0, '{}', ?4)
			ON CONFLICT (site_id, email) DO UPDATE SET access_code = coalesce(access_code, excluded.access_code) RETURNING access_code`,
		)
		.bind(siteId, emailKey(email), crypto.randomUUID(), crypto.randomUUID())
		.first<{ access_code: string }>();
	return row?.access_code ?? "";
}

export async function listProfiles(
	db: D1Database,
	customerId: string,
): Promise<({ siteId: string } & Pick<NewsletterProfile, "email" | "isSubscribed" | "fields">)[]> {
	const { results } = await db
		.prepare(
			"SELECT site_id, email, subscribed, profile FROM newsletter_profile WHERE customer_id = ? ORDER BY site_id, email",
		)
		.bind(customerId)
		.all<Row & { site_id: string }>();
	return results.map(({ site_id, email, subscribed, profile }) => ({
		siteId: site_id,
		email,
		isSubscribed: subscribed === 1,
		fields: JSON.parse(profile) as Record<string, unknown>,
	}));
}

export const takeOverAddress = (
	db: D1Database,
	{ siteId, email }: Key,
	customerId: string,
): Promise<unknown> =>
	db.batch(
		[
			"UPDATE newsletter_profile SET customer_id = ?3, proven = 1 WHERE site_id = ?1 AND email = ?2",
			"UPDATE notify_me SET customer_id = ?3 WHERE site_id = ?1 AND email = ?2",
		].map((sql) => db.prepare(sql).bind(siteId, emailKey(email), customerId)),
	);

export async function emailOfCode(
	db: D1Database,
	siteId: string,
	code: string | undefined,
): Promise<string | undefined> {
	if (!code) return undefined;
	const email = await db
		.prepare("SELECT email FROM newsletter_profile WHERE site_id = ? AND access_code = ?")
		.bind(siteId, code)
		.first<string>("email");
	return email ?? undefined;
}

export async function confirmSubscription(
	db: D1Database,
	siteId: string,
	code: string,
): Promise<{ email: string; fields: Record<string, unknown>; isNew: boolean } | undefined> {
	const row = await db
		.prepare(
			"SELECT email, profile, subscribed, unconfirmed FROM newsletter_profile WHERE site_id = ? AND access_code = ?",
		)
		.bind(siteId, code)
		.first<{ email: string; profile: string; subscribed: number; unconfirmed: number }>();
	if (!row || (row.subscribed === 0 && row.unconfirmed === 0)) return undefined;
	const { meta } = await db
		.prepare(
			"UPDATE newsletter_profile SET subscribed = 1, unconfirmed = 0 WHERE site_id = ? AND email = ? AND unconfirmed = 1",
		)
		.bind(siteId, row.email)
		.run();
	return {
		email: row.email,
		fields: JSON.parse(row.profile) as Record<string, unknown>,
		isNew: meta.changes > 0,
	};
}

const BETWEEN_MAILS = 300;

export async function mayMail(db: D1Database, { siteId, email }: Key, now: number): Promise<boolean> {
	const { meta } = await db
		.prepare(
			"UPDATE newsletter_profile SET mailed_at = ?3 WHERE site_id = ?1 AND email = ?2 AND coalesce(mailed_at, 0) <= ?3 - ?4",
		)
		.bind(siteId, emailKey(email), now, BETWEEN_MAILS)
		.run();
	return meta.changes > 0;
}
