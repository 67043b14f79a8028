import { pause } from "../../../fetch.ts";

/** How often a request that waits looks whether its turn has come (ms). */
const LOOK_AGAIN = 10;
/** The runtime may end a request without a word: one that waits and has not looked for so long is gone (ms). */
const GONE_AFTER = 2000;
/** The same of one that is served: no request lives so long (ms). */
const SERVED_AT_MOST = 12_000;

type Place = { isServed: boolean; seen: number };
const lines = new Map<string, Place[]>();

const isThere = ({ isServed, seen }: Place, now: number): boolean =>
	now - seen < (isServed ? SERVED_AT_MOST : GONE_AFTER);

/** Lines in which every request has gone without a word: none of them is going to take its line away. */
const removeAbandoned = (now: number): void => {
	for (const [key, line] of lines) if (!line.some((place) => isThere(place, now))) lines.delete(key);
};

/** For tests: how many keys have a line. */
export const countLines = (): number => lines.size;

/**
 * Runs what this isolate does for one key one after another, in the order in which it is asked for. It keeps one shopper's
 * requests from taking all the isolate's time; it says nothing of other isolates (basket-14). Rejects where the deadline is nearer.
 */
export const oneAtATime = async <T>(
	key: string,
	deadline: AbortSignal,
	run: () => Promise<T>,
): Promise<T> => {
	removeAbandoned(Date.now());
	const line = lines.get(key) ?? [];
	lines.set(key, line);
	const place: Place = { isServed: false, seen: Date.now() };
	line.push(place);
	try {
		while (line.find((one) => isThere(one, Date.now())) !== place) {
			await pause(LOOK_AGAIN, deadline);
			place.seen = Date.now();
		}
		place.isServed = true;
		return await run();
	} finally {
		line.splice(line.indexOf(place), 1);
		if (line.length === 0 && lines.get(key) === line) lines.delete(key);
	}
};
