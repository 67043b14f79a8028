import { type DraftEntry, type EntryRow, type EntryStatus, selectColumns, toDraft } from "./entry.ts";

export async function readDraftEntries(db: D1Database, ids: readonly string[]): Promise<DraftEntry[]> {
	const { results } = await db
		.prepare(
			`SELECT ${selectColumns("draft")} FROM content_entry e
			WHERE e.id IN (SELECT value FROM json_each(?1)) ORDER BY e.id`,
		)
		.bind(JSON.stringify(ids))
		.all<EntryRow>();
	return results.map(toDraft);
}

export type DraftFilter = { type?: string; status?: EntryStatus; after?: string; limit: number };

/** Returns entries in the order of their ids, beginning after an id. */
export async function listDraftEntries(
	db: D1Database,
	{ type, status, after = "", limit }: DraftFilter,
): Promise<DraftEntry[]> {
	const { results } = await db
		.prepare(
			`SELECT ${selectColumns("draft")} FROM content_entry e
			WHERE e.id > ?1 AND (?2 IS NULL OR e.type = ?2) AND (?3 IS NULL OR e.status = ?3) ORDER BY e.id LIMIT ?4`,
		)
		.bind(after, type ?? null, status ?? null, limit)
		.all<EntryRow>();
	return results.map(toDraft);
}
