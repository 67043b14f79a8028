import { findContentType } from "@vetrina/content-model/content-types.ts";
import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";

/** Returns the text of an entry's display field: in English, else in any language. */
export function readTitle(type: string, fields: EntryFields): string {
	const value = fields[findContentType(type)?.displayField ?? ""];
	if (typeof value === "string") return value;
	if (typeof value !== "object" || value === null) return "";
	const texts = value as Record<string, unknown>;
	return String(texts.en ?? Object.values(texts)[0] ?? "");
}
