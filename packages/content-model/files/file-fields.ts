import type * as z from "zod";
import { type ContentType, isLocalised } from "../content-type.ts";
import { buildEntrySchema, type EntryFields, type EntryState } from "../entry-schema.ts";
import { MAX_LINE_OF_TEXT, MAX_LINES } from "../limits.ts";
import { parseRichText } from "../rich-text/rich-text-notation.ts";
import type { RichTextNode } from "../rich-text/rich-text-schema.ts";

export type FileFault = { path: string[]; message: string };
/** Returns the path within the file of a path within an entry's fields; the parts of a text that the file has as lines stand on a line. */
export type FindFilePath = (path: readonly string[]) => string[];

/** Parses fields as they are in a file. The paths of faults are relative to the fields. */
export function parseFileFields(
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
export const listFaults = (error: z.ZodError): FileFault[] =>
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
