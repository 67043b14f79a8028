import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import type { EntryFilter, PageAddress } from "@vetrina/content-model/present/list-entries.ts";
import { ADDRESSED } from "@vetrina/content-model/section-ids.ts";
import { nowInSeconds } from "../../now.ts";
import { CLOCK_AHEAD } from "../../scheduled/clock.ts";
import { type EntryRow, type PublishedEntry, selectColumns, toPublished } from "./entry.ts";

export type EntriesFilter = EntryFilter & {
	/** Customer groups whose roots are included; by default only roots for all shoppers. Linked entries of all groups are included. */
	groups?: readonly string[];
};

export type PublishedContent = {
	roots: PublishedEntry[];
	linked: ReadonlyMap<string, PublishedEntry>;
};

export const MAX_LEVELS = 10;
/** Links of linked pages are not followed, because a link to a page needs its address alone. */
export const PAGES = `(${ADDRESSED.map((type) => `'${type}'`).join(", ")})`;

const NOW = `(?1 + ${CLOCK_AHEAD})`;
/** Parameters: ?1 seconds of the real clock, ?2 the site, ?3 a JSON list of customer groups. */
const IS_VISIBLE = `e.published IS NOT NULL AND e.status IN ('published', 'changed')
	AND (e.publish_at IS NULL OR e.publish_at <= ${NOW}) AND (e.unpublish_at IS NULL OR e.unpublish_at > ${NOW})
	AND (e.sites IS NULL OR ?2 IN (SELECT value FROM json_each(e.sites)))`;
const IS_FOR_ALL = "(e.customer_group IS NULL OR e.customer_group IN (SELECT value FROM json_each(?3)))";

/**
 * Reads the published entries that match a filter and everything they link to, in one query. Linked entries may be for a customer group. Circular links end at `MAX_LEVELS` (content-9,
 * content-10).
 */
export async function readPublishedEntries(db: D1Database, filter: EntriesFilter): Promise<PublishedContent> {
	const {
		type,
		siteId,
		ids,
		slug,
		categoryId,
		categoryIds = [],
		productId,
		isForSearches,
		groups = [],
	} = filter;
	const values: unknown[] = [nowInSeconds(), siteId, JSON.stringify(groups), type];
	const conditions = [IS_VISIBLE, IS_FOR_ALL, "e.type = ?4"];
	const addCondition = (write: (place: string) => string, value: unknown): void => {
		if (value === undefined) return;
		values.push(value);
		conditions.push(write(`?${values.length}`));
	};
	addCondition((ids) => `e.id IN (SELECT value FROM json_each(${ids}))`, ids && JSON.stringify(ids));
	addCondition((slug) => `json_extract(e.published, '$.slug') = ${slug}`, slug);
	addCondition((id) => `json_extract(e.published, '$.categoryId') = ${id}`, categoryId);
	addCondition(
		(of) => `(json_extract(e.published, '$.productId') = json_extract(${of}, '$.productId')
			OR json_extract(e.published, '$.categoryId') IN (SELECT value FROM json_each(${of}, '$.categoryIds')))`,
		productId === undefined ? undefined : JSON.stringify({ productId, categoryIds }),
	);
	if (isForSearches) conditions.push("json_extract(e.published, '$.isForSearches')");
	const { results } = await db
		.prepare(
			`WITH RECURSIVE reached (id, level) AS (
				SELECT e.id, 0 FROM content_entry e WHERE ${conditions.join(" AND ")}
				UNION
				SELECT l.to_id, r.level + 1 FROM reached r JOIN content_entry e ON e.id = r.id
					JOIN content_link l ON l.from_id = r.id AND l.state = 'published'
				WHERE r.level < ${MAX_LEVELS} AND (r.level = 0 OR e.type NOT IN ${PAGES})
			)
			SELECT ${selectColumns("published")}, r.level
			FROM (SELECT id, min(level) AS level FROM reached GROUP BY id) r JOIN content_entry e ON e.id = r.id
			WHERE ${IS_VISIBLE} AND (${IS_FOR_ALL} OR (r.level > 0 AND e.type NOT IN ${PAGES})) ORDER BY e.id`,
		)
		.bind(...values)
		.all<EntryRow & { level: number }>();
	const entries = results.map((row) => ({ level: row.level, entry: toPublished(row) }));
	return {
		roots: entries.flatMap(({ level, entry }) => (level === 0 ? [entry] : [])),
		linked: new Map(entries.map(({ entry }) => [entry.id, entry])),
	};
}

/** Returns the published fields of entries for all shoppers, without linked entries. */
export async function readVisibleFields(
	db: D1Database,
	{ type, siteId, slug }: Pick<EntryFilter, "type" | "siteId" | "slug">,
): Promise<EntryFields[]> {
	const { results } = await db
		.prepare(
			`SELECT e.published FROM content_entry e WHERE ${IS_VISIBLE} AND ${IS_FOR_ALL} AND e.type = ?4
				AND (?5 IS NULL OR json_extract(e.published, '$.slug') = ?5) ORDER BY e.id`,
		)
		.bind(nowInSeconds(), siteId, "[]", type, slug ?? null)
		.all<{ published: string }>();
	return results.map(({ published }) => JSON.parse(published));
}

/** Returns the addresses of pages of a type, which `isAddressSql` tells from placed ones, without what the pages show. */
export async function readPageAddresses(
	db: D1Database,
	{ type, siteId }: Pick<EntryFilter, "type" | "siteId">,
	isAddressSql: (slug: string) => string,
): Promise<PageAddress[]> {
	const { results } = await db
		.prepare(
			`WITH RECURSIVE reached (root, id, level) AS (
				SELECT e.id, e.id, 0 FROM content_entry e
					WHERE ${IS_VISIBLE} AND ${IS_FOR_ALL} AND e.type = ?4 AND ${isAddressSql("json_extract(e.published, '$.slug')")}
				UNION
				SELECT r.root, l.to_id, r.level + 1 FROM reached r JOIN content_entry e ON e.id = r.id
					JOIN content_link l ON l.from_id = r.id AND l.state = 'published'
				WHERE r.level < ${MAX_LEVELS} AND (r.level = 0 OR e.type NOT IN ${PAGES})
			)
			SELECT page.id, page.published ->> '$.slug' AS slug, page.published ->> '$.robots' AS robots,
				page.published ->> '$.canonical' AS canonical, page.published ->> '$.isNoFollow' AS isNoFollow,
				max(max(e.published_at, coalesce(e.publish_at, 0))) AS modifiedAt
			FROM (SELECT DISTINCT root, id FROM reached) r JOIN content_entry page ON page.id = r.root
				JOIN content_entry e ON e.id = r.id
			WHERE ${IS_VISIBLE} AND ${IS_FOR_ALL} AND (e.id = page.id OR e.type NOT IN ${PAGES})
			GROUP BY page.id ORDER BY slug`,
		)
		.bind(nowInSeconds(), siteId, "[]", type)
		.all<PageAddress>();
	return results;
}
