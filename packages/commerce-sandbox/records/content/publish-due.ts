import { nowInSeconds } from "../../now.ts";
import { CLOCK_AHEAD } from "../../scheduled/clock.ts";
import { checkFields } from "./check-entry.ts";
import type { PlannedVersion } from "./entry.ts";
import {
	announce,
	checkEntry,
	findEntry,
	linkStatements,
	readVisible,
	writeVersion,
} from "./write-version.ts";

type DueVersion = Pick<PlannedVersion, "publishAt" | "unpublishAt" | "by"> & { id: string; fields: string };

/**
 * Publishes the planned versions whose time has passed by the shop's clock, of several the latest (content-37). Requests for content call
 * this first, so that a version needs no trigger at its time. A version that has become invalid is marked with what is wrong, and what is
 * shown stays.
 */
export async function publishDue(db: D1Database): Promise<void> {
	const { results } = await db
		.prepare(
			`SELECT id, max(publish_at) AS publishAt, unpublish_at AS unpublishAt, fields, planned_by AS "by" FROM content_plan
			WHERE issues IS NULL AND publish_at <= ?1 + ${CLOCK_AHEAD} GROUP BY id`,
		)
		.bind(nowInSeconds())
		.all<DueVersion>();
	for (const due of results) await publishVersion(db, due);
}

async function publishVersion(db: D1Database, { id, by, ...due }: DueVersion): Promise<void> {
	const entry = await findEntry(db, id);
	if (!entry) return;
	const visible = await readVisible(db, entry);
	// An entry that shows since an earlier time goes on showing since then, so that the change is one of its contents alone.
	const publishAt = entry.publishAt === null ? null : Math.min(entry.publishAt, due.publishAt);
	const changed = { ...entry, publishAt, unpublishAt: due.unpublishAt, fields: JSON.parse(due.fields) };
	const checked = await checkEntry(db, changed, "published");
	if ("refused" in checked) {
		const issues = checked.refused.reason === "invalid" ? checked.refused.issues : [];
		console.error(`Planned version not published, the shown one stays: ${id}: ${issues.join("; ")}`);
		await db
			.prepare("UPDATE content_plan SET issues = ?3 WHERE id = ?1 AND publish_at = ?2")
			.bind(id, due.publishAt, JSON.stringify(issues))
			.run();
		return;
	}
	const draft = checkFields(entry.type, entry.fields, "published");
	const isDraft = "fields" in draft && JSON.stringify(draft.fields) === JSON.stringify(checked.fields);
	// The version refuses the second of two requests at once, which has nothing left to do.
	await writeVersion(db, entry, { by, change: "due", at: due.publishAt }, [
		db
			.prepare(
				`UPDATE content_entry SET published = ?2, status = ?3, publish_at = ?4, unpublish_at = ?5, published_at = ?6
				WHERE id = ?1`,
			)
			.bind(
				id,
				JSON.stringify(checked.fields),
				isDraft ? "published" : "changed",
				publishAt,
				due.unpublishAt,
				due.publishAt,
			),
		db.prepare("DELETE FROM content_plan WHERE id = ?1 AND publish_at <= ?2").bind(id, due.publishAt),
		...linkStatements(db, entry, "published", checked.fields),
		...announce(db, visible, { ...visible, publishAt, unpublishAt: due.unpublishAt, fields: checked.fields }),
	]);
}
