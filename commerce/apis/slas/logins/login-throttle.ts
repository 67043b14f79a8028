import { emailKey } from "../../../../shared/domain/typed/email.ts";
import { hashOf } from "../tokens/secrets.ts";

const WINDOW_SECONDS = 15 * 60;
/** Tries within a window that begins with the first. A login that succeeds starts its own window again. */
const LIMITS = { loginFromAddress: 10, login: 100, address: 200, mail: 5 };
/** The platform refuses a second login with the same name within this time; from another address it counts as another person's. */
const BETWEEN_LOGINS_MS = 1000;

/** `shared`: by many logins, so that one that succeeds takes only itself out. */
type Key = { key: string; limit: number; shared: boolean };
type TooMany = { refused: "too-many"; retryAfter: number };
type Verdict = { ok: true } | TooMany;

/**
 * Counts a try to log in and says whether it may go on. It is counted before the password is looked at, so that many at
 * once cannot slip through, and it is the same for unknown logins. Not by login alone: else anyone could keep
 * a shopper out. `address` is the caller's, where known.
 */
export async function admitLogin(
	db: D1Database,
	{ login, address }: { login: string; address: string | undefined },
	nowMs: number,
): Promise<Verdict | { refused: "too-soon" }> {
	const keys = await loginKeys(login, address);
	const { last, verdict } = await count(db, keys, nowMs);
	if (nowMs - last < BETWEEN_LOGINS_MS) return { refused: "too-soon" };
	return verdict;
}

/** Forgets the tries of a login that succeeded; other logins from the same address still count. */
export async function forgetTries(
	db: D1Database,
	{ login, address }: { login: string; address: string | undefined },
): Promise<void> {
	const keys = await loginKeys(login, address);
	await db.batch(
		keys.map(({ key, shared }) =>
			db
				.prepare(
					"UPDATE slas_attempt SET tries = CASE WHEN ? THEN max(tries - 1, 0) ELSE 0 END WHERE key = ?",
				)
				.bind(shared ? 1 : 0, key),
		),
	);
}

/** Counts a request for a mail to an address and says whether it may be sent. */
export const admitMail = (
	db: D1Database,
	{ login, address }: { login: string; address: string | undefined },
	nowMs: number,
): Promise<Verdict> =>
	admitTry(
		db,
		[
			{ kind: "mail", value: login, limit: LIMITS.mail },
			...(address ? [{ kind: "mail-address", value: address, limit: LIMITS.address }] : []),
		],
		nowMs,
	);

/** Counts something else that must not be tried at will: `limit` times for each value within a quarter of an hour. */
export async function admitTry(
	db: D1Database,
	tries: readonly { kind: string; value: string; limit: number }[],
	nowMs: number,
): Promise<Verdict> {
	const keys = await Promise.all(tries.map(({ kind, value, limit }) => keyOf(kind, value, limit)));
	return (await count(db, keys, nowMs)).verdict;
}

const loginKeys = (login: string, address: string | undefined): Promise<Key[]> =>
	Promise.all([
		keyOf("login-from", `${login} ${address ?? ""}`, LIMITS.loginFromAddress),
		keyOf("login", login, LIMITS.login),
		...(address ? [keyOf("address", address, LIMITS.address)] : []),
	]);

/** Neither logins nor addresses are kept in the clear. */
const keyOf = async (kind: string, value: string, limit: number): Promise<Key> => ({
	key: await hashOf(`${kind} ${emailKey(value)}`),
	limit,
	shared: kind === "address",
});

/** Counts a try under every key. `last` is when the first key was tried before, in ms since 1970 (0: never). */
async function count(
	db: D1Database,
	keys: readonly Key[],
	nowMs: number,
): Promise<{ last: number; verdict: Verdict }> {
	const now = Math.floor(nowMs / 1000);
	const over = now - WINDOW_SECONDS;
	const [before, ...counted] = await db.batch<{ last_ms: number; tries: number; since_at: number }>([
		db.prepare("SELECT last_ms, tries, since_at FROM slas_attempt WHERE key = ?").bind(keys[0]?.key ?? ""),
		...keys.map(({ key }) =>
			db
				.prepare(
					`INSERT INTO slas_attempt (key, tries, since_at, last_ms) VALUES (?1, 1, ?2, ?3)
					ON CONFLICT (key) DO UPDATE SET
						tries = CASE WHEN since_at <= ?4 THEN 1 ELSE tries + 1 END,
						since_at = CASE WHEN since_at <= ?4 THEN ?2 ELSE since_at END,
						last_ms = ?3
					RETURNING last_ms, tries, since_at`,
				)
				.bind(key, now, nowMs, over),
		),
		db
			.prepare(
				"DELETE FROM slas_attempt WHERE key IN (SELECT key FROM slas_attempt WHERE since_at <= ?1 AND last_ms <= ?1 * 1000 LIMIT 20)",
			)
			.bind(over),
	]);
	const waits = keys.flatMap(({ limit }, at) => {
		const row = counted[at]?.results[0];
		return row && row.tries > limit ? [row.since_at + WINDOW_SECONDS - now] : [];
	});
	const verdict: Verdict =
		waits.length > 0 ? { refused: "too-many", retryAfter: Math.max(...waits) } : { ok: true };
	return { last: before?.results[0]?.last_ms ?? 0, verdict };
}
