import { nowInSeconds } from "../../now.ts";
import { CLOCK_AHEAD } from "../../scheduled/clock.ts";

/** The kind of a change. `found` is the state of an entry when versions began to be kept; `due`: a planned version was published at its time. */
export type Change =
	| "found"
	| "created"
	| "edited"
	| "restored"
	| "published"
	| "scheduled"
	| "planned"
	| "due"
	| "cancelled"
	| "unpublished"
	| "archived"
	| "imported"
	| "deleted";

/** Versions that are kept of an entry: of what shoppers saw, and of drafts. */
export const KEPT_VERSIONS = { seen: 200, drafts: 50 } as const;

const LAST_SEEN = "(SELECT max(number) FROM content_version WHERE entry_id = e.id AND is_seen)";
const SETTINGS = ["publish_at", "unpublish_at", "customer_group", "sites"] as const;
/** Tells whether shoppers see another entry `e` than in its last version that they saw. */
const IS_SEEN = `CASE WHEN ${LAST_SEEN} IS NULL THEN e.published IS NOT NULL
	ELSE NOT EXISTS (SELECT 1 FROM content_version v WHERE v.number = ${LAST_SEEN} AND v.published IS e.published
		AND ${SETTINGS.map((column) => `v.${column} IS e.${column}`).join(" AND ")}) END`;

const COLUMNS = `entry_id, version, type, status, ${SETTINGS.join(", ")}, draft, published, is_seen, change, changed_at, changed_by`;
const IDS = "SELECT value FROM json_each(?1)";

/**
 * Returns statements that keep the present state of entries as versions, and drop those beyond the limits. They must follow the change in its
 * batch. `at` is the time of the change by the shop's clock, now by default.
 */
export const recordVersions = (
	db: D1Database,
	ids: readonly string[],
	change: Change,
	at: number | null = null,
): D1PreparedStatement[] => [
	db
		.prepare(
			`INSERT INTO content_version (${COLUMNS})
			SELECT id, version, type, status, ${SETTINGS.join(", ")}, draft, CASE WHEN seen THEN published END, seen, ?2,
				coalesce(?3, ?4 + ${CLOCK_AHEAD}), updated_by
			FROM (SELECT e.*, ${IS_SEEN} AS seen FROM content_entry e WHERE e.id IN (${IDS}))`,
		)
		.bind(JSON.stringify(ids), change, at, nowInSeconds()),
	db
		.prepare(
			`DELETE FROM content_version WHERE number IN (
				SELECT number FROM (
					SELECT number, is_seen, row_number() OVER (PARTITION BY entry_id, is_seen ORDER BY number DESC) AS place
					FROM content_version WHERE entry_id IN (${IDS})
				) WHERE place > CASE WHEN is_seen THEN ${KEPT_VERSIONS.seen} ELSE ${KEPT_VERSIONS.drafts} END)`,
		)
		.bind(JSON.stringify(ids)),
];

/** Returns a statement that keeps the deletion of entries as versions. It must come before the deletion in its batch. */
export const recordDeletions = (db: D1Database, ids: readonly string[], by: string): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO content_version (${COLUMNS})
			SELECT id, version, type, status, ${SETTINGS.join(", ")}, draft, NULL, published IS NOT NULL, 'deleted',
				?2 + ${CLOCK_AHEAD}, ?3
			FROM content_entry WHERE id IN (${IDS})`,
		)
		.bind(JSON.stringify(ids), nowInSeconds(), by);
