import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import type { VisibleEntry } from "./change-tags.ts";
import type { EntryStatus } from "./entry.ts";
import type { NewEntry } from "./write-entries.ts";

/** Path and text of an entry's file. */
export type EntrySource = { path: string; text: string };
export type ImportedEntry = NewEntry & { source?: EntrySource };

/** An entry as it is stored, with the file that it was loaded from. `content` and `loaded` have the form of `describeContent`. */
export type StoredContent = {
	id: string;
	type: string;
	status: EntryStatus;
	content: string;
	path: string | null;
	text: string | null;
	loaded: string | null;
	plans: number;
};

export const describeContent = ({ type, sites, group, publishAt, unpublishAt, fields }: NewEntry): string =>
	JSON.stringify([type, sites ?? null, group ?? null, publishAt ?? null, unpublishAt ?? null, fields]);

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

/** Tells whether an entry that came from a file was changed since by other means. */
export const isEdited = ({ status, content, loaded, plans }: StoredContent): boolean =>
	loaded !== null && (status !== "published" || content !== loaded || plans > 0);

export async function readStoredContent(db: D1Database): Promise<StoredContent[]> {
	const { results } = await db
		.prepare(
			`SELECT e.id, e.type, e.status, s.path, s.text, s.content AS loaded,
				json_array(e.type, json(e.sites), e.customer_group, e.publish_at, e.unpublish_at, json(e.published)) AS content,
				(SELECT count(*) FROM content_plan p WHERE p.id = e.id) AS plans
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
