import { MAX_PLANNED } from "@vetrina/content-model/limits.ts";
import type { VisibleEntry } from "@vetrina/content-model/present/change-tags.ts";
import type { DraftEntry, EntrySettings, PlannedVersion } from "./entry.ts";
import { type Author, findEntry, type Outcome, refuse, type Version, writeVersion } from "./write-version.ts";

/** Tells whether shoppers see an entry at a time of the shop's clock. */
export const isShown = ({ fields, publishAt, unpublishAt }: VisibleEntry, now: number): boolean =>
	fields !== null && (publishAt ?? 0) <= now && (unpublishAt === null || now < unpublishAt);

type Dates = Pick<PlannedVersion, "publishAt" | "unpublishAt">;

/** Returns the dates of a planned version. Unless editors say otherwise it ends with the entry, if that ends later than the version begins. */
export function planDates(
	entry: EntrySettings,
	{ publishAt, unpublishAt }: Partial<EntrySettings> & { publishAt: number },
): Dates {
	const end = entry.unpublishAt !== null && entry.unpublishAt > publishAt ? entry.unpublishAt : null;
	return { publishAt, unpublishAt: unpublishAt === undefined ? end : unpublishAt };
}

/** Keeps a version for its time, in the place of one that was planned for the same time. What is shown stays (content-37). */
export async function planVersion(
	db: D1Database,
	{ id, version }: Version,
	{ publishAt, unpublishAt, fields }: Pick<PlannedVersion, "publishAt" | "unpublishAt" | "fields">,
	by: string,
): Promise<Outcome> {
	const planned = (await findEntry(db, id))?.planned ?? [];
	const isNew = planned.every((plan) => plan.publishAt !== publishAt);
	if (isNew && planned.length >= MAX_PLANNED)
		return refuse(`publishAt: ${MAX_PLANNED} versions are planned already`);
	return writeVersion(db, { id, version }, { by, change: "planned" }, [
		db
			.prepare(
				`INSERT OR REPLACE INTO content_plan (id, publish_at, unpublish_at, fields, planned_by)
				SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM content_entry WHERE id = ?1)`,
			)
			.bind(id, publishAt, unpublishAt, JSON.stringify(fields), by),
	]);
}

/** Drops the version that is planned for a time; what is shown and the draft stay. */
export async function cancelVersion(
	db: D1Database,
	{ id, version, publishAt }: Version & { publishAt: number },
	{ by }: Author,
): Promise<Outcome> {
	const entry: DraftEntry | undefined = await findEntry(db, id);
	if (!entry?.planned.some((plan) => plan.publishAt === publishAt)) return { refused: { reason: "unknown" } };
	return writeVersion(db, { id, version }, { by, change: "cancelled" }, [
		db.prepare("DELETE FROM content_plan WHERE id = ?1 AND publish_at = ?2").bind(id, publishAt),
	]);
}
