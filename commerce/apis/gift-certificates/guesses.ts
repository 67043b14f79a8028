/** Unknown codes of gift certificates and coupons are counted by session and by address, so that none can be found by guessing. */

const WINDOW_SECONDS = 600;
const MOST_OF_SESSION = 10;
/** A house may stand behind one address; a new session for every guess may not. */
const MOST_OF_ADDRESS = 50;

type Guesser = { usid: string; address: string | undefined; now: Date };

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);
const keysOf = ({ usid, address }: Guesser): string[] => [usid, ...(address ? [`ip ${address}`] : [])];

export async function mayGuess(db: D1Database, guesser: Guesser): Promise<boolean> {
	const { results } = await db
		.prepare(
			`SELECT guesser, count(*) AS guesses FROM gift_certificate_guess
			WHERE guesser IN (SELECT value FROM json_each(?1)) AND guessed_at > ?2 GROUP BY guesser`,
		)
		.bind(JSON.stringify(keysOf(guesser)), seconds(guesser.now) - WINDOW_SECONDS)
		.all<{ guesser: string; guesses: number }>();
	return results.every(
		({ guesser: key, guesses }) => guesses < (key === guesser.usid ? MOST_OF_SESSION : MOST_OF_ADDRESS),
	);
}

export async function countGuess(db: D1Database, guesser: Guesser): Promise<void> {
	const at = seconds(guesser.now);
	await db.batch([
		db.prepare("DELETE FROM gift_certificate_guess WHERE guessed_at <= ?").bind(at - WINDOW_SECONDS),
		...keysOf(guesser).map((key) =>
			db.prepare("INSERT INTO gift_certificate_guess (guesser, guessed_at) VALUES (?, ?)").bind(key, at),
		),
	]);
}
