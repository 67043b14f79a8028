import { isVariant } from "@vetrina/shop-rules/locale/fallback.ts";
import * as z from "zod";
import { type ContentType, isLocalised } from "../content-type.ts";
import { type EntryParts, type EntryVersion, listVersions, replaceVersions } from "../entry-parts.ts";
import type { EntryFields } from "../entry-schema.ts";
import { MAX_PLANNED } from "../limits.ts";
import { type FileFault, type FindFilePath, listFaults, parseFileFields } from "./file-fields.ts";

/** Times are seconds since 1970; null means no limit. */
export type FileEntry = EntryParts & {
	sites: string[] | null;
	group: string | null;
	publishAt: number | null;
	unpublishAt: number | null;
	fields: EntryFields;
};

const seconds = z.iso.datetime({ offset: true }).transform((date) => Math.floor(Date.parse(date) / 1000));
const fields = z.record(z.string(), z.unknown());
type Dates = { publishAt: number | null; unpublishAt: number | null };
const isOrdered = ({ publishAt, unpublishAt }: Dates): boolean =>
	!publishAt || !unpublishAt || publishAt < unpublishAt;
const ORDER = { path: ["unpublishAt"], message: "must be later than publishAt" };

const planned = z
	.array(
		z
			.strictObject({ publishAt: seconds, unpublishAt: seconds.nullable().default(null), fields })
			.refine(isOrdered, ORDER),
	)
	.max(MAX_PLANNED)
	.superRefine((plans, { addIssue }) => {
		for (const [at, { publishAt }] of plans.entries())
			if (publishAt <= (plans[at - 1]?.publishAt ?? 0))
				addIssue({
					code: "custom",
					path: [at, "publishAt"],
					message: "must be later than that of the version before",
				});
	});
const settings = z
	.strictObject({
		sites: z.array(z.string().min(1)).min(1).nullable().default(null),
		group: z.string().min(1).nullable().default(null),
		publishAt: seconds.nullable().default(null),
		unpublishAt: seconds.nullable().default(null),
		status: z.enum(["draft", "archived"]).optional(),
		fields,
		draft: fields.optional(),
		planned: planned.optional(),
	})
	.refine(isOrdered, ORDER)
	.superRefine((entry, { addIssue }) => {
		for (const part of ["draft", "planned"] as const)
			if (entry.status && entry[part])
				addIssue({ code: "custom", path: [part], message: "is for published entries, which have no status" });
	});

export type ParsedFile =
	| { entry: FileEntry /** Takes a path within the entry. */; findFilePath: FindFilePath }
	| { faults: FileFault[] };

/**
 * Parses the JSON of an entry's file, or returns its faults (content-12). Rich text may be lines in the notation of
 * `rich-text-notation.ts`. Drafts and planned versions have their own places (content-39).
 */
export function parseEntryFile(type: ContentType, json: unknown): ParsedFile {
	const file = settings.safeParse(json);
	const versions = (file.success ? listVersions(file.data) : listRawFields(json)).map((version) => ({
		...version,
		parsed: parseFileFields(type, version.fields, version.state),
	}));
	const faults = [
		...(file.success ? [] : listFaults(file.error)),
		...versions.flatMap(({ place, parsed }) =>
			"faults" in parsed
				? parsed.faults.map(({ path, message }) => ({ path: [...place, ...path], message }))
				: [],
		),
	];
	if (!file.success || faults.length > 0) return { faults };
	const valid = versions.flatMap(({ place, parsed }) => ("fields" in parsed ? [{ place, ...parsed }] : []));
	const { status, draft, planned, ...entry } = file.data;
	const parts = { ...(status && { status }), ...(draft && { draft }), ...(planned && { planned }) };
	return {
		entry: replaceVersions(
			{ ...entry, ...parts },
			valid.map((version) => version.fields),
		),
		findFilePath(path) {
			const version = valid.find(({ place }) => place.every((key, at) => path[at] === key));
			if (!version) return [...path];
			return [...version.place, ...version.findFilePath(path.slice(version.place.length))];
		},
	};
}

/** Returns the fields of a file whose settings have faults, so that all faults are named at once. */
function listRawFields(json: unknown): EntryVersion[] {
	const raw = z.object({ status: z.unknown().optional(), fields }).safeParse(json);
	const state = raw.data?.status === undefined ? "published" : "draft";
	return raw.success ? [{ place: ["fields"], state, fields: raw.data.fields }] : [];
}

/** Returns a fault for each language that a localised field with a value lacks; variants such as fr-CA may be missing. */
export const listMissingLanguages = (
	type: ContentType,
	fields: EntryFields,
	languages: readonly string[],
	place: readonly string[] = ["fields"],
): FileFault[] =>
	Object.entries(type.fields).flatMap(([name, field]) => {
		const value = fields[name];
		if (!isLocalised(field) || typeof value !== "object" || value === null) return [];
		const missing = languages.filter((code) => !isVariant(code) && !(code in value));
		return missing.map((code) => ({ path: [...place, name], message: `has no text in ${code}` }));
	});
