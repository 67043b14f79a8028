import { type ContentType, isLocalised } from "../content-type.ts";
import type { EntryFields } from "../entry-schema.ts";
import { type FileEntry, parseEntryFile } from "./entry-file.ts";

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json =>
	typeof value === "object" && value !== null && !Array.isArray(value);
const asRecord = (value: unknown): Json => (isRecord(value) ? value : {});
/** Compares without regard to the order of members, which differs between a file and the database. */
export const isEqual = (one: unknown, other: unknown): boolean => {
	if (Array.isArray(one) && Array.isArray(other))
		return one.length === other.length && one.every((value, at) => isEqual(value, other[at]));
	if (!isRecord(one) || !isRecord(other)) return one === other;
	const keys = Object.keys(one);
	return (
		keys.length === Object.keys(other).length &&
		keys.every((key) => key in other && isEqual(one[key], other[key]))
	);
};

const writeTime = (seconds: number): string => new Date(seconds * 1000).toISOString().replace(".000Z", "Z");

/**
 * Returns the text of an entry's file. What has not changed since the file was written last is written as it was there, such as rich text as
 * lines. `before` is the text of that file.
 */
export function writeEntryFile(type: ContentType, entry: FileEntry, before?: string): string {
	const old = asRecord(before === undefined ? undefined : JSON.parse(before));
	const parsed = parseEntryFile(type, old);
	const known: Partial<FileEntry> = "entry" in parsed ? parsed.entry : {};
	const write = (fields: EntryFields, knownFields: unknown, oldFields: unknown, leavesOut = false): Json =>
		writeFields(type, fields, { known: asRecord(knownFields), old: asRecord(oldFields), leavesOut });
	const fields = write(entry.fields, known.fields, old.fields, before !== undefined && !entry.status);
	const oldPlans: unknown[] = Array.isArray(old.planned) ? old.planned : [];
	const planned = (entry.planned ?? []).map(({ publishAt, unpublishAt, fields }) => {
		const at = known.planned?.findIndex((plan) => plan.publishAt === publishAt) ?? -1;
		const [knownFields, oldFields] =
			at < 0 ? [known.fields, old.fields] : [known.planned?.[at]?.fields, asRecord(oldPlans[at]).fields];
		return {
			publishAt: writeTime(publishAt),
			...(unpublishAt === null ? {} : { unpublishAt: writeTime(unpublishAt) }),
			fields: write(fields, knownFields, oldFields),
		};
	});
	const settings = {
		...(entry.sites ? { sites: entry.sites } : {}),
		...(entry.group ? { group: entry.group } : {}),
		...(entry.publishAt === null ? {} : { publishAt: writeTime(entry.publishAt) }),
		...(entry.unpublishAt === null ? {} : { unpublishAt: writeTime(entry.unpublishAt) }),
		...(entry.status ? { status: entry.status } : {}),
	};
	const parts = {
		...(entry.draft
			? { draft: write(entry.draft, known.draft ?? known.fields, old.draft ?? old.fields) }
			: {}),
		...(planned.length > 0 ? { planned } : {}),
	};
	return `${JSON.stringify({ ...settings, fields, ...parts }, null, "\t")}\n`;
}

/**
 * Returns fields in the form of a file. `known` are the fields that the file had, and `old` is how they were written there. `leavesOut`:
 * defaults that the file did not write are not written now.
 */
function writeFields(
	type: ContentType,
	fields: EntryFields,
	{ known, old, leavesOut }: { known: Json; old: Json; leavesOut: boolean },
): Json {
	const names = [
		...Object.keys(old).filter((name) => name in fields),
		...Object.keys(type.fields).filter((name) => name in fields && !(name in old)),
	];
	return Object.fromEntries(
		names.flatMap((name) => {
			const [field, value] = [type.fields[name], fields[name]];
			const isSame = isEqual(value, known[name]);
			if (!(name in old)) return leavesOut && isSame ? [] : [[name, value]];
			if (isSame) return [[name, old[name]]];
			return field && isLocalised(field)
				? [[name, writeLanguages(asRecord(value), asRecord(known[name]), asRecord(old[name]))]]
				: [[name, value]];
		}),
	);
}

const writeLanguages = (value: Json, known: Json, old: Json): Json =>
	Object.fromEntries(
		Object.entries(value).map(([code, text]) => [
			code,
			code in old && isEqual(text, known[code]) ? old[code] : text,
		]),
	);
