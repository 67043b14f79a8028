import { entryTag, listPlaceTags } from "@vetrina/content-model/present/change-tags.ts";
import { nowInSeconds } from "../../now.ts";
import { CLOCK_AHEAD } from "../../scheduled/clock.ts";

/** Number of changes that are kept; a client that missed more must drop its whole cache. */
const KEPT_REVISIONS = 1000;

const NOW = `(?1 + ${CLOCK_AHEAD})`;
const LATEST_DATE = `max(
	coalesce((SELECT max(publish_at) FROM content_entry WHERE publish_at <= ${NOW}), 0),
	coalesce((SELECT max(unpublish_at) FROM content_entry WHERE unpublish_at <= ${NOW}), 0))`;

export type Changes = { revision: string; tags: string[] | "all" };

type Revision = { revision: number; latest: number };
type Entry = { id: string; type: string; published: string | null };

/**
 * Returns the revision of the visible content, "<changes>-<latest date>", and the tags of what has changed since another revision; "all" if
 * that is malformed or too old. The date changes when an entry's planned date passes, which needs no write (content-10).
 */
export async function readChanges(db: D1Database, since: string): Promise<Changes> {
	const [count, date] = parseRevision(since);
	const isKnown = count !== undefined && date !== undefined;
	const now = nowInSeconds();
	const [revisions, changed, passed] = await db.batch<never>([
		db.prepare(`SELECT revision, ${LATEST_DATE} AS latest FROM content_revision`).bind(now),
		...(isKnown
			? [
					db.prepare("SELECT DISTINCT tag FROM content_change WHERE revision > ?1").bind(count),
					db
						.prepare(
							`SELECT id, type, published FROM content_entry
							WHERE (publish_at > ?2 AND publish_at <= ${NOW}) OR (unpublish_at > ?2 AND unpublish_at <= ${NOW})`,
						)
						.bind(now, date),
				]
			: []),
	]);
	const [{ revision: present, latest } = { revision: 0, latest: 0 }] = (revisions?.results ??
		[]) as Revision[];
	const revision = `${present}-${latest}`;
	if (!isKnown || count > present || date > latest || count < present - KEPT_REVISIONS)
		return { revision, tags: "all" };
	const tags = [
		...((changed?.results ?? []) as { tag: string }[]).map(({ tag }) => tag),
		...((passed?.results ?? []) as Entry[]).flatMap(({ id, type, published }) => [
			entryTag(id),
			...listPlaceTags({ id, type, fields: published === null ? null : JSON.parse(published) }),
		]),
	];
	return { revision, tags: [...new Set(tags)].toSorted() };
}

function parseRevision(text: string): number[] {
	return /^\d+-\d+$/.test(text) ? text.split("-").map(Number) : [];
}

/** Number of times that content is read again because it was changed in the meantime. */
const MOST_READS = 4;

/** Returns what `read` has read, and the revision of all of it; undefined if content was changed during each of several reads. */
export async function atOneRevision<T extends object>(
	db: D1Database,
	read: () => Promise<T>,
): Promise<T & { revision?: string }> {
	let { revision } = await readChanges(db, "");
	for (let count = 1; ; count++) {
		const result = await read();
		const { revision: after } = await readChanges(db, "");
		if (after === revision) return { ...result, revision };
		if (count === MOST_READS) return result;
		revision = after;
	}
}

/** Returns statements that record a change with its tags; they must follow the change in its batch. */
export const countRevision = (db: D1Database, tags: readonly string[]): D1PreparedStatement[] => [
	db.prepare("UPDATE content_revision SET revision = revision + 1"),
	db
		.prepare(
			`INSERT OR IGNORE INTO content_change (revision, tag)
			SELECT (SELECT revision FROM content_revision), value FROM json_each(?1)`,
		)
		.bind(JSON.stringify(tags)),
	db.prepare(
		`DELETE FROM content_change WHERE revision < (SELECT revision FROM content_revision) - ${KEPT_REVISIONS}`,
	),
];
