import type { CacheContext } from "../cache-context.ts";
import { followKv, KV_CACHE_TTL } from "../watch.ts";
import { type OperationsContext, reachSite } from "./reach-site.ts";
import { type Off, parseOff, type SwitchChange, writeSwitchesKey } from "./stored-switches.ts";

const NOTHING: Off = [];
const lookups = new Map<string, { off: Off; readAt: number }>();

const keep = (cx: CacheContext, site: string, off: Off): { off: Off } => {
	const before = lookups.get(site)?.off ?? NOTHING;
	// Settings are computed again only for another list.
	const kept = { off: String(before) === String(off) ? before : off };
	lookups.set(site, { ...kept, readAt: cx.now() });
	return kept;
};

const read = async (cx: CacheContext, site: string): Promise<{ off: Off }> => {
	try {
		const value = await cx.env.CACHE.get(writeSwitchesKey(site), { type: "json", cacheTtl: KV_CACHE_TTL });
		return keep(cx, site, parseOff(value));
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

/** Returns what is switched off as of the last change, wherever it was made; what this isolate knows if the site's object fails. */
export const readLatestSwitches = async (cx: OperationsContext, site: string): Promise<Off> => {
	try {
		return keep(cx, site, await reachSite(cx, site).readSwitches(site)).off;
	} catch (error) {
		cx.log("warning", "cache/switches", "The latest switches cannot be read, those of KV are shown", {
			site,
			error,
		});
		return readSwitches(cx, site);
	}
};

/** Switches off and on by name. Changes of other switches that were made elsewhere meanwhile stay. Throws if nothing was changed. */
export const changeSwitches = async (
	cx: OperationsContext,
	site: string,
	change: SwitchChange,
): Promise<Off> => keep(cx, site, await reachSite(cx, site).changeSwitches(site, change)).off;

export const forgetSwitches = (): void => lookups.clear();
