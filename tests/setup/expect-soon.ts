import { expect } from "vitest";

/** Milliseconds in which a published change is visible (cache-16). */
const VISIBLE_WITHIN = 5000;

/**
 * Polls until shoppers see a published change. The first request that is sent when the time is over has to show it. How long the request
 * itself takes does not count, because other work on the machine can make that any time. `publishedAt` returns when the change was published, if
 * that is not now, and undefined until then.
 */
export const expectSoon = <T>(
	read: () => Promise<T> | T,
	publishedAt?: () => number | undefined,
): ReturnType<typeof expect.poll<T>> => {
	const now = performance.now();
	let isOver = false;
	const readInTime = (): Promise<T> | T => {
		if (isOver) throw new Error(`A request ${VISIBLE_WITHIN} ms after the change did not show it.`);
		const published = publishedAt ? publishedAt() : now;
		isOver = published !== undefined && performance.now() - published >= VISIBLE_WITHIN;
		return read();
	};
	return expect.poll(readInTime, { timeout: 30_000, interval: 250 });
};
