import { admit, admitAfter, forget, giveBack, listLimits, type Verdict } from "../../../requests/attempts.ts";

/**
 * Maximum attempts in 15 minutes. `from`: by login and network together. The limit by login alone is higher, because anyone can use it up.
 */
const MOST = { from: 10, name: 100, network: 200 };
const MOST_MAILS = { recipient: 5, network: 200 };
/**
 * Milliseconds within which the platform refuses a second login with the same name, unless the login comes from another network address.
 */
const BETWEEN_LOGINS_MS = 1000;

type Caller = { login: string; network: string | undefined };

const limitsOfLogin = ({ login, network }: Caller) =>
	listLimits("login", MOST, { from: `${login} ${network ?? ""}`, name: login, network });

export async function admitLogin(
	db: D1Database,
	caller: Caller,
	nowMs: number,
): Promise<Verdict | { refused: "too-soon" }> {
	const { last, verdict } = await admitAfter(db, limitsOfLogin(caller), nowMs);
	return nowMs - last < BETWEEN_LOGINS_MS ? { refused: "too-soon" } : verdict;
}

export async function forgetTries(db: D1Database, caller: Caller): Promise<void> {
	const [sharedLimits, own] = [true, false].map((isShared) =>
		limitsOfLogin(caller).filter(({ kind }) => (kind === "login network") === isShared),
	);
	await Promise.all([giveBack(db, sharedLimits ?? []), forget(db, own ?? [])]);
}

export const admitMail = (db: D1Database, { login, network }: Caller, nowMs: number): Promise<Verdict> =>
	admit(db, listLimits("mail", MOST_MAILS, { recipient: login, network }), nowMs);
