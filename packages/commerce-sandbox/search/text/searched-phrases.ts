import type { Shopper } from "../../http/http.ts";
import type { LanguageCode } from "../../languages.ts";

const RECENT_KEPT = 20;
const KEPT_SECONDS = 90 * 24 * 60 * 60;
const REMEMBERED_CALLS = 500;

type Searched = {
	shopper: Pick<Shopper, "usid" | "siteId">;
	language: LanguageCode;
	phrase: string;
	now: Date;
};

const writtenPhrases = new Set<string>();

const normal = (phrase: string): string => phrase.normalize("NFC").toLowerCase();

export async function rememberPhrase(
	db: D1Database,
	{ shopper, language, phrase, now }: Searched,
): Promise<void> {
	const { usid, siteId } = shopper;
	const text = normal(phrase);
	const key = JSON.stringify([usid, siteId, language, text]);
	if (writtenPhrases.has(key)) return;
	if (writtenPhrases.size >= REMEMBERED_CALLS) writtenPhrases.clear();
	writtenPhrases.add(key);
	const at = Math.floor(now.getTime() / 1000);
	await db.batch([
		db
			.prepare(
				`INSERT INTO popular_search (site_id, language, phrase, shoppers, searched_at) SELECT ?2, ?3, ?4, 1, ?5
					WHERE NOT EXISTS (SELECT 1 FROM recent_search WHERE usid = ?1 AND site_id = ?2 AND language = ?3 AND phrase = ?4)
					ON CONFLICT DO UPDATE SET shoppers = shoppers + 1, searched_at = excluded.searched_at`,
			)
			.bind(usid, siteId, language, text, at),
		db
			.prepare(
				`INSERT INTO recent_search (usid, site_id, language, phrase, searched_at) VALUES (?, ?, ?, ?, ?)
					ON CONFLICT DO UPDATE SET searched_at = excluded.searched_at`,
			)
			.bind(usid, siteId, language, text, at),
		db
			.prepare(
				`DELETE FROM recent_search WHERE usid = ?1 AND site_id = ?2 AND (language, phrase) NOT IN (
					SELECT language, phrase FROM recent_search WHERE usid = ?1 AND site_id = ?2 ORDER BY searched_at DESC LIMIT ${RECENT_KEPT})`,
			)
			.bind(usid, siteId),
		...["popular_search", "recent_search"].map((table) =>
			db.prepare(`DELETE FROM ${table} WHERE searched_at < ?`).bind(at - KEPT_SECONDS),
		),
	]);
}

export async function searchedPhrases(
	db: D1Database,
	{ shopper, language, phrase }: Omit<Searched, "now">,
	limit: number,
): Promise<{ popular: string[]; recent: string[] }> {
	const start = normal(phrase);
	const popular = "SELECT phrase FROM popular_search WHERE site_id = ?1 AND language = ?2";
	const [starting, any, own] = await db.batch<{ phrase: string }>([
		db
			.prepare(
				`${popular} AND phrase >= ?3 AND phrase < ?3 || char(1114111) ORDER BY shoppers DESC, searched_at DESC LIMIT ?4`,
			)
			.bind(shopper.siteId, language, start, limit),
		db
			.prepare(`${popular} ORDER BY shoppers DESC, searched_at DESC LIMIT ?3`)
			.bind(shopper.siteId, language, limit),
		db
			.prepare(
				"SELECT phrase FROM recent_search WHERE usid = ? AND site_id = ? AND language = ? ORDER BY searched_at DESC",
			)
			.bind(shopper.usid, shopper.siteId, language),
	]);
	const texts = (rows: { results: { phrase: string }[] } | undefined): string[] =>
		rows?.results.map((row) => row.phrase) ?? [];
	const recent = texts(own);
	const recentStarting = recent.filter((one) => one.startsWith(start));
	return {
		popular: texts(starting?.results.length ? starting : any),
		recent: (recentStarting.length > 0 ? recentStarting : recent).slice(0, limit),
	};
}
