import { isLocalised } from "@vetrina/content-model/content-type.ts";
import { findContentType } from "@vetrina/content-model/content-types.ts";
import { listVersions } from "@vetrina/content-model/entry-parts.ts";
import { isEqual } from "@vetrina/content-model/files/write-entry-file.ts";
import type { ExportedEntry } from "./content-service.ts";
import type { ContentEntry } from "./read-house-content.ts";

type Entry = Omit<ContentEntry, "source">;
const LONGEST = 60;

const shorten = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
const show = (value: unknown): string => {
	if (value === undefined || value === null) return "nothing";
	return typeof value === "string" ? JSON.stringify(shorten(value)) : shorten(JSON.stringify(value));
};

/** Returns an entry's values by field, and by language where a field has several. */
function listValues(entry: Entry): Map<string, unknown> {
	const { type, sites, group, publishAt, unpublishAt, status, planned = [] } = entry;
	const declared = findContentType(type)?.fields ?? {};
	const values = listVersions(entry).flatMap(({ place, fields }) =>
		Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
			const field = declared[name];
			const path = [...place, name].join(".");
			return field && isLocalised(field) && typeof value === "object" && value !== null
				? Object.entries(value).map(([code, text]) => [`${path}.${code}`, text])
				: [[path, value]];
		}),
	);
	return new Map<string, unknown>([
		["type", type],
		["sites", sites],
		["group", group],
		["publishAt", publishAt],
		["unpublishAt", unpublishAt],
		["status", status],
		...planned.flatMap((plan, at): [string, unknown][] => [
			[`planned.${at}.publishAt`, plan.publishAt],
			[`planned.${at}.unpublishAt`, plan.unpublishAt],
		]),
		...values,
	]);
}

/** Returns the published entries, without what is not published of them. */
export const dropDrafts = (entries: readonly ContentEntry[]): ContentEntry[] =>
	entries.flatMap(({ draft, planned, ...entry }) => (entry.status ? [] : [entry]));

/** Returns a line for each entry and each field that differs between the files and a content service (content-20). */
export function diffEntries(files: readonly Entry[], service: readonly (Entry | ExportedEntry)[]): string[] {
	const inFiles = new Map(files.map((entry) => [entry.id, entry]));
	const inService = new Map(service.map((entry) => [entry.id, entry]));
	const ids = [...new Set([...inFiles.keys(), ...inService.keys()])].toSorted();
	return ids.flatMap((id) => {
		const [file, other] = [inFiles.get(id), inService.get(id)];
		if (!file || !other) return [`${id}: only in the ${file ? "files" : "service"}`];
		const [ours, theirs] = [listValues(file), listValues(other)];
		return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((field) =>
			isEqual(ours.get(field) ?? null, theirs.get(field) ?? null)
				? []
				: [
						`${id} ${field}: ${show(ours.get(field))} in the files, ${show(theirs.get(field))} in the service`,
					],
		);
	});
}
