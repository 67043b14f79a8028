import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import { entryTag, listChangeTags, listPlaceTags } from "@vetrina/content-model/present/change-tags.ts";
import { nowInSeconds } from "../../now.ts";
import { CLOCK_AHEAD } from "../../scheduled/clock.ts";

/** Seconds since 1970 by the real clock, and the tags of what changes then. */
export type PlannedChange = { at: number; tags: string[] };

/** Contains the next planned changes. Changes after the horizon are unknown; it is undefined if there are none. */
export type Schedule = { changes: PlannedChange[]; horizon?: number };

/** Limits the changes that are read for one response. */
const MOST_CHANGES = 500;

const NOW = `(?1 + ${CLOCK_AHEAD})`;

type Row = { id: string; type: string; at: number; published: string; planned: string | null };

/** Reads the fields that place an entry, which are all that tags need. */
const place = (fields: string): string =>
	`json_object('slug', ${fields} ->> '$.slug', 'categoryId', ${fields} ->> '$.categoryId',
		'productId', ${fields} ->> '$.productId', 'isForSearches', ${fields} ->> '$.isForSearches')`;

/** Returns the next dates at which an entry is shown, hidden or replaced by a planned version (content-10, content-37). */
export async function readSchedule(db: D1Database): Promise<Schedule> {
	const { results } = await db
		.prepare(
			`SELECT e.id, e.type, d.at - ${CLOCK_AHEAD} AS at, ${place("e.published")} AS published,
				CASE WHEN d.fields IS NOT NULL THEN ${place("d.fields")} END AS planned
			FROM (
				SELECT id, publish_at AS at, NULL AS fields FROM content_entry WHERE publish_at > ${NOW}
				UNION ALL SELECT id, unpublish_at, NULL FROM content_entry WHERE unpublish_at > ${NOW}
				-- A version that is due and not yet published ends the lifetime of what is shown.
				UNION ALL SELECT id, publish_at, fields FROM content_plan WHERE issues IS NULL
			) d JOIN content_entry e ON e.id = d.id
			WHERE e.published IS NOT NULL AND e.status IN ('published', 'changed')
			ORDER BY d.at LIMIT ${MOST_CHANGES + 1}`,
		)
		.bind(nowInSeconds())
		.all<Row>();
	const changes = results.slice(0, MOST_CHANGES).map(({ at, ...row }) => ({ at, tags: listTags(row) }));
	const horizon = results[MOST_CHANGES]?.at;
	return horizon === undefined ? { changes } : { changes, horizon };
}

function listTags({ id, type, published, planned }: Omit<Row, "at">): string[] {
	const shown = { id, type, fields: parsePlace(published) };
	if (planned === null) return [entryTag(id), ...listPlaceTags(shown)];
	const settings = { sites: null, group: null, publishAt: null, unpublishAt: null };
	return listChangeTags({ ...settings, ...shown }, { ...settings, ...shown, fields: parsePlace(planned) });
}

const parsePlace = (text: string): EntryFields =>
	Object.fromEntries(Object.entries(JSON.parse(text)).filter(([, value]) => value !== null)) as EntryFields;

/**
 * Returns the next change of each tag, in seconds since 1970, for a response with these tags. A change that touches one of them is given
 * with all of its tags, because a client may depend on another of them. Beyond the horizon any tag may change.
 */
export function findPlannedChanges(
	tags: ReadonlySet<string>,
	{ changes, horizon }: Schedule,
): Record<string, number> {
	const next: Record<string, number> = {};
	for (const change of changes) {
		if (!change.tags.some((tag) => tags.has(tag))) continue;
		for (const tag of change.tags) next[tag] = Math.min(change.at, next[tag] ?? change.at);
	}
	if (horizon !== undefined) for (const tag of tags) next[tag] ??= horizon;
	return next;
}
