import type { EntryFields, EntryState } from "@vetrina/content-model/entry-schema.ts";
import type { LinkedEntry } from "@vetrina/content-model/links/link-faults.ts";
import { listChangeTags, type VisibleEntry } from "@vetrina/content-model/present/change-tags.ts";
import { nowInSeconds } from "../../now.ts";
import { checkFields, checkLinks, checkSettings, listEntryLinks } from "./check-entry.ts";
import type { DraftEntry, EntrySettings } from "./entry.ts";
import { readDraftEntries } from "./read-drafts.ts";
import { type Change, recordVersions } from "./record-version.ts";
import { countRevision } from "./revision.ts";

/** A link from a field of an entry. */
export type EntryLinkTo = { id: string; type: string; field: string };
export type Refusal =
	| { reason: "unknown" }
	| { reason: "conflict"; version: number }
	| { reason: "linked"; links: EntryLinkTo[] }
	| { reason: "invalid"; issues: string[] };
export type Outcome = { ok: DraftEntry } | { refused: Refusal };

export type Version = { id: string; version: number };
export type Author = { by: string };

export const linkStatements = (
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
				SELECT ?1, ?2, value ->> 'field', value ->> 'to' FROM json_each(?3)
				WHERE EXISTS (SELECT 1 FROM content_entry WHERE id = ?1)`,
			)
			.bind(id, state, JSON.stringify(links)),
	];
};

export const refuse = (...issues: string[]): { refused: Refusal } => ({
	refused: { reason: "invalid", issues },
});

export async function checkEntry(
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

export const findEntry = async (db: D1Database, id: string): Promise<DraftEntry | undefined> =>
	(await readDraftEntries(db, [id]))[0];

/** Returns what shoppers see of an entry. The version that the change names protects it from changes between reading and writing. */
export async function readVisible(db: D1Database, entry: DraftEntry): Promise<VisibleEntry> {
	const published = await db
		.prepare("SELECT published FROM content_entry WHERE id = ?1")
		.bind(entry.id)
		.first<string | null>("published");
	return { ...entry, fields: published === null ? null : JSON.parse(published) };
}

/** Announces a change of what shoppers see; a change of a draft alone is none (content-14). */
export function announce(db: D1Database, before: VisibleEntry, after: VisibleEntry): D1PreparedStatement[] {
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

export async function readWritten(db: D1Database, id: string): Promise<Outcome> {
	const entry = await findEntry(db, id);
	return entry ? { ok: entry } : { refused: { reason: "unknown" } };
}

/**
 * Runs the statements in one batch, which fails unless the entry still has the given version, and keeps the result as a version. If the entry
 * was deleted in the meantime, the statements must not store anything.
 */
export async function writeVersion(
	db: D1Database,
	{ id, version }: Version,
	{ by, change, at }: Author & { change: Change; at?: number },
	statements: D1PreparedStatement[],
): Promise<Outcome> {
	const guard = db
		.prepare(
			`UPDATE content_entry SET version = CASE WHEN version = ?2 THEN version + 1 END, updated_at = ?3, updated_by = ?4
			WHERE id = ?1`,
		)
		.bind(id, version, nowInSeconds(), by);
	try {
		await db.batch([guard, ...statements, ...recordVersions(db, [id], change, at)]);
	} catch (error) {
		const entry = await findEntry(db, id);
		if (!String(error).includes("content_entry.version") || !entry) throw error;
		return { refused: { reason: "conflict", version: entry.version } };
	}
	return readWritten(db, id);
}
