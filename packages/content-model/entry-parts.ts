import type { EntryFields, EntryState } from "./entry-schema.ts";

/** A version that takes the place of what is shown at a time. Times are seconds since 1970. */
export type PlannedFields = { publishAt: number; unpublishAt: number | null; fields: EntryFields };

/** Members of an entry that shoppers do not see. */
export type EntryParts = {
	/** State of an entry that is not published; its fields are its draft. */
	status?: "draft" | "archived";
	/** Fields of a published entry's draft, if editors have changed them since. */
	draft?: EntryFields;
	/** Versions in the order of their times; only published entries have some. */
	planned?: PlannedFields[];
};

/** `place`: path of the fields within the entry. `state`: the schema that the fields have to fit. */
export type EntryVersion = { place: string[]; state: EntryState; fields: EntryFields };

/** Returns all fields that an entry holds: those of itself, of its draft, and of its planned versions. */
export const listVersions = ({
	status,
	fields,
	draft,
	planned = [],
}: EntryParts & { fields: EntryFields }): EntryVersion[] => [
	{ place: ["fields"], state: status ? "draft" : "published", fields },
	...(draft ? [{ place: ["draft"], state: "draft" as const, fields: draft }] : []),
	...planned.map(({ fields }, at) => ({
		place: ["planned", String(at), "fields"],
		state: "published" as const,
		fields,
	})),
];

/** Returns the entry with other fields in the places of its versions, which are in the order of `listVersions`. */
export function replaceVersions<Entry extends EntryParts & { fields: EntryFields }>(
	entry: Entry,
	versions: readonly EntryFields[],
): Entry {
	const [fields = entry.fields, ...others] = versions;
	const draft = entry.draft && others.shift();
	const planned = entry.planned?.map((plan, at) => ({ ...plan, fields: others[at] ?? plan.fields }));
	return { ...entry, fields, ...(draft ? { draft } : {}), ...(planned ? { planned } : {}) };
}
