/** Wrong guesses at orders are counted by shopper, by address and by order, so that none can be found by guessing. */

const WINDOW_SECONDS = 900;
const MOST_OF_SHOPPER = 10;
/** A house may stand behind one address; a new session for every guess may not. An order is guessed at by many. */
const MOST_OF_OTHERS = 50;

type Guess = { orderNo: string; usid: string | undefined; address: string | undefined };

const subjectsOf = ({ orderNo, usid, address }: Guess): string[] => [
	`order ${orderNo}`,
	...(usid ? [`usid ${usid}`] : []),
	...(address ? [`ip ${address}`] : []),
];

export async function mayLookUp(db: D1Database, guess: Guess): Promise<boolean> {
	const { results } = await db
		.prepare(
			`SELECT subject, count(*) AS guesses FROM order_guess
			WHERE subject IN (SELECT value FROM json_each(?1)) AND guessed_at > unixepoch() - ?2 GROUP BY subject`,
		)
		.bind(JSON.stringify(subjectsOf(guess)), WINDOW_SECONDS)
		.all<{ subject: string; guesses: number }>();
	return results.every(
		({ subject, guesses }) => guesses < (subject.startsWith("usid ") ? MOST_OF_SHOPPER : MOST_OF_OTHERS),
	);
}

export async function countWrongLookUp(db: D1Database, guess: Guess): Promise<void> {
	await db.batch([
		db.prepare("DELETE FROM order_guess WHERE guessed_at <= unixepoch() - ?").bind(WINDOW_SECONDS),
		db
			.prepare("INSERT INTO order_guess (subject, guessed_at) SELECT value, unixepoch() FROM json_each(?)")
			.bind(JSON.stringify(subjectsOf(guess))),
	]);
}
