import { admit, admitAfter, forget, giveBack, limitsOf, type Verdict } from "../../../requests/attempts.ts";

/**
 * Tries within a quarter of an hour. A login that succeeds starts its own window again. Not by login alone: else anyone could keep a
 * shopper out.
 */
const MOST = { from: 10, name: 100, network: 200 };
const MOST_MAILS = { recipient: 5, network: 200 };
/** The platform refuses a second login with the same name within this time; from another address it counts as another person's. */
const BETWEEN_LOGINS_MS = 1000;

type Caller = { login: string; network: string | undefined };

const limitsOfLogin = ({ login, network }: Caller) =>
	limitsOf("login", MOST, { from: `${login} ${network ?? ""}`, name: login, network });

/** Counts a try to log in and says whether it may go on; it is the same for unknown logins. */
export async function admitLogin(
	db: D1Database,
	caller: Caller,
	nowMs: number,
): Promise<Verdict | { refused: "too-soon" }> {
	const { last, verdict } = await admitAfter(db, limitsOfLogin(caller), nowMs);
	return nowMs - last < BETWEEN_LOGINS_MS ? { refused: "too-soon" } : verdict;
}

/** Forgets the tries of a login that succeeded; other logins from the same network still count. */
export async function forgetTries(db: D1Database, caller: Caller): Promise<void> {
	const [shared, own] = [true, false].map((isShared) =>
		limitsOfLogin(caller).filter(({ kind }) => (kind === "login network") === isShared),
	);
	await Promise.all([giveBack(db, shared ?? []), forget(db, own ?? [])]);
}

/** Counts a request for a mail to an address and says whether it may be sent. */
export const admitMail = (db: D1Database, { login, network }: Caller, nowMs: number): Promise<Verdict> =>
	admit(db, limitsOf("mail", MOST_MAILS, { recipient: login, network }), nowMs);
