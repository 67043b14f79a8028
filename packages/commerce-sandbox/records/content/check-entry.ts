import { findContentType } from "@vetrina/content-model/content-types.ts";
import { buildEntrySchema, type EntryFields, type EntryState } from "@vetrina/content-model/entry-schema.ts";
import {
	describeLinkFault,
	isAddressed,
	type LinkedEntry,
} from "@vetrina/content-model/links/link-faults.ts";
import { type EntryLink, listLinks } from "@vetrina/content-model/links/list-links.ts";
import { house } from "../../house.ts";
import type { EntrySettings } from "./entry.ts";
import { MAX_LEVELS, PAGES } from "./read-published.ts";

export function checkFields(
	typeId: string,
	fields: EntryFields,
	state: EntryState,
): { fields: EntryFields } | { issues: string[] } {
	const type = findContentType(typeId);
	if (!type) return { issues: [`There is no content type ${typeId}.`] };
	const result = buildEntrySchema(type, state).safeParse(fields);
	return result.success
		? { fields: result.data }
		: { issues: result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
}

/** Returns the faults of an entry's sites and dates. */
export function checkSettings({ sites, publishAt, unpublishAt }: Partial<EntrySettings>): string[] {
	const unknown = (sites ?? []).filter((id) => !house.sites.some((site) => site.id === id));
	return [
		...unknown.map((id) => `sites: the house has no site ${id}`),
		...(publishAt && unpublishAt && unpublishAt <= publishAt
			? ["unpublishAt: must be later than publishAt"]
			: []),
	];
}

export function listEntryLinks(typeId: string, fields: EntryFields): EntryLink[] {
	const type = findContentType(typeId);
	return type ? listLinks(type, fields) : [];
}

/**
 * Returns the faults of an entry's links. A draft may link to missing entries, a published entry may not, and an entry must not contain
 * itself through other entries (content-15).
 */
export async function checkLinks(db: D1Database, entry: LinkedEntry, state: EntryState): Promise<string[]> {
	const links = listEntryLinks(entry.type, entry.fields);
	if (links.length === 0) return [];
	const { results } = await db
		.prepare("SELECT id, type FROM content_entry WHERE id IN (SELECT value FROM json_each(?1))")
		.bind(JSON.stringify(links.map(({ to }) => to)))
		.all<{ id: string; type: string }>();
	const types = new Map(results.map(({ id, type }) => [id, type]));
	const issues = links.flatMap((link) => {
		if (state === "draft" && !types.has(link.to)) return [];
		const message = describeLinkFault(entry, link, types.get(link.to));
		return message === undefined ? [] : [`${link.field}: ${message}`];
	});
	const contents = links.filter(({ to }) => !isAddressed(types.get(to)));
	const circle = await findWayBack(db, entry.id, contents, state);
	return circle === undefined ? issues : [...issues, circle];
}

async function findWayBack(
	db: D1Database,
	id: string,
	links: readonly EntryLink[],
	state: EntryState,
): Promise<string | undefined> {
	const origin = await db
		.prepare(
			`WITH RECURSIVE reached (id, origin, level) AS (
				SELECT value, value, 0 FROM json_each(?1)
				UNION
				SELECT l.to_id, r.origin, r.level + 1 FROM reached r
					JOIN content_link l ON l.from_id = r.id AND l.state = ?3
					JOIN content_entry e ON e.id = r.id
				WHERE r.level < ${2 * MAX_LEVELS} AND r.id <> ?2 AND e.type NOT IN ${PAGES}
			)
			SELECT origin FROM reached WHERE id = ?2 LIMIT 1`,
		)
		.bind(JSON.stringify(links.map(({ to }) => to)), id, state)
		.first<string>("origin");
	if (origin === null) return undefined;
	const field = links.find(({ to }) => to === origin)?.field ?? "";
	return `${field}: the entries contain each other: ${id} → ${origin}${origin === id ? "" : ` → … → ${id}`}`;
}
