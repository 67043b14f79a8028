import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import { nowInSeconds } from "../../now.ts";
import { clockInSeconds } from "../../scheduled/clock.ts";
import type { EntrySettings } from "./entry.ts";
import { isShown, planDates, planVersion } from "./plan-version.ts";
import { type Change, recordVersions } from "./record-version.ts";
import {
	type Author,
	announce,
	checkEntry,
	findEntry,
	linkStatements,
	type Outcome,
	readVisible,
	readWritten,
	type Version,
	writeVersion,
} from "./write-version.ts";

export type NewEntry = Partial<EntrySettings> & { id: string; type: string; fields: EntryFields };
export type EntryChange = Partial<EntrySettings> & { fields?: EntryFields };

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
		...recordVersions(db, [id], "created"),
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
	{ by, change = "edited" }: Author & { change?: Change },
): Promise<Outcome> {
	const entry = await findEntry(db, id);
	if (!entry) return { refused: { reason: "unknown" } };
	const changed = { ...entry, ...settings, fields: fields ?? entry.fields };
	const checked = await checkEntry(db, changed, "draft");
	if ("refused" in checked) return checked;
	const visible = await readVisible(db, entry);
	const { sites, group, publishAt, unpublishAt } = changed;
	return writeVersion(db, { id, version }, { by, change }, [
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

/**
 * Publishes the draft, at once or for the given dates. If the entry is shown and its draft is to be published later, the draft becomes a
 * planned version and what is shown stays (content-37). Otherwise dates apply to what was published before, too.
 */
export async function publishEntry(
	db: D1Database,
	{ id, version, ...dates }: Version & Partial<Pick<EntrySettings, "publishAt" | "unpublishAt">>,
	{ by }: Author,
): Promise<Outcome> {
	const entry = await findEntry(db, id);
	if (!entry) return { refused: { reason: "unknown" } };
	const visible = await readVisible(db, entry);
	const now = await clockInSeconds(db);
	const { publishAt } = dates;
	const isPlanned = publishAt != null && now < publishAt && isShown(visible, now);
	const changed = { ...entry, ...(isPlanned ? planDates(entry, { ...dates, publishAt }) : dates) };
	const checked = await checkEntry(db, changed, "published");
	if ("refused" in checked) return checked;
	if (isPlanned)
		return planVersion(db, { id, version }, { ...changed, publishAt, fields: checked.fields }, by);
	const change = Object.keys(dates).length > 0 ? "scheduled" : "published";
	return writeVersion(db, { id, version }, { by, change }, [
		db
			.prepare(
				`UPDATE content_entry SET published = ?2, status = 'published', publish_at = ?3, unpublish_at = ?4, published_at = ?5
				WHERE id = ?1`,
			)
			.bind(id, JSON.stringify(checked.fields), changed.publishAt, changed.unpublishAt, nowInSeconds()),
		...linkStatements(db, entry, "published", checked.fields),
		...announce(db, visible, { ...visible, ...dates, fields: checked.fields }),
	]);
}

/** Hides an entry, and drops its planned versions, so that nothing of it comes back by itself. */
export async function withdrawEntry(
	db: D1Database,
	{ id, version, status }: Version & { status: "draft" | "archived" },
	{ by }: Author,
): Promise<Outcome> {
	const entry = await findEntry(db, id);
	if (!entry) return { refused: { reason: "unknown" } };
	const visible = await readVisible(db, entry);
	const change = status === "archived" ? "archived" : "unpublished";
	return writeVersion(db, { id, version }, { by, change }, [
		db.prepare("UPDATE content_entry SET published = NULL, status = ?2 WHERE id = ?1").bind(id, status),
		db.prepare("DELETE FROM content_plan WHERE id = ?1").bind(id),
		...linkStatements(db, entry, "published", null),
		...announce(db, visible, { ...visible, fields: null }),
	]);
}
