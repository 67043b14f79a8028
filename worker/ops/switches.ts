import * as z from "zod";
import { methods } from "../../payments/house-list.ts";
import type { CacheContext } from "../cache/cache-context.ts";
import { bumpGeneration } from "../cache/generation.ts";
import { readSwitches, writeSwitches } from "../cache/switches.ts";
import { paymentSwitch, SWITCHES } from "../platform/switches.ts";

/** Every switch of the house, with what shoppers see while it is off. */
const ALL: Readonly<Record<string, string>> = {
	...SWITCHES,
	...Object.fromEntries(
		methods.map(({ id, name }) => [paymentSwitch(id), `No one can choose to pay by ${name}.`]),
	),
};
export const SWITCH_NAMES = Object.keys(ALL);
const names = z.array(z.enum(SWITCH_NAMES as [string, ...string[]])).optional();

export const switchesBody = z.strictObject({ site: z.string(), off: names, on: names });

export async function listSwitches(cx: CacheContext, site: string) {
	const off = await readSwitches(cx, site);
	return {
		site,
		switches: Object.entries(ALL).map(([name, effect]) => ({
			name,
			state: off.includes(name) ? "off" : "on",
			effect,
		})),
	};
}

/** Sets switches, and drops the pages that were rendered before. Throws if KV cannot be written. */
export async function setSwitches(
	cx: CacheContext,
	site: string,
	{ off = [], on = [] }: Pick<z.output<typeof switchesBody>, "off" | "on">,
): Promise<void> {
	const now = await readSwitches(cx, site);
	await writeSwitches(
		cx,
		site,
		[...now, ...off].filter((name) => !on.includes(name)),
	);
	await bumpGeneration(cx, site);
}
