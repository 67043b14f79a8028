import type { Bindings } from "../base/bindings.ts";
import type { Log } from "../base/log.ts";

/** What the caches need of a request. */
export type CacheContext = {
	env: Pick<Bindings, "CACHE">;
	waitUntil: (promise: Promise<unknown>) => void;
	/** Milliseconds since the epoch. */
	now: () => number;
	/** Of this Worker: what another one has cached may have another shape. */
	build: string;
	/** Of this request; a load that others wait for has its own. */
	deadline: AbortSignal;
	log: Log;
	/**
	 * Since when the platform shows a site's catalogue, in milliseconds: null before its first import, undefined where it does not
	 * say such a thing at all. Rejects while the platform is down.
	 */
	catalogueSince?: (site: string) => Promise<number | null | undefined>;
	/** Neither read nor kept: preview (cache-5, platform-4), and development (cache-15). */
	bypass?: boolean;
	/** Loads with a fault are not shared with loads without, and not cached. */
	fault?: string;
};

/** Milliseconds a load may take when no request waits for it; shorter than the runtime's patience after a response. */
export const LOAD_TIMEOUT = 9000;
/** A failed load is not repeated for this long while there is an older value. */
export const RETRY_AFTER = 10_000;
/** How long past its end a value still serves when the platform fails, in seconds. */
export const ERROR_GRACE = 86_400;

export type Freshness = { storedAt: number; freshUntil: number; staleUntil: number };

export const freshnessOf = (now: number, fresh: number, stale: number): Freshness => ({
	storedAt: now,
	freshUntil: now + fresh * 1000,
	staleUntil: now + (fresh + stale) * 1000,
});

export const stateOf = ({ freshUntil, staleUntil }: Freshness, now: number): "fresh" | "stale" | "expired" =>
	now < freshUntil ? "fresh" : now < staleUntil ? "stale" : "expired";
