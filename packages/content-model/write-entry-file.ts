import { type ContentType, isLocalised } from "./content-type.ts";
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
	const known = "entry" in parsed ? parsed.entry : undefined;
	const oldFields = asRecord(old.fields);
	const fields: Json = {};
	const present = [
		...Object.keys(oldFields).filter((name) => name in entry.fields),
		...Object.keys(type.fields).filter((name) => name in entry.fields && !(name in oldFields)),
	];
	for (const name of present) {
		const field = type.fields[name];
		const value = entry.fields[name];
		const knownValue = known?.fields[name];
		const isUnwritten = !(name in oldFields) && before !== undefined && isEqual(value, knownValue);
		if (isUnwritten) continue;
		fields[name] = isEqual(value, knownValue)
			? oldFields[name]
			: field && isLocalised(field)
				? writeLanguages(asRecord(value), asRecord(knownValue), asRecord(oldFields[name]))
				: value;
	}
	const settings = {
		...(entry.sites ? { sites: entry.sites } : {}),
		...(entry.group ? { group: entry.group } : {}),
		...(entry.publishAt === null ? {} : { publishAt: writeTime(entry.publishAt) }),
		...(entry.unpublishAt === null ? {} : { unpublishAt: writeTime(entry.unpublishAt) }),
	};
	return `${JSON.stringify({ ...settings, fields }, null, "\t")}\n`;
}

const writeLanguages = (value: Json, known: Json, old: Json): Json =>
	Object.fromEntries(
		Object.entries(value).map(([code, text]) => [
			code,
			code in old && isEqual(text, known[code]) ? old[code] : text,
		]),
	);
