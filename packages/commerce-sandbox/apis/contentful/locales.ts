import type { ValueFault } from "./check-values.ts";
import { type LocaleBody, listLocales, type SpaceData } from "./space.ts";

/** Returns faults of a locale that is saved. `own`: its code before. */
export function listLocaleFaults(space: SpaceData, body: Partial<LocaleBody>, own?: string): ValueFault[] {
	const { code = "", name, fallbackCode = null } = body;
	const others = listLocales(space).filter((locale) => locale.code !== own);
	const isTaken = others.some((locale) => locale.code === code);
	const isUnknown = fallbackCode !== null && !others.some((locale) => locale.code === fallbackCode);
	const leadsBack = (from: string | null | undefined, steps = others.length): boolean =>
		from !== null &&
		from !== undefined &&
		(from === code ||
			(steps > 0 && leadsBack(others.find((locale) => locale.code === from)?.fallbackCode, steps - 1)));
	return [
		...(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/.test(code)
			? []
			: [{ name: "regexp", path: ["code"], details: `${code} is not a code of a locale.` }]),
		...(name ? [] : [{ name: "required", path: ["name"], details: 'The property "name" is required here' }]),
		...(isTaken ? [{ name: "taken", path: ["code"], details: `There is a locale ${code}.` }] : []),
		...(isUnknown
			? [{ name: "fallback", path: ["fallbackCode"], details: `There is no locale ${fallbackCode}.` }]
			: []),
		...(leadsBack(fallbackCode)
			? [
					{
						name: "fallbackLoop",
						path: ["fallbackCode"],
						details: `The fallbacks of ${code} lead back to it.`,
					},
				]
			: []),
	];
}
