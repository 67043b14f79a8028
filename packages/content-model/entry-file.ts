import { isVariant } from "@vetrina/shop-rules/locale/fallback.ts";
import * as z from "zod";
import { type ContentType, isLocalised } from "./content-type.ts";
import { buildEntrySchema, type EntryFields } from "./entry-schema.ts";
import { parseRichText } from "./rich-text/rich-text-notation.ts";

/** Times are seconds since 1970; null means no limit. */
export type FileEntry = {
	sites: string[] | null;
	group: string | null;
	publishAt: number | null;
	unpublishAt: number | null;
	fields: EntryFields;
};
export type FileFault = { path: string[]; message: string };

const seconds = z.iso.datetime({ offset: true }).transform((date) => Math.floor(Date.parse(date) / 1000));
const settings = z
	.strictObject({
		sites: z.array(z.string().min(1)).min(1).nullable().default(null),
		group: z.string().min(1).nullable().default(null),
		publishAt: seconds.nullable().default(null),
		unpublishAt: seconds.nullable().default(null),
		fields: z.record(z.string(), z.unknown()),
	})
	.refine(({ publishAt, unpublishAt }) => !publishAt || !unpublishAt || publishAt < unpublishAt, {
		path: ["unpublishAt"],
		message: "must be later than publishAt",
	});
const isLines = z.array(z.string().max(5000)).max(1000);

/**
 * Parses the JSON of an entry's file, or returns its faults (content-12). Rich text may be lines in the notation of
 * `rich-text-notation.ts`.
 */
export function parseEntryFile(
	type: ContentType,
	json: unknown,
): { entry: FileEntry } | { faults: FileFault[] } {
	const file = settings.safeParse(json);
	if (!file.success) return { faults: listFaults(file.error, []) };
	const fields = buildEntrySchema(type, "published").safeParse(parseTexts(type, file.data.fields));
	return fields.success
		? { entry: { ...file.data, fields: fields.data } }
		: { faults: listFaults(fields.error, ["fields"]) };
}

const listFaults = (error: z.ZodError, prefix: string[]): FileFault[] =>
	error.issues.map(({ path, message }) => ({ path: [...prefix, ...path.map(String)], message }));

const parseText = (value: unknown): unknown => {
	const lines = isLines.safeParse(value);
	return lines.success ? parseRichText(lines.data) : value;
};

function parseTexts(type: ContentType, fields: EntryFields): EntryFields {
	const texts = Object.entries(type.fields).flatMap(([name, field]) => {
		const value = fields[name];
		if (field.kind !== "rich-text" || typeof value !== "object" || value === null) return [];
		const parsed = isLocalised(field)
			? Object.fromEntries(Object.entries(value).map(([code, text]) => [code, parseText(text)]))
			: parseText(value);
		return [[name, parsed]];
	});
	return { ...fields, ...Object.fromEntries(texts) };
}

/** Returns a fault for each language that a localised field with a value lacks; variants such as fr-CA may be missing. */
export const listMissingLanguages = (
	type: ContentType,
	fields: EntryFields,
	languages: readonly string[],
): FileFault[] =>
	Object.entries(type.fields).flatMap(([name, field]) => {
		const value = fields[name];
		if (!isLocalised(field) || typeof value !== "object" || value === null) return [];
		const missing = languages.filter((code) => !isVariant(code) && !(code in value));
		return missing.map((code) => ({ path: ["fields", name], message: `has no text in ${code}` }));
	});
