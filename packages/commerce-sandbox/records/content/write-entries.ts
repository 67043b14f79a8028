import type { EntryFields, EntryState } from "@vetrina/content-model/entry-schema.ts";
import type { LinkedEntry } from "@vetrina/content-model/links/link-faults.ts";
import { nowInSeconds } from "../../now.ts";
import { clockInSeconds } from "../../scheduled/clock.ts";
import { listChangeTags, type VisibleEntry } from "./change-tags.ts";
import { checkFields, checkLinks, checkSettings, listEntryLinks } from "./check-entry.ts";
import type { DraftEntry, EntrySettings } from "./entry.ts";
import { readDraftEntries } from "./read-drafts.ts";
import { countRevision } from "./revision.ts";

export type Refusal =
	| { reason: "unknown" }
	| { reason: "conflict"; version: number }
	| { reason: "invalid"; issues: string[] };
export type Outcome = { ok: DraftEntry } | { refused: Refusal };

export type NewEntry = Partial<EntrySettings> & { id: string; type: string; fields: EntryFields };
export type EntryChange = Partial<EntrySettings> & { fields?: EntryFields };
type Version = { id: string; version: number };
type Author = { by: string };

const linkStatements = (
	db: D1Database,
	{ id, type }: { id: string; type: string },
	state: EntryState,
	fields: EntryFields | null,
): D1PreparedStatement[] => {
	const links = fields ? listEntryLinks(type, fields) : [];
	return [
		db.prepare("DELETE FROM content_link WHERE from_id = ?1 AND state = ?2").bind(id, state),
		db
			.prepare(
				`INSERT INTO content_link (from_id, state, field, to_id)
				SELECT ?1, ?2, value ->> 'field', value ->> 'to' FROM json_each(?3)`,
			)
			.bind(id, state, JSON.stringify(links)),
	];
};

/** Creates a draft. An existing id is a conflict (content-11). */
export async function createEntry(db: D1Database, entry: NewEntry, { by }: Author): Promise<Outcome> {
	const { id, type, sites = null, group = null, publishAt = null, unpublishAt = null } = entry;
	const checked = await checkEntry(db, entry, "draft");
	if ("refused" in checked) return checked;
	const existing = await findEntry(db, id);
	if (existing) return { refused: { reason: "conflict", version: existing.version } };
	await db.batch([
		db
			.prepare(
				`INSERT INTO content_entry (id, type, status, publish_at, unpublish_at, customer_group, sites, draft, updated_at, updated_by)
				VALUES (?1, ?2, 'draft', ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
			)
			.bind(
				id,
				type,
				publishAt,
				unpublishAt,
				group,
				sites && JSON.stringify(sites),
				JSON.stringify(checked.fields),
				nowInSeconds(),
				by,
			),
		...linkStatements(db, entry, "draft", checked.fields),
	]);
	return readWritten(db, id);
}

/**
 * Changes the draft's fields and the settings; settings apply before publication. Refuses any version but the stored one, because another
 * editor has changed the entry (content-11).
 */
export async function updateEntry(
	db: D1Database,
	{ id, version, fields, ...settings }: EntryChange & Version,
	{ by }: Author,
): Promise<Outcome> {
	const entry = await findEntry(db, id);
	if (!entry) return { refused: { reason: "unknown" } };
	const changed = { ...entry, ...settings, fields: fields ?? entry.fields };
	const checked = await checkEntry(db, changed, "draft");
	if ("refused" in checked) return checked;
	const visible = await readVisible(db, entry);
	const { sites, group, publishAt, unpublishAt } = changed;
	return writeVersion(db, { id, version }, by, [
		db
			.prepare(
				`UPDATE content_entry SET draft = ?2, sites = ?3, customer_group = ?4, publish_at = ?5, unpublish_at = ?6,
					status = CASE WHEN status = 'published' AND draft <> ?2 THEN 'changed' ELSE status END
				WHERE id = ?1`,
			)
			.bind(
				id,
				JSON.stringify(checked.fields),
				sites && JSON.stringify(sites),
				group,
				publishAt,
				unpublishAt,
			),
		...linkStatements(db, entry, "draft", checked.fields),
		...announce(db, visible, { ...visible, sites, group, publishAt, unpublishAt }),
	]);
}

/** Publishes the draft, at once or for the given dates. Dates apply to what was published before, too. */
export async function publishEntry(
	db: D1Database,
	{ id, version, ...dates }: Version & Partial<Pick<EntrySettings, "publishAt" | "unpublishAt">>,
	{ by }: Author,
): Promise<Outcome> {
	const entry = await findEntry(db, id);
	if (!entry) return { refused: { reason: "unknown" } };
	const changed = { ...entry, ...dates };
	const visible = await readVisible(db, entry);
	if (
		visible.fields &&
		dates.publishAt &&
		(await clockInSeconds(db)) < dates.publishAt &&
		(entry.publishAt ?? 0) < dates.publishAt
	)
		return refuse("publishAt: what is published now would be hidden until then; unpublish it first");
	const checked = await checkEntry(db, changed, "published");
	if ("refused" in checked) return checked;
	return writeVersion(db, { id, version }, by, [
		db
			.prepare(
				`UPDATE content_entry SET published = ?2, status = 'published', publish_at = ?3, unpublish_at = ?4
				WHERE id = ?1`,
			)
			.bind(id, JSON.stringify(checked.fields), changed.publishAt, changed.unpublishAt),
		...linkStatements(db, entry, "published", checked.fields),
		...announce(db, visible, { ...visible, ...dates, fields: checked.fields }),
	]);
}

export async function withdrawEntry(
	db: D1Database,
	{ id, version, status }: Version & { status: "draft" | "archived" },
	{ by }: Author,
): Promise<Outcome> {
	const entry = await findEntry(db, id);
	if (!entry) return { refused: { reason: "unknown" } };
	const visible = await readVisible(db, entry);
	return writeVersion(db, { id, version }, by, [
		db.prepare("UPDATE content_entry SET published = NULL, status = ?2 WHERE id = ?1").bind(id, status),
		...linkStatements(db, entry, "published", null),
		...announce(db, visible, { ...visible, fields: null }),
	]);
}

const refuse = (...issues: string[]): { refused: Refusal } => ({ refused: { reason: "invalid", issues } });

async function checkEntry(
	db: D1Database,
	entry: Partial<EntrySettings> & LinkedEntry,
	state: EntryState,
): Promise<{ fields: EntryFields } | { refused: Refusal }> {
	const checked = checkFields(entry.type, entry.fields, state);
	const issues = [
		...checkSettings(entry),
		...("issues" in checked
			? checked.issues
			: await checkLinks(db, { ...entry, fields: checked.fields }, state)),
	];
	if (issues.length > 0 || "issues" in checked) return refuse(...issues);
	return checked;
}

const findEntry = async (db: D1Database, id: string): Promise<DraftEntry | undefined> =>
	(await readDraftEntries(db, [id]))[0];

/** Returns what shoppers see of an entry. The version that the change names protects it from changes between reading and writing. */
async function readVisible(db: D1Database, entry: DraftEntry): Promise<VisibleEntry> {
	const published = await db
		.prepare("SELECT published FROM content_entry WHERE id = ?1")
		.bind(entry.id)
		.first<string | null>("published");
	return { ...entry, fields: published === null ? null : JSON.parse(published) };
}

/** Announces a change of what shoppers see; a change of a draft alone is none (content-14). */
function announce(db: D1Database, before: VisibleEntry, after: VisibleEntry): D1PreparedStatement[] {
	const isSeen = (before.fields ?? after.fields) !== null && !isSame(before, after);
	return isSeen ? countRevision(db, listChangeTags(before, after)) : [];
}

const isSame = (before: VisibleEntry, after: VisibleEntry): boolean =>
	JSON.stringify(describe(before)) === JSON.stringify(describe(after));
const describe = ({ sites, group, publishAt, unpublishAt, fields }: VisibleEntry) => [
	sites,
	group,
	publishAt,
	unpublishAt,
	fields,
];

async function readWritten(db: D1Database, id: string): Promise<Outcome> {
	const entry = await findEntry(db, id);
	return entry ? { ok: entry } : { refused: { reason: "unknown" } };
}

/** Runs the statements in one batch, which fails unless the entry still has the given version. */
async function writeVersion(
	db: D1Database,
	{ id, version }: Version,
	by: string,
	statements: D1PreparedStatement[],
): Promise<Outcome> {
	const guard = db
		.prepare(
			`UPDATE content_entry SET version = CASE WHEN version = ?2 THEN version + 1 END, updated_at = ?3, updated_by = ?4
			WHERE id = ?1`,
		)
		.bind(id, version, nowInSeconds(), by);
	try {
		await db.batch([guard, ...statements]);
	} catch (error) {
		const entry = await findEntry(db, id);
		if (!String(error).includes("content_entry.version") || !entry) throw error;
		return { refused: { reason: "conflict", version: entry.version } };
	}
	return readWritten(db, id);
}
