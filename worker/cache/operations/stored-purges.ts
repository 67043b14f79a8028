import * as z from "zod";
import type { Bindings } from "../../base/bindings.ts";

const MAX_TAGS = 500;
/** Milliseconds after which nothing from before a purge is stored anywhere: content is kept for two weeks and a day. */
const KEPT = 16 * 86_400_000;

const stored = z.object({
	number: z.number(),
	floor: z.number(),
	/** Tag, number of its last purge, and the purge's time. */
	tags: z.array(z.tuple([z.string(), z.number(), z.number()])),
});
export type StoredPurges = z.output<typeof stored>;

export const writePurgesKey = (site: string): string => `purges/${site}`;

const EMPTY: StoredPurges = { number: 0, floor: 0, tags: [] };
export const parsePurges = (value: unknown): StoredPurges => stored.safeParse(value ?? EMPTY).data ?? EMPTY;

export const addPurge = (before: StoredPurges, tags: readonly string[], now: number): StoredPurges => {
	const number = before.number + 1;
	const named = new Set(tags);
	const kept = before.tags.filter(([tag, , at]) => !named.has(tag) && now - at < KEPT);
	const all = [...kept, ...[...named].map((tag): [string, number, number] => [tag, number, now])];
	return all.length > MAX_TAGS
		? { number, floor: number, tags: [] }
		: { number, floor: before.floor, tags: all };
};

type Kv = Pick<Bindings, "CACHE">;
export const readStoredPurges = async ({ CACHE }: Kv, site: string): Promise<StoredPurges> =>
	parsePurges(await CACHE.get(writePurgesKey(site), "json"));
export const storePurges = ({ CACHE }: Kv, site: string, purges: StoredPurges): Promise<void> =>
	CACHE.put(writePurgesKey(site), JSON.stringify(purges));
