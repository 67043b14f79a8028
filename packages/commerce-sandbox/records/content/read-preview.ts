import { ADDRESSED } from "@vetrina/content-model/section-ids.ts";
import { listEntryLinks } from "./check-entry.ts";
import { type EntryRow, type PreviewEntry, toPreview } from "./entry.ts";
import { type EntriesFilter, MAX_LEVELS, PAGES } from "./read-published.ts";

/**
 * `at`: seconds since 1970 by the shop's clock. `isPast`: what shoppers saw then is shown, from the kept versions. `hasDrafts`: drafts are shown
 * in the place of what is published, unless the moment is past.
 */
export type PreviewMoment = { at: number; isPast?: boolean; hasDrafts: boolean; groups: readonly string[] };

export type PreviewContent = {
	roots: PreviewEntry[];
	linked: ReadonlyMap<string, PreviewEntry>;
};

/**
 * Selects each entry as it is at a moment: the latest version planned for a time until then, else the draft if drafts are shown and it is not
 * planned for later, else what is published. Parameters: ?1 the time, ?2 whether drafts are shown, ?3 the site, ?4 a JSON list of customer groups.
 */
const SHOWN = `SELECT * FROM (
	SELECT e.id, e.type, e.version, e.status, e.publish_at, e.sites, e.customer_group, e.updated_at, e.updated_by,
		CASE WHEN p.id IS NULL THEN e.unpublish_at ELSE p.unpublish_at END AS unpublish_at,
		CASE WHEN p.id IS NOT NULL THEN p.fields
			WHEN ?2 AND e.status IN ('draft', 'changed') AND NOT EXISTS (SELECT 1 FROM content_plan later
				WHERE later.id = e.id AND later.issues IS NULL AND later.publish_at > ?1 AND later.fields = e.draft)
				THEN e.draft
			WHEN e.status IN ('published', 'changed') THEN e.published END AS fields
	FROM content_entry e LEFT JOIN content_plan p ON p.id = e.id AND p.publish_at = (
		SELECT max(publish_at) FROM content_plan WHERE id = e.id AND issues IS NULL AND publish_at <= ?1)
	WHERE e.status <> 'archived'
)`;

/**
 * Selects each entry as shoppers saw it at a moment (preview-9), with the parameters of `SHOWN`. Before the first kept version of all, the content
 * of then is not known, and that of the first version stands in.
 */
const SEEN_THEN = `SELECT * FROM (
	SELECT v.entry_id AS id, v.type, v.version, 'published' AS status, v.publish_at, v.sites, v.customer_group, v.changed_at AS updated_at,
		v.changed_by AS updated_by, v.unpublish_at, v.published AS fields
	FROM (
		SELECT max(number) AS number FROM content_version WHERE is_seen
			AND changed_at <= max(?1, (SELECT min(changed_at) FROM content_version WHERE is_seen)) GROUP BY entry_id
	) latest JOIN content_version v ON v.number = latest.number WHERE ?2 IS NOT NULL
)`;

const IS_VISIBLE = `WHERE fields IS NOT NULL
	AND (publish_at IS NULL OR publish_at <= ?1) AND (unpublish_at IS NULL OR unpublish_at > ?1)
	AND (sites IS NULL OR ?3 IN (SELECT value FROM json_each(sites)))
	AND (customer_group IS NULL OR customer_group IN (SELECT value FROM json_each(?4)))`;

async function query(
	db: D1Database,
	siteId: string,
	{ at, isPast = false, hasDrafts, groups }: PreviewMoment,
	conditions: readonly string[],
	...values: unknown[]
): Promise<PreviewEntry[]> {
	const { results } = await db
		.prepare([isPast ? SEEN_THEN : SHOWN, IS_VISIBLE, ...conditions, "ORDER BY id"].join(" "))
		.bind(at, Number(hasDrafts), siteId, JSON.stringify(groups), ...values)
		.all<EntryRow>();
	return results.map(toPreview);
}

/** Returns all entries that a site shows at a moment. */
export const listPreviewEntries = (
	db: D1Database,
	siteId: string,
	moment: PreviewMoment,
): Promise<PreviewEntry[]> => query(db, siteId, moment, []);

/**
 * Reads the entries that match a filter as they are at a moment, and everything they link to. Planned versions have no rows of links, so links
 * are read from the fields, level by level. The result is for previews only and must not be cached (preview-6).
 */
export async function readPreviewEntries(
	db: D1Database,
	filter: EntriesFilter,
	moment: PreviewMoment,
): Promise<PreviewContent> {
	const { type, siteId, ids, slug, categoryId, categoryIds = [], productId, isForSearches } = filter;
	const values: unknown[] = [type];
	// Shoppers see pages for everyone alone; what a page shows may be for a group.
	const conditions = ["AND type = ?5", "AND customer_group IS NULL"];
	const addCondition = (write: (place: string) => string, value: unknown): void => {
		if (value === undefined) return;
		values.push(value);
		conditions.push(`AND ${write(`?${values.length + 4}`)}`);
	};
	addCondition((list) => `id IN (SELECT value FROM json_each(${list}))`, ids && JSON.stringify(ids));
	addCondition((text) => `fields ->> '$.slug' = ${text}`, slug);
	addCondition((id) => `fields ->> '$.categoryId' = ${id}`, categoryId);
	addCondition(
		(of) => `(fields ->> '$.productId' = ${of} ->> '$.productId'
			OR fields ->> '$.categoryId' IN (SELECT value FROM json_each(${of}, '$.categoryIds')))`,
		productId === undefined ? undefined : JSON.stringify({ productId, categoryIds }),
	);
	if (isForSearches) conditions.push("AND fields ->> '$.isForSearches'");
	const roots = await query(db, siteId, moment, conditions, ...values);
	const linked = new Map(roots.map((entry) => [entry.id, entry]));
	let level = roots;
	for (let count = 0; count < MAX_LEVELS && level.length > 0; count++) {
		const next = new Set(
			level.flatMap((entry) =>
				count > 0 && isPage(entry.type) ? [] : listEntryLinks(entry.type, entry.fields).map(({ to }) => to),
			),
		);
		const missing = [...next].filter((id) => !linked.has(id));
		level =
			missing.length === 0
				? []
				: await query(
						db,
						siteId,
						moment,
						[
							"AND id IN (SELECT value FROM json_each(?5))",
							`AND (customer_group IS NULL OR type NOT IN ${PAGES})`,
						],
						JSON.stringify(missing),
					);
		for (const entry of level) linked.set(entry.id, entry);
	}
	return { roots, linked };
}

/** Links of linked pages are not followed, because a link to a page needs its address alone. */
const isPage = (type: string): boolean => ADDRESSED.some((page) => page === type);

/** Returns a revision that each change of a draft increases, too. */
export async function readPreviewRevision(db: D1Database): Promise<string> {
	const row = await db
		.prepare(
			`SELECT (SELECT revision FROM content_revision) AS revision,
				(SELECT coalesce(sum(version), 0) FROM content_entry) AS versions`,
		)
		.first<{ revision: number; versions: number }>();
	return `${row?.revision ?? 0}-${row?.versions ?? 0}`;
}

/** Returns those of the entries that the drafts of several others link to. */
export async function listSharedEntries(db: D1Database, ids: readonly string[]): Promise<Set<string>> {
	const { results } = await db
		.prepare(
			`SELECT to_id AS id FROM content_link WHERE state = 'draft' AND to_id IN (SELECT value FROM json_each(?1))
			GROUP BY to_id HAVING count(DISTINCT from_id) > 1`,
		)
		.bind(JSON.stringify(ids))
		.all<{ id: string }>();
	return new Set(results.map(({ id }) => id));
}
