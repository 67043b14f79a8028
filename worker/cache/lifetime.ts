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

/** Milliseconds for which content is kept whose service names a change that had passed before it was asked, because its clock is late. */
const LATE_CLOCK = 1000;

/**
 * Returns the time at which content that was loaded from `beganAt` to `now` is outdated. A change that came while it was loaded has outdated
 * it; one that came before is in it already, or the service does not know yet that it has come.
 */
export const findEnd = (
	changesAt: number | undefined,
	{ beganAt, now }: { beganAt: number; now: number },
): number | undefined => (changesAt !== undefined && changesAt <= beganAt ? now + LATE_CLOCK : changesAt);

export const readFreshness = (
	{ freshUntil, staleUntil }: Freshness,
	now: number,
): "fresh" | "stale" | "expired" => (now < freshUntil ? "fresh" : now < staleUntil ? "stale" : "expired");

/** Returns whether a planned change has passed, so that what is stored may only stand in while the platform fails. */
export const isOutlived = ({ changesAt }: Freshness, now: number): boolean =>
	changesAt !== undefined && changesAt <= now;
