/** Times are in milliseconds. `changesAt`: the next planned change of the editors' content that is shown; undefined without one. */
export type Freshness = { storedAt: number; freshUntil: number; staleUntil: number; changesAt?: number };

/**
 * Returns the lifetime of what is stored now, from its lifetimes in seconds. Neither of them crosses the next planned change of the content
 * that it shows (cache-7, cache-11).
 */
export const createFreshness = (
	now: number,
	fresh: number,
	stale: number,
	changesAt = Number.POSITIVE_INFINITY,
): Freshness => ({
	storedAt: now,
	freshUntil: Math.min(now + fresh * 1000, changesAt),
	staleUntil: Math.min(now + (fresh + stale) * 1000, changesAt),
	...(changesAt === Number.POSITIVE_INFINITY ? {} : { changesAt }),
});

export const readFreshness = (
	{ freshUntil, staleUntil }: Freshness,
	now: number,
): "fresh" | "stale" | "expired" => (now < freshUntil ? "fresh" : now < staleUntil ? "stale" : "expired");

/** Returns whether a planned change has passed, so that what is stored may only stand in while the platform fails. */
export const isOutlived = ({ changesAt }: Freshness, now: number): boolean =>
	changesAt !== undefined && changesAt <= now;
