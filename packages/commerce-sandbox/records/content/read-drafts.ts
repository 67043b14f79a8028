import { type DraftEntry, type EntryRow, type EntryStatus, selectColumns, toDraft } from "./entry.ts";

/** The planned versions of the entry `e`, as JSON in the order of their times. */
const PLANNED = `(SELECT json_group_array(json_object('publishAt', publish_at, 'unpublishAt', unpublish_at, 'fields', json(fields),
		'by', planned_by, 'issues', json(issues)))
	FROM (SELECT * FROM content_plan WHERE id = e.id ORDER BY publish_at)) AS planned`;
const COLUMNS = `${selectColumns("draft")}, ${PLANNED}`;
type DraftRow = EntryRow & { planned: string };

export async function readDraftEntries(db: D1Database, ids: readonly string[]): Promise<DraftEntry[]> {
	const { results } = await db
		.prepare(
			`SELECT ${COLUMNS} FROM content_entry e
			WHERE e.id IN (SELECT value FROM json_each(?1)) ORDER BY e.id`,
		)
		.bind(JSON.stringify(ids))
		.all<DraftRow>();
	return results.map(toDraft);
}

export type DraftFilter = {
	type?: string;
	status?: EntryStatus;
	isPlanned?: boolean;
	after?: string;
	limit: number;
};

/** Returns entries in the order of their ids, beginning after an id. `isPlanned` keeps those with planned versions, or those without. */
export async function listDraftEntries(
	db: D1Database,
	{ type, status, isPlanned, after = "", limit }: DraftFilter,
): Promise<DraftEntry[]> {
	const { results } = await db
		.prepare(
			`SELECT ${COLUMNS} FROM content_entry e
			WHERE e.id > ?1 AND (?2 IS NULL OR e.type = ?2) AND (?3 IS NULL OR e.status = ?3)
				AND (?5 IS NULL OR ?5 = EXISTS (SELECT 1 FROM content_plan p WHERE p.id = e.id)) ORDER BY e.id LIMIT ?4`,
		)
		.bind(after, type ?? null, status ?? null, limit, isPlanned === undefined ? null : Number(isPlanned))
		.all<DraftRow>();
	return results.map(toDraft);
}
