import {
	PLATFORM_WAYS,
	type PlatformWays,
	type WayFamily,
} from "../../../shared/domain/shell/platform-ways.ts";
import { storefront } from "../../base/house.ts";
import { PortFault } from "../ports/read-ports.ts";

export type WayBinding = { readonly PLATFORM_WAYS?: string | undefined };

const isFamily = (name: string): name is WayFamily => Object.hasOwn(PLATFORM_WAYS, name);

const parse = (text: string): PlatformWays => {
	const ways: Record<string, string> = {};
	const faults: string[] = [];
	for (const pair of text.split(",").map((one) => one.trim())) {
		const [family = "", way = ""] = pair.split("=");
		if (!isFamily(family))
			faults.push(`PLATFORM_WAYS: "${family}" is none of ${Object.keys(PLATFORM_WAYS).join(", ")}`);
		else if (!(PLATFORM_WAYS[family] as readonly string[]).includes(way))
			faults.push(
				`PLATFORM_WAYS: ${family} has the ways ${PLATFORM_WAYS[family].join(", ")}, and not "${way}"`,
			);
		else ways[family] = way;
	}
	if (faults.length > 0) throw new PortFault(faults);
	return ways;
};

const parsed = new WeakMap<WayBinding, PlatformWays>();

/** Returns the house's ways with those of the binding. Throws PortFault if the binding cannot be read. */
export const readWays = (env: WayBinding): PlatformWays => {
	const known = parsed.get(env);
	if (known) return known;
	const { PLATFORM_WAYS: text } = env;
	const ways = { ...storefront.platform, ...(text ? parse(text) : {}) };
	parsed.set(env, ways);
	return ways;
};

export const readWay = <Family extends WayFamily>(
	env: WayBinding,
	family: Family,
): (typeof PLATFORM_WAYS)[Family][number] => readWays(env)[family] ?? PLATFORM_WAYS[family][0];
