import { clock } from "../base/clock.ts";
import { type CacheContext, RETRY_AFTER } from "./cache-context.ts";
import { within } from "./single-flight.ts";

/** Milliseconds between two requests for one source. `ASK_AGAIN` applies to a source that the platform lacks. */
const ASK_EVERY = 2000;
const ASK_AGAIN = 300_000;
/** Milliseconds after which the next request waits for the platform's response, up to `PATIENCE`. */
const TRUST_FOR = 5000;
const PATIENCE = 200;

type Asked = { nextAt: number; respondedAt: number; hasFailed: boolean; running?: Promise<void> };
const lookups = new Map<string, Asked>();

/** `missing`: the platform does not announce changes of this source. */
export type Announcement = "present" | "missing";

const run = async (cx: CacheContext, source: string, ask: () => Promise<Announcement>): Promise<void> => {
	try {
		const pause = (await ask()) === "missing" ? ASK_AGAIN : ASK_EVERY;
		lookups.set(source, {
			nextAt: cx.now() + pause,
			respondedAt: cx.now() + pause - ASK_EVERY,
			hasFailed: false,
		});
	} catch {
		lookups.set(source, {
			nextAt: cx.now() + RETRY_AFTER,
			respondedAt: Number.NEGATIVE_INFINITY,
			hasFailed: true,
		});
	}
};

/**
 * Asks the platform whether a source has changed, at most every two seconds. Waits for the response only if the last one is too old to rely
 * on and did not fail. Failures are not thrown, because cached values are still served then.
 */
export const watch = async (
	cx: CacheContext,
	source: string,
	ask: () => Promise<Announcement>,
): Promise<void> => {
	const before = lookups.get(source);
	let running = before?.running;
	if (cx.now() >= (before?.nextAt ?? 0)) {
		running = run(cx, source, ask);
		lookups.set(source, {
			respondedAt: before?.respondedAt ?? Number.NEGATIVE_INFINITY,
			hasFailed: before?.hasFailed ?? false,
			nextAt: cx.now() + RETRY_AFTER,
			running,
		});
		cx.waitUntil(running);
	}
	const isKnown = before !== undefined && cx.now() - before.respondedAt < TRUST_FOR;
	if (running && !isKnown && !before?.hasFailed)
		await within(running, clock.timeout(PATIENCE)).catch(() => {});
};

export const forgetWatches = (): void => lookups.clear();

/**
 * Milliseconds after which a value in KV is read again: after the response for an age above `REFRESH_AFTER`, before the response above
 * `TRUST_KV_FOR`.
 */
const REFRESH_AFTER = 5000;
const TRUST_KV_FOR = 30_000;
/** Seconds. */
export const KV_CACHE_TTL = 30;

/** Returns what this isolate knows of a value in KV that other isolates may change; `read` reads it and notes it in `known`. */
export const followKv = async <Value, Known extends Value & { readAt: number }>(
	cx: CacheContext,
	known: Map<string, Known>,
	key: string,
	read: () => Promise<Value>,
): Promise<Value> => {
	const value = known.get(key);
	if (!value) return read();
	const age = cx.now() - value.readAt;
	if (age > TRUST_KV_FOR) return read();
	if (age > REFRESH_AFTER) {
		known.set(key, { ...value, readAt: cx.now() });
		cx.waitUntil(read());
	}
	return value;
};
