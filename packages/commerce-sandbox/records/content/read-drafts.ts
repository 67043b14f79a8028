import { type DraftEntry, type EntryRow, selectColumns, toDraft } from "./entry.ts";

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
