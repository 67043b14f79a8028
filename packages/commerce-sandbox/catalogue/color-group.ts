import { readJson } from "@vetrina/shop-rules/lib/read-json.ts";

export const COLOR_GROUP = "colorGroup";

/**
 * Returns the family of a product's colour from its field `c_colorGroup`, which is one value for all colours or JSON by colour. Returns
 * undefined if the field names none.
 */
export function findColorGroup(
	custom: Readonly<Record<string, unknown>>,
	color: string | undefined,
): string | undefined {
	const field = custom.c_colorGroup;
	if (typeof field !== "string") return undefined;
	if (!field.startsWith("{")) return field;
	const groups = readJson(field);
	if (typeof groups !== "object" || groups === null || color === undefined) return undefined;
	const group = new Map<string, unknown>(Object.entries(groups)).get(color);
	return typeof group === "string" ? group : undefined;
}
