import * as z from "zod";
import type { CacheContext } from "./cache-context.ts";
import { followKv, KV_CACHE_TTL } from "./watch.ts";

/**
 * Names of what is switched off at a site (ops-1), which KV keeps apart from cached values: a purge does not change them. Names that
 * this build does not know have no effect.
 */
export type Off = readonly string[];

const NOTHING: Off = [];
const stored = z.array(z.string().max(100)).max(100).catch([]);
const lookups = new Map<string, { off: Off; readAt: number }>();

const writeKey = (site: string): string => `switches/${site}`;

const keep = (cx: CacheContext, site: string, off: Off): { off: Off } => {
	const before = lookups.get(site)?.off ?? NOTHING;
	// Settings are computed again only for another list.
	const kept = { off: String(before) === String(off) ? before : off };
	lookups.set(site, { ...kept, readAt: cx.now() });
	return kept;
};

const read = async (cx: CacheContext, site: string): Promise<{ off: Off }> => {
	try {
		const value = await cx.env.CACHE.get(writeKey(site), { type: "json", cacheTtl: KV_CACHE_TTL });
		return keep(cx, site, stored.parse(value ?? []));
	} catch (error) {
		cx.log("warning", "cache/switches", "Reading the switches from KV failed, the last known ones are used", {
			site,
			error,
		});
		return keep(cx, site, lookups.get(site)?.off ?? NOTHING);
	}
};

/** Returns what is switched off at a site; nothing if KV has never answered. */
export const readSwitches = async (cx: CacheContext, site: string): Promise<Off> =>
	(await followKv(cx, lookups, site, () => read(cx, site))).off;

/** Switches off what is in the list, and on what is not. Throws if KV cannot be written. */
export const writeSwitches = async (cx: CacheContext, site: string, off: Off): Promise<Off> => {
	const sorted = [...new Set(off)].toSorted();
	await cx.env.CACHE.put(writeKey(site), JSON.stringify(sorted));
	return keep(cx, site, sorted).off;
};

export const forgetSwitches = (): void => lookups.clear();
