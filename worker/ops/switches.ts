import * as z from "zod";
import { methods } from "../../payments/house-list.ts";
import { bumpGeneration } from "../cache/generation.ts";
import type { OperationsContext } from "../cache/operations/reach-site.ts";
import { changeSwitches, readLatestSwitches } from "../cache/operations/switches.ts";
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

export async function listSwitches(cx: OperationsContext, site: string) {
	const off = await readLatestSwitches(cx, site);
	return {
		site,
		switches: Object.entries(ALL).map(([name, effect]) => ({
			name,
			state: off.includes(name) ? "off" : "on",
			effect,
		})),
	};
}

/** Sets switches, and drops the pages that were rendered before. Throws if nothing was changed. */
export async function setSwitches(
	cx: OperationsContext,
	site: string,
	{ off, on }: Pick<z.output<typeof switchesBody>, "off" | "on">,
): Promise<void> {
	await changeSwitches(cx, site, { off, on });
	await bumpGeneration(cx, site);
}
