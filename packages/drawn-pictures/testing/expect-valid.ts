import { expect } from "vitest";

export const DRAWING_TIMEOUT = 60_000;

/** Returns the faults of an SVG as texts. One assertion for each of its thousand tags would take most of the test's time. */
export function listFaults(svg: string): string[] {
	const faults = [...(svg.match(/NaN|undefined|Infinity|\[object/g) ?? [])];
	const open: string[] = [];
	for (const [, slash, name = "", rest = ""] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
		if (!slash) {
			if (!rest.endsWith("/")) open.push(name);
		} else if (open.pop() !== name) faults.push(`</${name}> closes another`);
	}
	if (open.length > 0) faults.push(`open: ${open.join(", ")}`);
	const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
	const declaredIds = new Set(ids);
	if (declaredIds.size < ids.length) faults.push("an id stands twice");
	for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!declaredIds.has(id)) faults.push(`no #${id}`);
	return faults;
}

export const expectValid = (svg: string): void => expect(listFaults(svg)).toEqual([]);
