import type { EntryParts, PlannedFields } from "@vetrina/content-model/entry-parts.ts";
import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import type { VisibleEntry } from "@vetrina/content-model/present/change-tags.ts";
import type { NewEntry } from "./write-entries.ts";

/** Path and text of an entry's file. */
export type EntrySource = { path: string; text: string };
/** An entry as files hold it: published, or a draft with its status (content-39). */
export type ImportedEntry = NewEntry & EntryParts & { source?: EntrySource };

/**
 * An entry as it is stored, with the file that it was loaded from. `content` and `loaded` have the form of `describeContent`, `unpublished` and
 * `loadedUnpublished` that of `describeUnpublished`.
 */
export type StoredContent = {
	id: string;
	type: string;
	content: string;
	unpublished: string | null;
	path: string | null;
	text: string | null;
	loaded: string | null;
	loadedUnpublished: string | null;
};

export const describeContent = (entry: NewEntry & EntryParts): string => {
	const { type, sites, group, publishAt, unpublishAt, status, fields } = entry;
	const shown = status ? null : fields;
	return JSON.stringify([type, sites ?? null, group ?? null, publishAt ?? null, unpublishAt ?? null, shown]);
};

/** Returns status, draft and planned versions of an entry; null if all of the entry is published. */
export const describeUnpublished = ({
	status,
	fields,
	draft,
	planned = [],
}: NewEntry & EntryParts): string | null =>
	status || draft || planned.length > 0
		? JSON.stringify([
				status ?? (draft ? "changed" : "published"),
				status ? fields : (draft ?? null),
				planned.map((plan) => [plan.publishAt, plan.unpublishAt, plan.fields]),
			])
		: null;

export function parseContent({ id, content }: Pick<StoredContent, "id" | "content">): VisibleEntry {
	const [type, sites, group, publishAt, unpublishAt, fields]: [
		string,
		string[] | null,
		string | null,
		number | null,
		number | null,
		EntryFields | null,
	] = JSON.parse(content);
	return { id, type, sites, group, publishAt, unpublishAt, fields };
}

/** Returns an entry with its draft and its planned versions. */
export function parseParts(
	row: StoredContent,
): Omit<VisibleEntry, "fields"> & EntryParts & { fields: EntryFields } {
	const { fields, ...entry } = parseContent(row);
	if (row.unpublished === null) return { ...entry, fields: fields ?? {} };
	const [status, draft, plans]: [
		"draft" | "changed" | "published" | "archived",
		EntryFields | null,
		[number, number | null, EntryFields][],
	] = JSON.parse(row.unpublished);
	if (status === "draft" || status === "archived") return { ...entry, status, fields: draft ?? {} };
	const planned = plans.map(
		([publishAt, unpublishAt, fields]): PlannedFields => ({ publishAt, unpublishAt, fields }),
	);
	return {
		...entry,
		fields: fields ?? {},
		...(draft ? { draft } : {}),
		...(planned.length > 0 ? { planned } : {}),
	};
}

/** Tells whether an entry that came from a file was changed since by other means. */
export const isEdited = ({ content, loaded, unpublished, loadedUnpublished }: StoredContent): boolean =>
	loaded !== null && (content !== loaded || unpublished !== loadedUnpublished);

const UNPUBLISHED = `CASE WHEN e.status <> 'published' OR EXISTS (SELECT 1 FROM content_plan p WHERE p.id = e.id)
	THEN json_array(
		e.status,
		CASE WHEN e.status = 'published' THEN NULL ELSE json(e.draft) END,
		json((SELECT json_group_array(json_array(publish_at, unpublish_at, json(fields)))
			FROM (SELECT * FROM content_plan WHERE id = e.id ORDER BY publish_at)))
	) END`;

export async function readStoredContent(db: D1Database): Promise<StoredContent[]> {
	const { results } = await db
		.prepare(
			`SELECT e.id, e.type, s.path, s.text, s.content AS loaded, s.unpublished AS loadedUnpublished,
				json_array(e.type, json(e.sites), e.customer_group, e.publish_at, e.unpublish_at, json(e.published)) AS content,
				${UNPUBLISHED} AS unpublished
			FROM content_entry e LEFT JOIN content_source s ON s.id = e.id ORDER BY e.id`,
		)
		.all<StoredContent>();
	return results;
}

/** Returns the texts of the files whose entries editors have deleted, by the entry's id. */
export async function readDeletedSources(db: D1Database): Promise<ReadonlyMap<string, string>> {
	const { results } = await db
		.prepare("SELECT id, text FROM content_source WHERE id NOT IN (SELECT id FROM content_entry)")
		.all<{ id: string; text: string }>();
	return new Map(results.map(({ id, text }) => [id, text]));
}
