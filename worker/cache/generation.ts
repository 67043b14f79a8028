import type { CacheContext } from "./cache-context.ts";
import { followKv, KV_CACHE_TTL, watch } from "./watch.ts";

/**
 * A site's generation is part of all its cache keys (cache-10, cache-14). A purge or a new catalogue writes a new generation, so older
 * entries become unreachable: immediately in this isolate, and elsewhere after KV's delay. A generation is a time as text, so the latest of
 * several purges and imports wins.
 */
export type Generation = {
	current: string;
	/** The generation before the catalogue changed; its values are used while the platform fails. A purge removes it. */
	previous?: string;
};

const FIRST = "0";
/** Milliseconds. */
const WRITE_EVERY = 60_000;

const generations = new Map<string, Generation & { readAt: number; writtenAt: number }>();

const writeGenerationKey = (site: string): string => `generation/${site}`;

const write = (cx: CacheContext, site: string, { current, previous }: Generation): Promise<void> =>
	cx.env.CACHE.put(writeGenerationKey(site), previous === undefined ? current : `${current} ${previous}`);

const parse = (text: string | null): Generation => {
	const [current = FIRST, previous] = (text ?? FIRST).split(" ");
	return { current, previous };
};

const read = async (cx: CacheContext, site: string): Promise<Generation> => {
	const before = generations.get(site);
	try {
		const storedGeneration = parse(
			await cx.env.CACHE.get(writeGenerationKey(site), { cacheTtl: KV_CACHE_TTL }),
		);
		const latest = generations.get(site);
		const isAhead = latest !== undefined && latest.current > storedGeneration.current;
		const newest = isAhead ? latest : storedGeneration;
		const writtenAt = latest?.writtenAt ?? Number.NEGATIVE_INFINITY;
		// Another isolate may have written an older generation over this one.
		const isDue = isAhead && cx.now() - writtenAt > WRITE_EVERY;
		generations.set(site, {
			...newest,
			readAt: cx.now(),
			writtenAt: isDue ? cx.now() : writtenAt,
		});
		if (isDue) writeBehind(cx, site, newest);
		return newest;
	} catch (error) {
		cx.log(
			"warning",
			"cache/generation",
			"Reading the cache generation from KV failed, the last known one is used",
			{ site, error },
		);
		return before ?? { current: FIRST };
	}
};

const writeBehind = (cx: CacheContext, site: string, generation: Generation): void =>
	cx.waitUntil(
		write(cx, site, generation).catch((error: unknown) =>
			cx.log("warning", "cache/generation", "Writing the cache generation to KV failed", { site, error }),
		),
	);

const fromKv = (cx: CacheContext, site: string): Promise<Generation> =>
	followKv(cx, generations, site, () => read(cx, site));

const follow = async (cx: CacheContext, site: string, since: number): Promise<void> => {
	const { current } = generations.get(site) ?? (await read(cx, site));
	if (since <= (generationTime(current) ?? 0)) return;
	const next: Generation = { current: since.toString(36), previous: current };
	generations.set(site, { ...next, readAt: cx.now(), writtenAt: cx.now() });
	cx.log("info", "cache/generation", "A new catalogue is live", { site });
	writeBehind(cx, site, next);
};

const watchCatalogue = async (cx: CacheContext, site: string): Promise<void> => {
	const { catalogueSince } = cx;
	if (!catalogueSince) return;
	await watch(cx, `catalogue/${site}`, async () => {
		const since = await catalogueSince(site);
		if (typeof since === "number") await follow(cx, site, since);
		return since === undefined ? "missing" : "present";
	});
};

export const readGenerations = async (cx: CacheContext, site: string): Promise<Generation> => {
	const [generation] = await Promise.all([fromKv(cx, site), watchCatalogue(cx, site)]);
	const newest = generations.get(site);
	return newest && newest.current > generation.current ? newest : generation;
};

export const readGeneration = async (cx: CacheContext, site: string): Promise<string> =>
	(await readGenerations(cx, site)).current;

export const bumpGeneration = async (cx: CacheContext, site: string): Promise<string> => {
	const { current } = await read(cx, site);
	// Times sort as text until the year 2059; a second purge within a millisecond still increases the generation.
	const next =
		[cx.now().toString(36), (Number.parseInt(current, 36) + 1).toString(36)].toSorted().at(-1) ?? FIRST;
	await write(cx, site, { current: next });
	generations.set(site, { current: next, readAt: cx.now(), writtenAt: cx.now() });
	return next;
};

export const generationTime = (generation: string): number | null =>
	generation === FIRST ? null : Number.parseInt(generation, 36);

export const forgetGenerations = (): void => generations.clear();
