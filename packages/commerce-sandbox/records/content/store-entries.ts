import type { VisibleEntry } from "@vetrina/content-model/present/change-tags.ts";
import { nowInSeconds } from "../../now.ts";
import { jsonChunks } from "../../store/json-chunks.ts";
import { listEntryLinks } from "./check-entry.ts";
import type { ImportedEntry } from "./entry-content.ts";
import { recordDeletions, recordVersions } from "./record-version.ts";

/** Returns an entry as shoppers see it; one with a status is not published. */
export const toVisible = ({
	id,
	type,
	sites,
	group,
	publishAt,
	unpublishAt,
	status,
	fields,
}: ImportedEntry): VisibleEntry => ({
	id,
	type,
	sites: sites ?? null,
	group: group ?? null,
	publishAt: publishAt ?? null,
	unpublishAt: unpublishAt ?? null,
	fields: status ? null : fields,
});

const toRow = (entry: ImportedEntry): object => ({
	...toVisible(entry),
	status: entry.status ?? (entry.draft ? "changed" : "published"),
	draft: entry.draft ?? entry.fields,
});

const toLinkRows = ({ id, type, status, fields, draft }: ImportedEntry): object[] => {
	const list = (state: string, fields: ImportedEntry["fields"]): object[] =>
		listEntryLinks(type, fields).map((link) => ({ from: id, state, ...link }));
	return [...list("draft", draft ?? fields), ...(status ? [] : list("published", fields))];
};

const toPlanRows = ({ id, planned = [] }: ImportedEntry): object[] =>
	planned.map((plan) => ({ id, ...plan }));

/** Returns statements that store entries in the place of what is stored of them, and remove others. */
export const storeEntries = (
	db: D1Database,
	entries: readonly ImportedEntry[],
	{ by, removed }: { by: string; removed: readonly { id: string }[] },
): D1PreparedStatement[] => [
	...(removed.length > 0 ? [recordDeletions(db, listIds(removed), by)] : []),
	...["content_link WHERE from_id", "content_plan WHERE id"].map((rows) =>
		deleteRows(db, rows, [...entries, ...removed]),
	),
	deleteRows(db, "content_entry WHERE id", removed),
	...jsonChunks(entries.map(toRow)).map((rows) => insertEntries(db, rows, by)),
	...jsonChunks(entries.flatMap(toLinkRows)).map((rows) =>
		db
			.prepare(
				`INSERT INTO content_link (from_id, state, field, to_id)
				SELECT value ->> 'from', value ->> 'state', value ->> 'field', value ->> 'to' FROM json_each(?1)`,
			)
			.bind(rows),
	),
	...jsonChunks(entries.flatMap(toPlanRows)).map((rows) =>
		db
			.prepare(
				`INSERT INTO content_plan (id, publish_at, unpublish_at, fields, planned_by)
				SELECT value ->> 'id', value ->> 'publishAt', value ->> 'unpublishAt', value -> 'fields', ?2 FROM json_each(?1)`,
			)
			.bind(rows, by),
	),
	...(entries.length > 0 ? recordVersions(db, listIds(entries), "imported") : []),
];

const listIds = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id);

export const deleteRows = (
	db: D1Database,
	rows: string,
	entries: readonly { id: string }[],
): D1PreparedStatement =>
	db
		.prepare(`DELETE FROM ${rows} IN (SELECT value FROM json_each(?1))`)
		.bind(JSON.stringify(listIds(entries)));

const insertEntries = (db: D1Database, rows: string, by: string): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO content_entry (id, type, status, publish_at, unpublish_at, customer_group, sites, draft, published, published_at, updated_at, updated_by)
			SELECT value ->> 'id', value ->> 'type', value ->> 'status', value ->> 'publishAt', value ->> 'unpublishAt', value ->> 'group',
				nullif(value -> 'sites', 'null'), value -> 'draft', nullif(value -> 'fields', 'null'), ?2, ?2, ?3
			FROM json_each(?1) WHERE true
			ON CONFLICT (id) DO UPDATE SET type = excluded.type, status = excluded.status, version = version + 1,
				publish_at = excluded.publish_at, unpublish_at = excluded.unpublish_at, customer_group = excluded.customer_group,
				sites = excluded.sites, draft = excluded.draft, published = excluded.published,
				published_at = CASE WHEN content_entry.published IS excluded.published THEN content_entry.published_at ELSE excluded.published_at END,
				updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
		)
		.bind(rows, nowInSeconds(), by);
