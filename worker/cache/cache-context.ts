import type { Audience } from "../../shared/domain/content/personalised.ts";
import type { Bindings, Build } from "../base/bindings.ts";
import type { Log } from "../base/log.ts";
import type { ContentReads } from "./content/content-reads.ts";

export type ContentChanges = { revision: string; tags: readonly string[] | "all" };

export type CacheContext = {
	env: Pick<Bindings, "CACHE">;
	waitUntil: (promise: Promise<unknown>) => void;
	now: () => number;
	build: Build;
	deadline: AbortSignal;
	log: Log;
	/**
	 * Returns the time in milliseconds at which the current catalogue was published: null before the first import, undefined if the
	 * platform does not provide the date. Rejects while the platform is down.
	 */
	catalogueSince?: (site: string) => Promise<number | null | undefined>;
	/**
	 * Returns the changes of the editors' content since a revision, or undefined if the platform does not announce them. Rejects while the
	 * platform is down.
	 */
	contentChanges?: (since: string) => Promise<ContentChanges | undefined>;
	/** Returns the shopper of the request, for personalised content; a guest if absent. It may ask the platform, so it is called only if needed. */
	audience?: () => Promise<Audience>;
	/** Collects the content that the request has read. */
	content?: ContentReads;
	/** Skips the cache, for previews (cache-5, platform-4) and in development (cache-15). */
	bypass?: boolean;
	fault?: string;
};

/** Returns a name that two builds share if they make values of a kind in the same way (cache-19). */
export const readShape = ({ id, shapes }: Build, kind: string): string => shapes[kind] ?? id;

export const LOAD_TIMEOUT = 9000;
/** Milliseconds before a failed load is repeated if an older value exists. */
export const RETRY_AFTER = 10_000;
export const ERROR_GRACE = 86_400;
