import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import type { Context } from "hono";
import type { CommerceHono } from "../http/http.ts";
import { hashToken } from "../secrets.ts";
import { afterResponse } from "./after-response.ts";

export const WINDOW_SECONDS = 15 * 60;

export type Limit = { kind: string; value: string; most: number };
export type TooMany = { refused: "too-many"; retryAfter: number };
export type Verdict = { ok: true } | TooMany;

/**
 * Returns the hash under which attempts are counted, so that logins and addresses are not stored in plain text. Different spellings of a
 * login have the same hash.
 */
export const hashAttemptKey = ({ kind, value }: Pick<Limit, "kind" | "value">): Promise<string> =>
	hashToken(`${kind} ${emailKey(value)}`);

export function listLimits<Name extends string>(
	secret: string,
	most: Readonly<Record<Name, number>>,
	by: Readonly<Record<NoInfer<Name>, string | undefined>>,
): Limit[] {
	return (Object.keys(most) as Name[]).flatMap((name) => {
		const value = by[name];
		return value ? [{ kind: `${secret} ${name}`, value, most: most[name] }] : [];
	});
}

/**
 * Counts an attempt under every key, or under none if any key is at its limit. One statement checks and counts, so that parallel requests
 * cannot exceed a limit.
 */
export async function admit(db: D1Database, limits: readonly Limit[], nowMs: number): Promise<Verdict> {
	return (await admitAfter(db, limits, nowMs)).verdict;
}

export async function admitAfter(
	db: D1Database,
	limits: readonly Limit[],
	nowMs: number,
): Promise<{ last: number; verdict: Verdict }> {
	if (limits.length === 0) return { last: 0, verdict: { ok: true } };
	const keys = await Promise.all(
		limits.map(async (limit) => ({ key: await hashAttemptKey(limit), most: limit.most })),
	);
	const now = Math.floor(nowMs / 1000);
	const over = now - WINDOW_SECONDS;
	const keysJson = JSON.stringify(keys);
	const [before, full, countedRows] = await db.batch<{
		last_ms: number;
		since_at: number | null;
		key: string;
	}>([
		db.prepare("SELECT last_ms FROM attempt WHERE key = ?").bind(keys[0]?.key ?? ""),
		db
			.prepare(
				`SELECT max(since_at) AS since_at FROM attempt JOIN json_each(?1) AS wanted ON attempt.key = wanted.value ->> 'key'
				WHERE since_at > ?2 AND tries >= wanted.value ->> 'most'`,
			)
			.bind(keysJson, over),
		db
			.prepare(
				`INSERT INTO attempt (key, tries, since_at, last_ms)
				SELECT value ->> 'key', 1, ?2, ?3 FROM json_each(?1)
				WHERE NOT EXISTS (
					SELECT 1 FROM attempt JOIN json_each(?1) AS wanted ON attempt.key = wanted.value ->> 'key'
					WHERE since_at > ?4 AND tries >= wanted.value ->> 'most')
				ON CONFLICT (key) DO UPDATE SET
					tries = CASE WHEN since_at <= ?4 THEN 1 ELSE tries + 1 END,
					since_at = CASE WHEN since_at <= ?4 THEN ?2 ELSE since_at END,
					last_ms = ?3
				RETURNING key`,
			)
			.bind(keysJson, now, nowMs, over),
		db
			.prepare(
				"DELETE FROM attempt WHERE key IN (SELECT key FROM attempt WHERE since_at <= ?1 AND last_ms <= ?1 * 1000 LIMIT 20)",
			)
			.bind(over),
	]);
	const retryAfter = (full?.results[0]?.since_at ?? now) + WINDOW_SECONDS - now;
	const isCounted = (countedRows?.results.length ?? 0) > 0;
	return {
		last: before?.results[0]?.last_ms ?? 0,
		verdict: isCounted ? { ok: true } : { refused: "too-many", retryAfter },
	};
}

export async function giveBack(db: D1Database, limits: readonly Limit[]): Promise<void> {
	const keys = await Promise.all(limits.map(hashAttemptKey));
	await db
		.prepare("UPDATE attempt SET tries = max(tries - 1, 0) WHERE key IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify(keys))
		.run();
}

export async function forget(db: D1Database, limits: readonly Limit[]): Promise<void> {
	const keys = await Promise.all(limits.map(hashAttemptKey));
	await db
		.prepare("UPDATE attempt SET tries = 0 WHERE key IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify(keys))
		.run();
}

/**
 * Returns the result of `look`, or the refusal at a limit. The attempt is counted before `look` runs and removed from the count after the
 * response if `isRight`. At a limit `look` does not run, so that the response does not reveal whether the secret is right.
 */
export async function attempt<T>(
	c: Context<CommerceHono>,
	limits: readonly Limit[],
	look: () => Promise<T>,
	isRight: (result: T) => boolean,
): Promise<{ result: T } | TooMany> {
	const verdict = await admit(c.env.DB, limits, Date.now());
	if ("refused" in verdict) return verdict;
	const result = await look();
	if (isRight(result)) afterResponse(c, giveBack(c.env.DB, limits));
	return { result };
}
