import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { CacheContext } from "../cache-context.ts";
import type { PageAddress } from "../page-key.ts";
import { followKv, KV_CACHE_TTL } from "../watch.ts";
import { type OperationsContext, reachSite } from "./reach-site.ts";
import { parsePurges, type StoredPurges, writePurgesKey } from "./stored-purges.ts";

/**
 * Purges by tag (ops-3). Stored pages and values name the number of the last purge that was known when their loading began; one of them is gone
 * if a later purge names one of its tags. Numbers are given in turn, so isolates that notice a purge at different times agree on what is gone.
 */
export type Purges = {
	number: number;
	/** Everything that was stored before this purge is gone. */
	floor: number;
	byTag: ReadonlyMap<string, number>;
};

const NONE: Purges = { number: 0, floor: 0, byTag: new Map() };
const lookups = new Map<string, Purges & { readAt: number }>();

const keep = (cx: CacheContext, site: string, { number, floor, tags }: StoredPurges): Purges => {
	const before = lookups.get(site);
	// KV may still have an older list than the one that this isolate has written.
	const purges =
		before && before.number >= number
			? before
			: { number, floor, byTag: new Map(tags.map(([tag, of]) => [tag, of])) };
	lookups.set(site, { ...purges, readAt: cx.now() });
	return purges;
};

const read = async (cx: CacheContext, site: string): Promise<Purges> => {
	try {
		const value = await cx.env.CACHE.get(writePurgesKey(site), { type: "json", cacheTtl: KV_CACHE_TTL });
		return keep(cx, site, parsePurges(value));
	} catch (error) {
		cx.log("warning", "cache/purges", "Reading purges from KV failed, the last known ones are used", {
			site,
			error,
		});
		return lookups.get(site) ?? NONE;
	}
};

export const readPurges = (cx: CacheContext, site: string): Promise<Purges> =>
	followKv(cx, lookups, site, () => read(cx, site));

/** Purges what carries one of the tags, at once in this isolate. Throws if nothing was purged. */
export const purgeTags = async (
	cx: OperationsContext,
	site: string,
	tags: readonly string[],
): Promise<Purges> => {
	// The types of calls to objects make arrays of tuples.
	const purges = (await reachSite(cx, site).purgeTags(site, tags, cx.now())) as StoredPurges;
	return keep(cx, site, purges);
};

/** Returns whether something that carries these tags, and knew the purge `known` when its loading began, is gone. */
export const isPurged = (
	{ number, floor, byTag }: Purges,
	known: number | undefined,
	tags: () => Iterable<string>,
): boolean => {
	const since = known ?? 0;
	if (number <= since) return false;
	if (floor > since) return true;
	for (const tag of tags()) if ((byTag.get(tag) ?? 0) > since) return true;
	return false;
};

/** Tag of all renderings of one address: its forms, screens, variants, and lists with filters. */
export const writePageTag = ({ locale, path }: Pick<PageAddress, "locale" | "path">): string =>
	`page:/${localeTag(locale).toLowerCase()}${path === "/" ? "" : path.replace(/\/$/, "")}`;

export const forgetPurges = (): void => lookups.clear();
