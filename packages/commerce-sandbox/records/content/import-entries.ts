import { listLinkFaults } from "@vetrina/content-model/links/link-faults.ts";
import { nowInSeconds } from "../../now.ts";
import { jsonChunks } from "../../store/json-chunks.ts";
import { listChangeTags, type VisibleEntry } from "./change-tags.ts";
import { checkFields, checkSettings, listEntryLinks } from "./check-entry.ts";
import {
	describeContent,
	type ImportedEntry,
	isEdited,
	parseContent,
	readDeletedSources,
	readStoredContent,
	type StoredContent,
} from "./entry-content.ts";
import { countRevision } from "./revision.ts";
import type { NewEntry } from "./write-entries.ts";

export type ImportIssue = { id: string; issue: string };
/** `kept`: entries that editors changed, and whose files are unchanged; `replaced`: entries that editors changed, and whose files changed too. */
export type ImportResult =
	| { issues: ImportIssue[] }
	| { changed: number; removed: number; kept: string[]; replaced: string[] };

function findFieldIssues(entries: readonly NewEntry[]): ImportIssue[] {
	const ids = new Set<string>();
	return entries.flatMap((entry) => {
		const { id, type, fields } = entry;
		const isTwin = ids.has(id);
		ids.add(id);
		const checked = checkFields(type, fields, "published");
		const issues = [
			...(isTwin ? ["is there twice"] : []),
			...checkSettings(entry),
			...("issues" in checked ? checked.issues : []),
		];
		return issues.map((issue) => ({ id, issue }));
	});
}

const findLinkIssues = (entries: readonly NewEntry[], others: readonly StoredContent[]): ImportIssue[] => {
	const present = others.map(parseContent).map((entry) => ({ ...entry, fields: entry.fields ?? {} }));
	return listLinkFaults([...entries, ...present]).map(({ id, field, message }) => ({
		id,
		issue: `${field}: ${message}`,
	}));
};

/**
 * Replaces all entries by the given entries, published. Nothing is stored if one entry is invalid or links to a missing entry (content-12).
 * Unchanged entries are not written, so a repeated import announces no change. With `keepsEdits`, entries that editors made stay, as do
 * their changes of entries whose files are the same as at the last import; entries that they deleted stay deleted (content-19).
 */
export async function importEntries(
	db: D1Database,
	given: readonly ImportedEntry[],
	{ by, keepsEdits = false }: { by: string; keepsEdits?: boolean },
): Promise<ImportResult> {
	const fieldIssues = findFieldIssues(given);
	if (fieldIssues.length > 0) return { issues: fieldIssues };
	const [stored, deleted] = await Promise.all([readStoredContent(db), readDeletedSources(db)]);
	const known = new Map(stored.map((row) => [row.id, row]));
	const isKept = ({ id, source }: ImportedEntry): boolean => {
		const before = known.get(id);
		const text = before && isEdited(before) ? before.text : deleted.get(id);
		return keepsEdits && text != null && text === source?.text;
	};
	const kept = given.filter(isKept).map(({ id }) => id);
	const entries = given.filter((entry) => !isKept(entry)).map(fillDefaults);
	const present = new Set(given.map(({ id }) => id));
	const removed = stored.filter(({ id, text }) => !present.has(id) && (!keepsEdits || text !== null));
	const others = stored.filter(
		({ id, text }) => kept.includes(id) || (keepsEdits && !present.has(id) && text === null),
	);
	const linkIssues = findLinkIssues(entries, others);
	if (linkIssues.length > 0) return { issues: linkIssues };
	const isWritten = (entry: ImportedEntry): boolean => {
		const before = known.get(entry.id);
		return before?.content !== describeContent(entry) || before.status !== "published" || before.plans > 0;
	};
	const changed = entries.filter(isWritten);
	const statements = [
		...deleteEntries(db, [...changed, ...removed], removed),
		...jsonChunks(changed.map(toRow)).map((rows) => insertEntries(db, rows, by)),
		...jsonChunks(changed.flatMap(toLinkRows)).map((rows) => insertLinks(db, rows)),
		...countRevision(db, [
			...changed.flatMap((entry) => listChangeTags(findVisible(known.get(entry.id)), toRow(entry))),
			...removed.flatMap((row) => listChangeTags(findVisible(row), undefined)),
		]),
	];
	const gone = [...removed, ...[...deleted.keys()].flatMap((id) => (present.has(id) ? [] : [{ id }]))];
	const sources = writeSources(db, entries, { known, deleted, removed: gone });
	if (changed.length + removed.length > 0) await db.batch([...statements, ...sources]);
	else if (sources.length > 0) await db.batch(sources);
	const replaced = changed.flatMap(({ id }) => {
		const before = known.get(id);
		return before && isEdited(before) ? [id] : [];
	});
	return { changed: changed.length, removed: removed.length, kept, replaced };
}

const findVisible = (row: StoredContent | undefined): VisibleEntry | undefined => row && parseContent(row);

const fillDefaults = (entry: ImportedEntry): ImportedEntry => {
	const checked = checkFields(entry.type, entry.fields, "published");
	return { ...entry, fields: "fields" in checked ? checked.fields : entry.fields };
};

/** Returns statements that record the files of imported entries; none if all are recorded already. */
function writeSources(
	db: D1Database,
	entries: readonly ImportedEntry[],
	{
		known,
		deleted,
		removed,
	}: {
		known: ReadonlyMap<string, StoredContent>;
		deleted: ReadonlyMap<string, string>;
		removed: readonly { id: string }[];
	},
): D1PreparedStatement[] {
	const rows = entries.flatMap((entry) => {
		const { id, source } = entry;
		const before = known.get(id);
		const content = describeContent(entry);
		const isRecorded =
			before?.text === source?.text && before?.path === source?.path && before?.loaded === content;
		return source && !isRecorded ? [{ id, ...source, content }] : [];
	});
	const hadFile = (id: string): boolean => known.get(id)?.text != null || deleted.has(id);
	const lost = [...removed, ...entries.filter(({ id, source }) => !source && hadFile(id))];
	return [
		...(lost.length > 0
			? [
					db
						.prepare("DELETE FROM content_source WHERE id IN (SELECT value FROM json_each(?1))")
						.bind(JSON.stringify(lost.map(({ id }) => id))),
				]
			: []),
		...jsonChunks(rows).map((chunk) =>
			db
				.prepare(
					`INSERT OR REPLACE INTO content_source (id, path, text, content)
					SELECT value ->> 'id', value ->> 'path', value ->> 'text', value ->> 'content' FROM json_each(?1)`,
				)
				.bind(chunk),
		),
	];
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
		.prepare("DELETE FROM content_plan WHERE id IN (SELECT value FROM json_each(?1))")
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
