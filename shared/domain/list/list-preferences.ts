import type { Refinement } from "./refinements.ts";

const MAX_LENGTH = 4096;
const IN_BRACKETS = /^preferences\[([^[\]]+)\]$/;

const listValues = (value: unknown): string[] =>
	(Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
		typeof one === "string" || typeof one === "number" ? String(one).split("|") : [],
	);

const fromJson = (text: string): Refinement[] => {
	try {
		const json: unknown = JSON.parse(text);
		if (typeof json !== "object" || json === null || Array.isArray(json)) return [];
		return Object.entries(json).map(([id, value]) => ({ id, values: listValues(value) }));
	} catch {
		return [];
	}
};

/**
 * Returns the refinements in the address parameter `preferences` (list-12), which is either JSON, `{"ID":"red|blue"}`, in `text`, or has
 * brackets, `preferences[ID]=red|blue`, in `entries`. Ids and values are not validated.
 */
export const readPreferences = (
	text = "",
	entries: readonly [name: string, value: string][] = [],
): Refinement[] => {
	const preferences = text === "" || text.length > MAX_LENGTH ? [] : fromJson(text);
	for (const [name, value] of entries) {
		const id = IN_BRACKETS.exec(name)?.[1];
		if (id) preferences.push({ id, values: listValues(value) });
	}
	return preferences;
};
