import { pause } from "../../../fetch.ts";

const LOOK_AGAIN = 10;
/** Milliseconds without a check after which a waiting request is dropped: the runtime may end a request without notice. */
const GONE_AFTER = 2000;
const SERVED_AT_MOST = 12_000;

type Place = { isServed: boolean; seenAt: number };
const lines = new Map<string, Place[]>();

const isThere = ({ isServed, seenAt }: Place, now: number): boolean =>
	now - seenAt < (isServed ? SERVED_AT_MOST : GONE_AFTER);

const removeAbandoned = (now: number): void => {
	for (const [key, line] of lines) if (!line.some((place) => isThere(place, now))) lines.delete(key);
};

export const countLines = (): number => lines.size;

/**
 * Runs work for one key in order of arrival, so that one shopper's requests do not take up the isolate (basket-14). Rejects if the work has
 * not begun by the deadline.
 */
export const oneAtATime = async <T>(
	key: string,
	deadline: AbortSignal,
	run: () => Promise<T>,
): Promise<T> => {
	removeAbandoned(Date.now());
	const line = lines.get(key) ?? [];
	lines.set(key, line);
	const place: Place = { isServed: false, seenAt: Date.now() };
	line.push(place);
	try {
		while (line.find((one) => isThere(one, Date.now())) !== place) {
			await pause(LOOK_AGAIN, deadline);
			place.seenAt = Date.now();
		}
		place.isServed = true;
		return await run();
	} finally {
		line.splice(line.indexOf(place), 1);
		if (line.length === 0 && lines.get(key) === line) lines.delete(key);
	}
};
