import { compareFields, type FieldChange } from "@vetrina/content-model/compare-fields.ts";
import { isLocalised } from "@vetrina/content-model/content-type.ts";
import { findContentType } from "@vetrina/content-model/content-types.ts";
import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import type { EntrySettings, EntryStatus } from "./entry.ts";
import type { Change } from "./record-version.ts";

/** A kept version of an entry. `number` names it; `isSeen`: shoppers saw the change. `at`: seconds since 1970. */
export type KeptVersion = EntrySettings & {
	number: number;
	version: number;
	type: string;
	status: EntryStatus;
	change: Change;
	at: number;
	by: string;
	isSeen: boolean;
	fields: EntryFields;
};
/** `changed`: what differs from the version before, as names of fields and settings; undefined for the oldest that is kept. */
export type ListedVersion = Omit<KeptVersion, "fields"> & { changed?: string[] };

type Row = {
	number: number;
	version: number;
	type: string;
	status: EntryStatus;
	publish_at: number | null;
	unpublish_at: number | null;
	customer_group: string | null;
	sites: string | null;
	draft: string;
	is_seen: number;
	change: Change;
	changed_at: number;
	changed_by: string;
};

const toVersion = (row: Row): KeptVersion => ({
	number: row.number,
	version: row.version,
	type: row.type,
	status: row.status,
	change: row.change,
	at: row.changed_at,
	by: row.changed_by,
	isSeen: row.is_seen === 1,
	publishAt: row.publish_at,
	unpublishAt: row.unpublish_at,
	group: row.customer_group,
	sites: row.sites === null ? null : JSON.parse(row.sites),
	fields: JSON.parse(row.draft),
});

const SETTINGS = ["sites", "group", "publishAt", "unpublishAt"] as const;

export const compareVersions = (before: KeptVersion, after: KeptVersion): FieldChange[] => {
	const type = findContentType(after.type);
	const settings = SETTINGS.flatMap((field): FieldChange[] =>
		JSON.stringify(before[field]) === JSON.stringify(after[field])
			? []
			: [{ field, before: before[field], after: after[field] }],
	);
	const isByLanguage = (name: string): boolean => {
		const field = type?.fields[name];
		return field !== undefined && isLocalised(field);
	};
	return [...compareFields(before.fields, after.fields, isByLanguage), ...settings];
};

/** Returns the kept versions of an entry, the latest first, beginning before a number. */
export async function listVersions(
	db: D1Database,
	id: string,
	{ before = Number.MAX_SAFE_INTEGER, limit }: { before?: number; limit: number },
): Promise<{ items: ListedVersion[]; next: number | null }> {
	const { results } = await db
		.prepare(
			"SELECT * FROM content_version WHERE entry_id = ?1 AND number < ?2 ORDER BY number DESC LIMIT ?3",
		)
		.bind(id, before, limit + 1)
		.all<Row>();
	const versions = results.map(toVersion);
	const items = versions.slice(0, limit).map((version, index): ListedVersion => {
		const { fields: _, ...listed } = version;
		const older = versions[index + 1];
		if (!older) return listed;
		return { ...listed, changed: [...new Set(compareVersions(older, version).map(({ field }) => field))] };
	});
	return { items, next: versions.length > limit ? (items.at(-1)?.number ?? null) : null };
}

export async function readVersion(
	db: D1Database,
	id: string,
	number: number,
): Promise<KeptVersion | undefined> {
	const row = await db
		.prepare("SELECT * FROM content_version WHERE entry_id = ?1 AND number = ?2")
		.bind(id, number)
		.first<Row>();
	return row ? toVersion(row) : undefined;
}
