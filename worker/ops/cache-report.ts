import type { CacheContext } from "../cache/cache-context.ts";
import { type EntryMeta, keyPrefix } from "../cache/cached.ts";
import { generationTime, readGeneration } from "../cache/generation.ts";
import { readFreshness } from "../cache/lifetime.ts";
import { knownPages } from "../cache/page-store.ts";

export const describeTimes = (
	entry: { storedAt: number; freshUntil: number; staleUntil: number },
	now: number,
) => ({
	state: readFreshness(entry, now),
	since: new Date(entry.storedAt).toISOString(),
	until: new Date(entry.freshUntil).toISOString(),
	servesUntil: new Date(entry.staleUntil).toISOString(),
});

export const cacheReport = async (cx: CacheContext, site: string, cursor?: string) => {
	const generation = await readGeneration(cx, site);
	const prefix = keyPrefix(site, generation);
	const listing = await cx.env.CACHE.list<EntryMeta>({ prefix, cursor: cursor ?? null });
	const now = cx.now();
	const purgedAt = generationTime(generation);
	return {
		site,
		purgedAt: purgedAt === null ? null : new Date(purgedAt).toISOString(),
		values: listing.keys.map(({ name, metadata }) => ({
			key: name.slice(prefix.length),
			...(metadata ? describeTimes(metadata, now) : {}),
			tags: metadata?.tags || undefined,
		})),
		next: listing.list_complete ? null : listing.cursor,
		pages: knownPages(site, generation).map(
			({ locale, path, form, device, variant, status, bytes, ...entry }) => ({
				path,
				locale,
				form,
				device,
				variant,
				status,
				bytes,
				...describeTimes(entry, now),
			}),
		),
	};
};
