import { listLinkFaults } from "@vetrina/content-model/links/link-faults.ts";
import { nowInSeconds } from "../../now.ts";
import { jsonChunks } from "../../store/json-chunks.ts";
import { listChangeTags, type VisibleEntry } from "./change-tags.ts";
import { checkFields, checkSettings, listEntryLinks } from "./check-entry.ts";
import { countRevision } from "./revision.ts";
import type { NewEntry } from "./write-entries.ts";

export type ImportIssue = { id: string; issue: string };
export type ImportResult = { issues: ImportIssue[] } | { changed: number; removed: number };

type Known = { id: string; type: string; content: string };

const describeContent = ({ type, sites, group, publishAt, unpublishAt, fields }: NewEntry): string =>
	JSON.stringify([type, sites ?? null, group ?? null, publishAt ?? null, unpublishAt ?? null, fields]);

function toVisible(row: Known | undefined): VisibleEntry | undefined {
	if (!row) return undefined;
	const [type, sites, group, publishAt, unpublishAt, fields] = JSON.parse(row.content);
	return { id: row.id, type, sites, group, publishAt, unpublishAt, fields };
}

function findIssues(entries: readonly NewEntry[]): ImportIssue[] {
	const ids = new Set<string>();
	const issues: ImportIssue[] = [];
	for (const entry of entries) {
		const { id, type, fields } = entry;
		if (ids.has(id)) issues.push({ id, issue: "is there twice" });
		ids.add(id);
		issues.push(...checkSettings(entry).map((issue) => ({ id, issue })));
		const checked = checkFields(type, fields, "published");
		if ("issues" in checked) issues.push(...checked.issues.map((issue) => ({ id, issue })));
	}
	if (issues.length > 0) return issues;
	return listLinkFaults(entries).map(({ id, field, message }) => ({ id, issue: `${field}: ${message}` }));
}

/**
 * Replaces all entries by the given entries, published. Nothing is stored if one entry is invalid or links to a missing entry (content-12).
 * Unchanged entries are not written, so a repeated import announces no change.
 */
export async function importEntries(
	db: D1Database,
	given: readonly NewEntry[],
	{ by }: { by: string },
): Promise<ImportResult> {
	const issues = findIssues(given);
	if (issues.length > 0) return { issues };
	const entries = given.map((entry) => {
		const checked = checkFields(entry.type, entry.fields, "published");
		return { ...entry, fields: "fields" in checked ? checked.fields : entry.fields };
	});
	const { results } = await db
		.prepare(
			`SELECT id, type, json_array(type, json(sites), customer_group, publish_at, unpublish_at, json(published)) AS content
			FROM content_entry`,
		)
		.all<Known>();
	const known = new Map(results.map((row) => [row.id, row]));
	const changed = entries.filter((entry) => known.get(entry.id)?.content !== describeContent(entry));
	const present = new Set(entries.map(({ id }) => id));
	const removed = results.filter(({ id }) => !present.has(id));
	if (changed.length + removed.length > 0)
		await db.batch([
			...deleteEntries(db, [...changed, ...removed], removed),
			...jsonChunks(changed.map(toRow)).map((rows) => insertEntries(db, rows, by)),
			...jsonChunks(changed.flatMap(toLinkRows)).map((rows) => insertLinks(db, rows)),
			...countRevision(db, [
				...changed.flatMap((entry) => listChangeTags(toVisible(known.get(entry.id)), toRow(entry))),
				...removed.flatMap((row) => listChangeTags(toVisible(row), undefined)),
			]),
		]);
	return { changed: changed.length, removed: removed.length };
}

const toRow = ({ id, type, sites, group, publishAt, unpublishAt, fields }: NewEntry): VisibleEntry => ({
	id,
	type,
	sites: sites ?? null,
	group: group ?? null,
	publishAt: publishAt ?? null,
	unpublishAt: unpublishAt ?? null,
	fields,
});
const toLinkRows = ({ id, type, fields }: NewEntry): object[] =>
	listEntryLinks(type, fields).map((link) => ({ from: id, ...link }));

const deleteEntries = (
	db: D1Database,
	relinked: readonly { id: string }[],
	removed: readonly { id: string }[],
): D1PreparedStatement[] => [
	db
		.prepare("DELETE FROM content_link WHERE from_id IN (SELECT value FROM json_each(?1))")
		.bind(JSON.stringify(relinked.map(({ id }) => id))),
	db
		.prepare("DELETE FROM content_entry WHERE id IN (SELECT value FROM json_each(?1))")
		.bind(JSON.stringify(removed.map(({ id }) => id))),
];

const insertEntries = (db: D1Database, rows: string, by: string): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO content_entry (id, type, status, publish_at, unpublish_at, customer_group, sites, draft, published, updated_at, updated_by)
			SELECT value ->> 'id', value ->> 'type', 'published', value ->> 'publishAt', value ->> 'unpublishAt', value ->> 'group',
				nullif(value -> 'sites', 'null'), value -> 'fields', value -> 'fields', ?2, ?3
			FROM json_each(?1) WHERE true
			ON CONFLICT (id) DO UPDATE SET type = excluded.type, status = 'published', version = version + 1,
				publish_at = excluded.publish_at, unpublish_at = excluded.unpublish_at, customer_group = excluded.customer_group,
				sites = excluded.sites, draft = excluded.draft, published = excluded.published,
				updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
		)
		.bind(rows, nowInSeconds(), by);

const insertLinks = (db: D1Database, rows: string): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO content_link (from_id, state, field, to_id)
			SELECT value ->> 'from', state, value ->> 'field', value ->> 'to'
			FROM json_each(?1), (SELECT 'draft' AS state UNION ALL SELECT 'published')`,
		)
		.bind(rows);
