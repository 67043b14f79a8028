import { nowInSeconds } from "../../now.ts";
import { CLOCK_AHEAD } from "../../scheduled/clock.ts";
import { entryTag, listPlaceTags } from "./change-tags.ts";

/** Number of changes that are kept; a client that missed more must drop its whole cache. */
const KEPT_REVISIONS = 1000;

const NOW = `(?1 + ${CLOCK_AHEAD})`;
const LATEST_DATE = `max(
	coalesce((SELECT max(publish_at) FROM content_entry WHERE publish_at <= ${NOW}), 0),
	coalesce((SELECT max(unpublish_at) FROM content_entry WHERE unpublish_at <= ${NOW}), 0))`;

/**
 * Returns the revision of the visible content, "<changes>-<latest date>". The date changes when an entry's planned date passes, which needs
 * no write (content-10).
 */
export async function readRevision(db: D1Database): Promise<string> {
	const row = await db
		.prepare(`SELECT revision, ${LATEST_DATE} AS latest FROM content_revision`)
		.bind(nowInSeconds())
		.first<{ revision: number; latest: number }>();
	return `${row?.revision ?? 0}-${row?.latest ?? 0}`;
}

export type Changes = { revision: string; tags: string[] | "all" };

/** Returns the tags of content that has changed since a revision; "all" if the revision is malformed or too old. */
export async function readChanges(db: D1Database, since: string): Promise<Changes> {
	const revision = await readRevision(db);
	const [count, date] = parseRevision(since);
	const [present, latest = 0] = parseRevision(revision);
	if (count === undefined || date === undefined || present === undefined) return { revision, tags: "all" };
	if (count > present || date > latest || count < present - KEPT_REVISIONS) return { revision, tags: "all" };
	const [changed, passed] = await Promise.all([
		db
			.prepare("SELECT DISTINCT tag FROM content_change WHERE revision > ?1")
			.bind(count)
			.all<{ tag: string }>(),
		db
			.prepare(
				`SELECT id, type, published FROM content_entry
				WHERE (publish_at > ?2 AND publish_at <= ${NOW}) OR (unpublish_at > ?2 AND unpublish_at <= ${NOW})`,
			)
			.bind(nowInSeconds(), date)
			.all<{ id: string; type: string; published: string | null }>(),
	]);
	const tags = [
		...changed.results.map(({ tag }) => tag),
		...passed.results.flatMap(({ id, type, published }) => [
			entryTag(id),
			...listPlaceTags({ id, type, fields: published === null ? null : JSON.parse(published) }),
		]),
	];
	return { revision, tags: [...new Set(tags)].toSorted() };
}

function parseRevision(text: string): number[] {
	return /^\d+-\d+$/.test(text) ? text.split("-").map(Number) : [];
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
