import * as z from "zod";
import type { Bindings } from "../../base/bindings.ts";

/**
 * Names of what is switched off at a site (ops-1), which KV keeps apart from cached values: a purge does not change them. Names that
 * this build does not know have no effect.
 */
export type Off = readonly string[];
export type SwitchChange = { off?: Off; on?: Off };

const stored = z.array(z.string().max(100)).max(100).catch([]);
export const parseOff = (value: unknown): Off => stored.parse(value ?? []);

export const writeSwitchesKey = (site: string): string => `switches/${site}`;

/** Applies a change to a list; a name that is both off and on is on. */
export const applyChange = (before: Off, { off = [], on = [] }: SwitchChange): Off =>
	[...new Set([...before, ...off])].filter((name) => !on.includes(name)).toSorted();

type Kv = Pick<Bindings, "CACHE">;
export const readStoredSwitches = async ({ CACHE }: Kv, site: string): Promise<Off> =>
	parseOff(await CACHE.get(writeSwitchesKey(site), "json"));
export const storeSwitches = ({ CACHE }: Kv, site: string, off: Off): Promise<void> =>
	CACHE.put(writeSwitchesKey(site), JSON.stringify(off));
