import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";

export type EntryStatus = "draft" | "changed" | "published" | "archived";

/** Times are in seconds since 1970. */
export type EntrySettings = {
	/** Ids of sites; null for all sites. */
	sites: readonly string[] | null;
	/** Customer group that sees the entry; null for all shoppers. */
	group: string | null;
	publishAt: number | null;
	unpublishAt: number | null;
};

type Entry = EntrySettings & {
	id: string;
	type: string;
	version: number;
	status: EntryStatus;
	fields: EntryFields;
	updatedAt: number;
	updatedBy: string;
};

declare const state: unique symbol;
/**
 * An entry with the fields that shoppers may see. Functions that build cacheable responses accept this type alone, so the compiler refuses
 * drafts there (content-9).
 */
export type PublishedEntry = Entry & { readonly [state]: "published" };
/** An entry as a preview shows it: it may hold a draft, so no cacheable response may be made of it (preview-6). */
export type PreviewEntry = Entry & { readonly [state]: "preview" };
export type ShownEntry = PublishedEntry | PreviewEntry;
export type DraftEntry = Entry & { planned: PlannedVersion[]; readonly [state]: "draft" };

/** A version that is published at a time, in the place of what is shown until then (content-37). */
export type PlannedVersion = {
	publishAt: number;
	unpublishAt: number | null;
	fields: EntryFields;
	by: string;
	/** Faults that kept the version from being published when it was due; null before. */
	issues: string[] | null;
};

export type EntryRow = {
	id: string;
	type: string;
	version: number;
	status: EntryStatus;
	publish_at: number | null;
	unpublish_at: number | null;
	customer_group: string | null;
	sites: string | null;
	fields: string;
	updated_at: number;
	updated_by: string;
};

export const selectColumns = (fields: "draft" | "published"): string =>
	`e.id, e.type, e.version, e.status, e.publish_at, e.unpublish_at, e.customer_group, e.sites, e.${fields} AS fields, e.updated_at, e.updated_by`;

const toEntry = (row: EntryRow): Entry => ({
	id: row.id,
	type: row.type,
	version: row.version,
	status: row.status,
	publishAt: row.publish_at,
	unpublishAt: row.unpublish_at,
	group: row.customer_group,
	sites: row.sites === null ? null : JSON.parse(row.sites),
	fields: JSON.parse(row.fields),
	updatedAt: row.updated_at,
	updatedBy: row.updated_by,
});

export const toPublished = (row: EntryRow): PublishedEntry => toEntry(row) as PublishedEntry;
export const toPreview = (row: EntryRow): PreviewEntry => toEntry(row) as PreviewEntry;
export const toDraft = (row: EntryRow & { planned: string }): DraftEntry =>
	({ ...toEntry(row), planned: JSON.parse(row.planned) }) as DraftEntry;
