import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import { clock } from "../base/clock.ts";
import {
	type CacheContext,
	createFreshness,
	ERROR_GRACE,
	type Freshness,
	LOAD_TIMEOUT,
	RETRY_AFTER,
	readFreshness,
} from "./cache-context.ts";
import { readGenerations } from "./generation.ts";
import type { ValuePolicy } from "./policies.ts";
import { runningFlight, singleFlight, within } from "./single-flight.ts";

export type CacheStatus = "hit" | "stale" | "miss" | "bypass";

export type Loaded<T> = {
	value: T;
	fresh?: number;
	store?: boolean;
};

export type CachedSpec<T> = {
	site: string;
	policy: ValuePolicy;
	key: string;
	tags?: string[];
	load: (signal: AbortSignal) => Promise<Loaded<T>>;
	isLeftAlone?: () => boolean;
};

export type EntryMeta = Freshness & { build: string; tags?: string[] };
type Entry = { value: unknown; meta: EntryMeta };

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
const entryKey = async (prefix: string, kind: string, key: string): Promise<string> => {
	const name = `${prefix}${kind}/${encodeURI(key.toWellFormed())}`;
	return name.length <= MAX_KEY ? name : `${name.slice(0, MAX_KEY - 65)}~${await digest(name)}`;
};

/** Returns the state of an entry. Entries of another build count as expired, so they are used only if loading fails. */
const stateHere = (cx: CacheContext, { meta }: Entry): ReturnType<typeof readFreshness> =>
	meta.build === cx.build ? readFreshness(meta, cx.now()) : "expired";

const readEntry = async (cx: CacheContext, key: string): Promise<Entry | undefined> => {
	let memoryEntry = memory.get(key);
	if (memoryEntry && (stateHere(cx, memoryEntry) === "fresh" || memoryEntry.trustUntil > cx.now()))
		return memoryEntry;
	try {
		const { value, metadata } = await cx.env.CACHE.getWithMetadata<{ value: unknown }, EntryMeta>(key, {
			type: "json",
			cacheTtl: KV_LEAST_TTL,
		});
		memoryEntry = memory.get(key);
		const entry =
			value && metadata && !(memoryEntry && memoryEntry.meta.storedAt > metadata.storedAt)
				? { value: value.value, meta: metadata }
				: memoryEntry;
		if (entry) memory.set(key, { ...entry, trustUntil: cx.now() + TRUST_FOR });
		return entry;
	} catch (error) {
		cx.log("warning", "cache/cached", "KV cannot be read", { key, error });
		return memoryEntry;
	}
};

const storeEntry = (cx: CacheContext, key: string, entry: Entry): void => {
	memory.set(key, { ...entry, trustUntil: cx.now() + TRUST_FOR });
	const seconds = Math.ceil((entry.meta.staleUntil - cx.now()) / 1000) + ERROR_GRACE;
	cx.waitUntil(
		cx.env.CACHE.put(key, JSON.stringify({ value: entry.value }), {
			expirationTtl: Math.max(seconds, KV_LEAST_TTL),
			metadata: entry.meta,
		}).catch((error: unknown) => cx.log("warning", "cache/cached", "KV cannot be written", { key, error })),
	);
};

const refresh = <T>(cx: CacheContext, key: string, spec: CachedSpec<T>): Promise<T> => {
	const name = `${key}|${cx.fault ?? ""}`;
	if (spec.isLeftAlone?.() && runningFlight(name))
		return Promise.reject(new DOMException("Another request waits for it already.", "TimeoutError"));
	const flight = singleFlight(name, async () => {
		try {
			const { value, fresh = spec.policy.fresh, store = true } = await spec.load(clock.timeout(LOAD_TIMEOUT));
			failedAt.delete(key);
			if (store && !cx.fault && fresh > 0)
				storeEntry(cx, key, {
					value,
					meta: {
						...createFreshness(cx.now(), fresh, spec.policy.stale),
						build: cx.build,
						tags: spec.tags,
					},
				});
			return value;
		} catch (error) {
			if (!cx.fault) failedAt.set(key, cx.now());
			throw error;
		}
	});
	cx.waitUntil(flight.catch(() => {}));
	return flight;
};

const loadFirst = async <T>(
	cx: CacheContext,
	spec: CachedSpec<T>,
	{ key, olderKey, hasJustFailed }: { key: string; olderKey: string | undefined; hasJustFailed: boolean },
): Promise<{ value: T; status: CacheStatus }> => {
	const older = async () => (olderKey === undefined ? undefined : readEntry(cx, olderKey));
	const standIn = hasJustFailed ? await older() : undefined;
	if (standIn) return { value: standIn.value as T, status: "stale" };
	try {
		return { value: await within(refresh(cx, key, spec), cx.deadline), status: "miss" };
	} catch (error) {
		const olderEntry = await older();
		if (!olderEntry) throw error;
		cx.log("warning", "cache/cached", "A value of the catalogue before stands in", { key, error });
		return { value: olderEntry.value as T, status: "stale" };
	}
};

export const loadCached = async <T>(
	cx: CacheContext,
	spec: CachedSpec<T>,
): Promise<{ value: T; status: CacheStatus }> => {
	if (cx.bypass) return { value: (await spec.load(cx.deadline)).value, status: "bypass" };
	const { current, previous } = await readGenerations(cx, spec.site);
	const key = await entryKey(keyPrefix(spec.site, current), spec.policy.kind, spec.key);
	const entry = await readEntry(cx, key);
	const hasJustFailed = cx.now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < RETRY_AFTER;
	if (!entry) {
		const olderKey =
			previous === undefined
				? undefined
				: await entryKey(keyPrefix(spec.site, previous), spec.policy.kind, spec.key);
		return loadFirst(cx, spec, { key, olderKey, hasJustFailed });
	}

	const value = entry.value as T;
	const state = stateHere(cx, entry);
	if (state === "fresh") return { value, status: "hit" };
	if (hasJustFailed) return { value, status: "stale" };
	if (state === "stale") {
		cx.waitUntil(
			refresh(cx, key, spec).catch((error: unknown) =>
				cx.log("warning", "cache/cached", "An outdated value stays", { key, error }),
			),
		);
		return { value, status: "stale" };
	}
	try {
		return { value: await within(refresh(cx, key, spec), cx.deadline), status: "miss" };
	} catch (error) {
		cx.log("warning", "cache/cached", "An outdated value stands in", { key, error });
		return { value, status: "stale" };
	}
};

export const forgetCached = (): void => {
	memory.clear();
	failedAt.clear();
};
