import type { CacheContext } from "./cache-context.ts";

/**
 * A site's generation stands in every key of its caches; a purge writes a new one, so that everything older is out of reach
 * at once here and within KV's own delay (60 s) everywhere. The old entries end by themselves.
 */
const remembered = new Map<string, { generation: string; readAt: number }>();
const FIRST = "0";
/** Asked again behind the answer after this, before the answer after that (ms). */
const REFRESH_AFTER = 5000;
const TRUST_FOR = 30_000;
/** Seconds that KV may serve a key from the location's own cache: its least. */
const KV_CACHE_TTL = 30;

const keyOf = (site: string): string => `generation/${site}`;

const read = async (cx: CacheContext, site: string): Promise<string> => {
	const before = remembered.get(site);
	try {
		const generation = (await cx.env.CACHE.get(keyOf(site), { cacheTtl: KV_CACHE_TTL })) ?? FIRST;
		// A purge of this isolate while KV was being read is newer than what KV said; so is any later generation.
		const known = remembered.get(site);
		const newest =
			known && known !== before && known.generation > generation
				? known.generation
				: before && before.generation > generation
					? before.generation
					: generation;
		remembered.set(site, { generation: newest, readAt: cx.now() });
		return newest;
	} catch (error) {
		cx.log("warning", "cache/generation", "KV does not say the generation", { site, error });
		return before?.generation ?? FIRST;
	}
};

export const generationOf = async (cx: CacheContext, site: string): Promise<string> => {
	const known = remembered.get(site);
	if (!known) return read(cx, site);
	const age = cx.now() - known.readAt;
	if (age > TRUST_FOR) return read(cx, site);
	if (age > REFRESH_AFTER) {
		remembered.set(site, { ...known, readAt: cx.now() });
		cx.waitUntil(read(cx, site));
	}
	return known.generation;
};

/** Starts a new generation; fails if KV does, since other isolates would not learn of it. */
export const bumpGeneration = async (cx: CacheContext, site: string): Promise<string> => {
	const before = await read(cx, site);
	// Times sort as text until the year 2059; a second purge within a millisecond still moves on.
	const generation =
		[cx.now().toString(36), (Number.parseInt(before, 36) + 1).toString(36)].toSorted().at(-1) ?? FIRST;
	await cx.env.CACHE.put(keyOf(site), generation);
	remembered.set(site, { generation, readAt: cx.now() });
	return generation;
};

/** When the site was purged last; null for never. */
export const generationTime = (generation: string): number | null =>
	generation === FIRST ? null : Number.parseInt(generation, 36);

/** For tests: as in a new isolate. */
export const forgetGenerations = (): void => remembered.clear();
