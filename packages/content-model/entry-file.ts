import { isVariant } from "@vetrina/shop-rules/locale/fallback.ts";
import * as z from "zod";
import { type ContentType, isLocalised } from "./content-type.ts";
import { buildEntrySchema, type EntryFields, type EntryState } from "./entry-schema.ts";
import { MAX_LINE_OF_TEXT, MAX_LINES } from "./limits.ts";
import { parseRichText } from "./rich-text/rich-text-notation.ts";
import type { RichTextNode } from "./rich-text/rich-text-schema.ts";

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
/** Returns the path within the file of a path within an entry's fields; the parts of a text that the file has as lines stand on a line. */
export type FindFilePath = (path: readonly string[]) => string[];
export type ParsedFile = { entry: FileEntry; findFilePath: FindFilePath } | { faults: FileFault[] };

/**
 * Parses the JSON of an entry's file, or returns its faults (content-12). Rich text may be lines in the notation of
 * `rich-text-notation.ts`.
 */
export function parseEntryFile(type: ContentType, json: unknown): ParsedFile {
	const file = settings.safeParse(json);
	if (!file.success) return { faults: listFaults(file.error) };
	const parsed = parseFields(type, file.data.fields, "published");
	return "faults" in parsed
		? { faults: parsed.faults.map(({ path, message }) => ({ path: ["fields", ...path], message })) }
		: { entry: { ...file.data, fields: parsed.fields }, findFilePath: parsed.findFilePath };
}

/** Parses fields as they are in a file. The paths of faults are relative to the fields. */
export function parseFields(
	type: ContentType,
	written: EntryFields,
	state: EntryState,
): { fields: EntryFields; findFilePath: FindFilePath } | { faults: FileFault[] } {
	const { texts, faults, findFilePath } = parseTexts(type, written);
	const fields = buildEntrySchema(type, state).safeParse({ ...written, ...texts });
	if (fields.success && faults.length === 0) return { fields: fields.data, findFilePath };
	const others = fields.success ? [] : listFaults(fields.error);
	return { faults: [...faults, ...others.map((fault) => ({ ...fault, path: findFilePath(fault.path) }))] };
}

/** Names each unknown member by its own path. */
const listFaults = (error: z.ZodError): FileFault[] =>
	error.issues.flatMap((issue) => {
		const path = issue.path.map(String);
		return issue.code === "unrecognized_keys"
			? issue.keys.map((key) => ({ path: [...path, key], message: "is unknown" }))
			: [{ path, message: issue.message }];
	});

type Texts = { texts: EntryFields; faults: FileFault[]; findFilePath: FindFilePath };

/** Returns the documents of the fields of rich text. A text with faulty lines is empty, so that it has no other faults. */
function parseTexts(type: ContentType, fields: EntryFields): Texts {
	const origins = new WeakMap<RichTextNode, number>();
	const documents = new Set<unknown>();
	const faults: FileFault[] = [];
	const parseText = (value: unknown, path: string[]): unknown => {
		if (!Array.isArray(value)) return value;
		const found = listLineFaults(value).map(({ path: line, message }) => ({
			path: [...path, ...line],
			message,
		}));
		faults.push(...found);
		const document = parseRichText(found.length > 0 ? [""] : (value as string[]), origins);
		documents.add(document);
		return document;
	};
	const texts = Object.entries(type.fields).flatMap(([name, field]) => {
		const value = fields[name];
		if (field.kind !== "rich-text" || typeof value !== "object" || value === null) return [];
		const parsed =
			isLocalised(field) && !Array.isArray(value)
				? Object.fromEntries(
						Object.entries(value).map(([code, text]) => [code, parseText(text, [name, code])]),
					)
				: isLocalised(field)
					? value
					: parseText(value, [name]);
		return [[name, parsed]];
	});
	const written = Object.fromEntries(texts) as EntryFields;
	const findFilePath: FindFilePath = (path) => {
		let place: string[] | undefined;
		let line: number | undefined;
		let value: unknown = written;
		for (const [at, key] of path.entries()) {
			value = typeof value === "object" && value !== null ? (value as EntryFields)[key] : undefined;
			if (documents.has(value)) place = path.slice(0, at + 1);
			line = origins.get(value as RichTextNode) ?? line;
		}
		return place ? [...place, ...(line === undefined ? [] : [String(line)])] : [...path];
	};
	return { texts: written, faults, findFilePath };
}

const listLineFaults = (lines: readonly unknown[]): FileFault[] =>
	lines.length > MAX_LINES
		? [{ path: [], message: `is too long: at most ${MAX_LINES} lines` }]
		: lines.flatMap((line, at) => {
				if (typeof line !== "string") return [{ path: [String(at)], message: "must be a line of text" }];
				return line.length > MAX_LINE_OF_TEXT
					? [{ path: [String(at)], message: `is too long: at most ${MAX_LINE_OF_TEXT} characters` }]
					: [];
			});

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
