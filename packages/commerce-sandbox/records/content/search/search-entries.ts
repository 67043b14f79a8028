import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import type { EntryStatus } from "../entry.ts";
import { readTitle } from "../entry-title.ts";

export type FoundEntry = {
	id: string;
	type: string;
	status: EntryStatus;
	isPlanned: boolean;
	title: string;
	slug: string | null;
	/** Ids of the sites that show it; null for all. */
	sites: readonly string[] | null;
	group: string | null;
};
type Row = {
	id: string;
	type: string;
	status: EntryStatus;
	isPlanned: number;
	draft: string;
	sites: string | null;
	customer_group: string | null;
};

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Finds entries whose id or draft holds a text, in the order of their ids (studio-11). */
export async function searchEntries(
	db: D1Database,
	{ q, types, limit }: { q: string; types?: readonly string[]; limit: number },
): Promise<FoundEntry[]> {
	const { results } = await db
		.prepare(
			`SELECT e.id, e.type, e.status, e.draft, e.sites, e.customer_group,
				EXISTS (SELECT 1 FROM content_plan p WHERE p.id = e.id) AS isPlanned
			FROM content_entry e WHERE e.status <> 'archived' AND (?2 IS NULL OR e.type IN (SELECT value FROM json_each(?2)))
				AND (e.id LIKE ?1 ESCAPE '\\' OR e.draft LIKE ?1 ESCAPE '\\') ORDER BY e.id LIMIT ?3`,
		)
		.bind(`%${escapeLike(q)}%`, types ? JSON.stringify(types) : null, limit)
		.all<Row>();
	return results.map(({ id, type, status, isPlanned, draft, sites, customer_group: group }) => {
		const fields: EntryFields = JSON.parse(draft);
		const slug = typeof fields.slug === "string" ? fields.slug : null;
		return {
			id,
			type,
			status,
			isPlanned: isPlanned === 1,
			title: readTitle(type, fields),
			slug,
			sites: sites === null ? null : (JSON.parse(sites) as string[]),
			group,
		};
	});
}

/** Finds pictures that drafts of images show, with the sizes that the image which was changed last says. */
export async function searchPictures(
	db: D1Database,
	{ q, limit }: { q: string; limit: number },
): Promise<{ id: string; width: number | null; height: number | null }[]> {
	const { results } = await db
		.prepare(
			`SELECT draft ->> '$.mediaId' AS id, draft ->> '$.width' AS width, draft ->> '$.height' AS height, max(updated_at) AS at
			FROM content_entry WHERE type = 'Image' AND draft ->> '$.mediaId' LIKE ?1 ESCAPE '\\' GROUP BY 1 ORDER BY 1 LIMIT ?2`,
		)
		.bind(`%${escapeLike(q)}%`, limit)
		.all<{ id: string; width: number | null; height: number | null }>();
	return results.map(({ id, width, height }) => ({ id, width, height }));
}
