import { listChangeTags } from "@vetrina/content-model/present/change-tags.ts";
import { listEntryLinks } from "./check-entry.ts";
import { recordDeletions } from "./record-version.ts";
import { countRevision } from "./revision.ts";
import {
	type Author,
	type EntryLinkTo,
	findEntry,
	type Refusal,
	readVisible,
	type Version,
} from "./write-version.ts";

const PUBLISHED_LINKS = `FROM content_link l JOIN content_entry e ON e.id = l.from_id
	WHERE l.to_id = ?1 AND l.state = 'published' AND l.from_id <> ?1`;

/**
 * Removes an entry with its draft and its planned versions, unless a published entry or a planned version links to the entry (content-38).
 * The record of its file stays, so that the next start does not load the entry again (content-19).
 */
export async function deleteEntry(
	db: D1Database,
	{ id, version }: Version,
	{ by }: Author,
): Promise<{ ok: true } | { refused: Refusal }> {
	const entry = await findEntry(db, id);
	if (!entry) return { refused: { reason: "unknown" } };
	const visible = await readVisible(db, entry);
	const refuse = async (): Promise<{ refused: Refusal } | undefined> => {
		const stored = (await findEntry(db, id))?.version;
		if (stored === undefined) return { refused: { reason: "unknown" } };
		if (stored !== version) return { refused: { reason: "conflict", version: stored } };
		const links = await listLinksTo(db, id);
		return links.length > 0 ? { refused: { reason: "linked", links } } : undefined;
	};
	const refusal = await refuse();
	if (refusal) return refusal;
	const remove = (table: string): D1PreparedStatement =>
		db.prepare(`DELETE FROM ${table} WHERE id = ?1`).bind(id);
	try {
		const [guard] = await db.batch([
			db
				.prepare(
					`UPDATE content_entry SET version = CASE WHEN version = ?2 AND NOT EXISTS (SELECT 1 ${PUBLISHED_LINKS}) THEN version + 1 END
					WHERE id = ?1`,
				)
				.bind(id, version),
			recordDeletions(db, [id], by),
			remove("content_entry"),
			remove("content_plan"),
			db.prepare("DELETE FROM content_link WHERE from_id = ?1").bind(id),
			...(visible.fields ? countRevision(db, listChangeTags(visible, undefined)) : []),
		]);
		if (guard?.meta.changes === 0) return { refused: { reason: "unknown" } };
	} catch (error) {
		const late = String(error).includes("content_entry.version") ? await refuse() : undefined;
		if (!late) throw error;
		return late;
	}
	return { ok: true };
}

/** Returns the fields of published entries and of planned versions that link to an entry, other than its own. */
async function listLinksTo(db: D1Database, id: string): Promise<EntryLinkTo[]> {
	const [published, planned] = await Promise.all([
		db
			.prepare(`SELECT l.from_id AS id, e.type, l.field ${PUBLISHED_LINKS} ORDER BY l.from_id, l.field`)
			.bind(id)
			.all<EntryLinkTo>(),
		db
			.prepare(
				`SELECT e.id, e.type, p.fields FROM content_plan p JOIN content_entry e ON e.id = p.id WHERE p.id <> ?1`,
			)
			.bind(id)
			.all<{ id: string; type: string; fields: string }>(),
	]);
	const links = [
		...published.results,
		...planned.results.flatMap(({ id: from, type, fields }) =>
			listEntryLinks(type, JSON.parse(fields)).flatMap(({ field, to }) =>
				to === id ? [{ id: from, type, field }] : [],
			),
		),
	];
	return [...new Map(links.map((link) => [`${link.id} ${link.field}`, link])).values()];
}
