import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { clock } from "../base/clock.ts";
import { count } from "../base/operations/counters.ts";
import { type CacheContext, ERROR_GRACE, LOAD_TIMEOUT, RETRY_AFTER, readShape } from "./cache-context.ts";
import {
	type ContentJournal,
	isChanged,
	markContent,
	readContentJournal,
} from "./content/content-journal.ts";
import { addRead, type ContentMark, findNextChange, type PlannedChanges } from "./content/content-reads.ts";
import { readGenerations } from "./generation.ts";
import { createFreshness, type Freshness, findEnd, isOutlived, readFreshness } from "./lifetime.ts";
import { isPurged, type Purges, readPurges } from "./operations/purges.ts";
import type { ValuePolicy } from "./policies.ts";
import { runningFlight, singleFlight, within } from "./single-flight.ts";

export type CacheStatus = "hit" | "stale" | "miss" | "bypass";

export type Loaded<T> = {
	value: T;
	fresh?: number;
	store?: boolean;
	/** Tags of the editors' entries that the value was made from (cache-16). */
	contentTags?: readonly string[];
	/** Revision of the content; undefined if the service names none. */
	contentRevision?: string;
	contentChanges?: PlannedChanges;
};

export type CachedSpec<T> = {
	site: string;
	policy: ValuePolicy;
	key: string;
	tags?: string[];
	load: (signal: AbortSignal) => Promise<Loaded<T>>;
	isLeftAlone?: () => boolean;
};

export type EntryMeta = Freshness & { tags?: string[] };
/** `purge`: the last purge that was known when the value began to load (ops-3). */
type Entry = { value: unknown; meta: EntryMeta; content?: ContentMark; purge?: number };

const memory = new Lru<Entry & { trustUntil: number }>(500);
const failedAt = new Lru<number>(500);
const TRUST_FOR = 10_000;
const KV_LEAST_TTL = 60;

export const keyPrefix = (site: string, generation: string): string => `v1/${site}/${generation}/`;

/** KV limits keys to 512 bytes. */
const MAX_KEY = 400;
const digest = async (text: string): Promise<string> => {
	const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
};
/** The shape is part of the key, so two builds that run at once never read what the other one cannot (cache-19). */
const entryKey = async (
	{ build }: CacheContext,
	{ site, policy: { kind }, key }: Pick<CachedSpec<unknown>, "site" | "policy" | "key">,
	generation: string,
): Promise<string> => {
	const prefix = `${keyPrefix(site, generation)}${kind}/${readShape(build, kind)}/`;
	const name = prefix + encodeURI(key.toWellFormed());
	return name.length <= MAX_KEY ? name : `${name.slice(0, MAX_KEY - 65)}~${await digest(name)}`;
};

const stateHere = (
	cx: CacheContext,
	{ meta, content }: Entry,
	journal: ContentJournal | undefined,
): ReturnType<typeof readFreshness> =>
	isChanged(content, journal) ? "expired" : readFreshness(meta, cx.now());

/** Lists the tags by which a value can be purged (ops-3). */
const listTags = ({ meta, content }: Entry): string[] => [...(meta.tags ?? []), ...(content?.tags ?? [])];

const unlessPurged = (entry: Entry | undefined, purges: Purges): Entry | undefined =>
	entry && isPurged(purges, entry.purge, () => listTags(entry)) ? undefined : entry;

const readEntry = async (cx: CacheContext, key: string, purges: Purges): Promise<Entry | undefined> =>
	unlessPurged(await readStored(cx, key, purges), purges);

const readStored = async (cx: CacheContext, key: string, purges: Purges): Promise<Entry | undefined> => {
	let memoryEntry = memory.get(key);
	if (memoryEntry && !unlessPurged(memoryEntry, purges)) memoryEntry = undefined;
	if (memoryEntry && (stateHere(cx, memoryEntry, undefined) === "fresh" || memoryEntry.trustUntil > cx.now()))
		return memoryEntry;
	try {
		const { value, metadata } = await cx.env.CACHE.getWithMetadata<Omit<Entry, "meta">, EntryMeta>(key, {
			type: "json",
			cacheTtl: KV_LEAST_TTL,
		});
		memoryEntry = memory.get(key);
		const entry =
			value && metadata && !(memoryEntry && memoryEntry.meta.storedAt > metadata.storedAt)
				? { ...value, meta: metadata }
				: memoryEntry;
		if (entry) memory.set(key, { ...entry, trustUntil: cx.now() + TRUST_FOR });
		return entry;
	} catch (error) {
		cx.log("warning", "cache/cached", "Reading a value from KV failed", { key, error });
		return memoryEntry;
	}
};

const storeEntry = (cx: CacheContext, key: string, entry: Entry): void => {
	memory.set(key, { ...entry, trustUntil: cx.now() + TRUST_FOR });
	const seconds = Math.ceil((entry.meta.staleUntil - cx.now()) / 1000) + ERROR_GRACE;
	cx.waitUntil(
		cx.env.CACHE.put(
			key,
			JSON.stringify({ value: entry.value, content: entry.content, purge: entry.purge }),
			{
				expirationTtl: Math.max(seconds, KV_LEAST_TTL),
				metadata: entry.meta,
			},
		).catch((error: unknown) =>
			cx.log("warning", "cache/cached", "Writing a value to KV failed", { key, error }),
		),
	);
};

type Lookup = { key: string; journal: ContentJournal | undefined; purges: Purges };
/** `outdatedSince`: when an outdated value was loaded that stands in because the platform fails. */
type Answer<T> = { value: T; content: ContentMark | undefined; changesAt?: number; outdatedSince?: number };

const answerFrom = <T>(
	cx: CacheContext,
	{ value, content, meta }: Entry,
	journal: ContentJournal | undefined,
): Answer<T> => ({
	value: value as T,
	content,
	...(isChanged(content, journal) || isOutlived(meta, cx.now()) ? { outdatedSince: meta.storedAt } : {}),
});

const refresh = <T>(
	cx: CacheContext,
	{ key, journal, purges }: Lookup,
	spec: CachedSpec<T>,
): Promise<Answer<T>> => {
	// A load that began before a change or a purge may return outdated data, so later requests do not wait for it.
	const name = `${key}|${cx.fault ?? ""}|${journal?.revision ?? ""}|${purges.number}`;
	if (spec.isLeftAlone?.() && runningFlight(name))
		return Promise.reject(new DOMException("Another request waits for it already.", "TimeoutError"));
	const flight = singleFlight(name, async () => {
		const beganAt = cx.now();
		try {
			const loaded = await spec.load(clock.timeout(LOAD_TIMEOUT));
			const { value, fresh = spec.policy.fresh, store = true } = loaded;
			const content = markLoaded(cx, loaded, journal);
			const changesAt = findEnd(
				content && findNextChange(content.tags, new Map(Object.entries(content.changes ?? {}))),
				{ beganAt, now: cx.now() },
			);
			failedAt.delete(key);
			if (store && !cx.fault && fresh > 0)
				storeEntry(cx, key, {
					value,
					meta: {
						...createFreshness(cx.now(), fresh, spec.policy.stale, changesAt),
						tags: spec.tags,
					},
					content,
					purge: purges.number,
				});
			return { value, content: content && { ...content, revision: loaded.contentRevision }, changesAt };
		} catch (error) {
			if (!cx.fault) failedAt.set(key, cx.now());
			throw error;
		}
	});
	cx.waitUntil(flight.catch(() => {}));
	return flight;
};

/**
 * Returns what the content of a loaded value depends on. Tags that the storefront has added, such as those of links, change when other content
 * of the request says so.
 */
const markLoaded = <T>(
	cx: CacheContext,
	{ contentTags = [], contentChanges = {}, contentRevision }: Loaded<T>,
	journal: ContentJournal | undefined,
): ContentMark | undefined => {
	const added = contentTags.flatMap((tag): [string, number][] => {
		const at = cx.content?.changes.get(tag);
		return at === undefined ? [] : [[tag, at]];
	});
	return markContent(new Set(contentTags), contentRevision ?? journal?.revision, {
		...Object.fromEntries(added),
		...contentChanges,
	});
};

/** Loads again if the load that this request has joined began before a planned change, and the request came after it. */
const refreshSince = async <T>(cx: CacheContext, lookup: Lookup, spec: CachedSpec<T>): Promise<Answer<T>> => {
	const startedAt = cx.now();
	const answer = await within(refresh(cx, lookup, spec), cx.deadline);
	return answer.changesAt !== undefined && answer.changesAt <= startedAt
		? within(refresh(cx, lookup, spec), cx.deadline)
		: answer;
};

type Found<T> = Answer<T> & { status: CacheStatus };

const loadFirst = async <T>(
	cx: CacheContext,
	spec: CachedSpec<T>,
	{ olderKey, hasJustFailed, ...lookup }: Lookup & { olderKey: string | undefined; hasJustFailed: boolean },
): Promise<Found<T>> => {
	const older = async () => (olderKey === undefined ? undefined : readEntry(cx, olderKey, lookup.purges));
	const standIn = hasJustFailed ? await older() : undefined;
	if (standIn) return { ...answerFrom<T>(cx, standIn, lookup.journal), status: "stale" };
	try {
		return { ...(await refreshSince(cx, lookup, spec)), status: "miss" };
	} catch (error) {
		const olderEntry = await older();
		if (!olderEntry) throw error;
		cx.log("warning", "cache/cached", "Loading a value failed, the previous catalogue's value is used", {
			key: lookup.key,
			error,
		});
		return { ...answerFrom<T>(cx, olderEntry, lookup.journal), status: "stale" };
	}
};

const findOrLoad = async <T>(cx: CacheContext, spec: CachedSpec<T>): Promise<Found<T>> => {
	const [{ current, previous }, journal, purges] = await Promise.all([
		readGenerations(cx, spec.site),
		readContentJournal(cx),
		readPurges(cx, spec.site),
	]);
	const key = await entryKey(cx, spec, current);
	const lookup = { key, journal, purges };
	const entry = await readEntry(cx, key, purges);
	const hasJustFailed = cx.now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < RETRY_AFTER;
	if (!entry) {
		const olderKey = previous === undefined ? undefined : await entryKey(cx, spec, previous);
		return loadFirst(cx, spec, { ...lookup, olderKey, hasJustFailed });
	}

	const answer = answerFrom<T>(cx, entry, journal);
	const state = stateHere(cx, entry, journal);
	if (state === "fresh") return { ...answer, status: "hit" };
	if (hasJustFailed) return { ...answer, status: "stale" };
	if (state === "stale") {
		cx.waitUntil(
			refresh(cx, lookup, spec).catch((error: unknown) =>
				cx.log("warning", "cache/cached", "Refreshing a value failed, the outdated one stays in use", {
					key,
					error,
				}),
			),
		);
		return { ...answer, status: "stale" };
	}
	try {
		return { ...(await refreshSince(cx, lookup, spec)), status: "miss" };
	} catch (error) {
		cx.log("warning", "cache/cached", "Loading a value failed, an outdated one is used", { key, error });
		return { ...answer, status: "stale" };
	}
};

export const loadCached = async <T>(
	cx: CacheContext,
	spec: CachedSpec<T>,
): Promise<{ value: T; status: CacheStatus }> => {
	if (cx.bypass) {
		const loaded = await spec.load(cx.deadline);
		const mark = markLoaded(cx, loaded, undefined);
		addRead(cx.content, mark && { ...mark, revision: loaded.contentRevision }, cx.now());
		return { value: loaded.value, status: "bypass" };
	}
	const { value, status, content, outdatedSince } = await findOrLoad(cx, spec);
	count("value", spec.policy.kind, "found", { cache: status });
	addRead(cx.content, content, cx.now(), outdatedSince);
	return { value, status };
};

/** Removes values from this isolate's memory, and returns how many. Keys begin with those of their site. */
export const removeValues = (isGone: (key: string, tags: readonly string[]) => boolean): number => {
	const gone = memory.entries().filter(([key, entry]) => isGone(key, listTags(entry)));
	for (const [key] of gone) memory.delete(key);
	return gone.length;
};

export const forgetCached = (): void => {
	memory.clear();
	failedAt.clear();
};
