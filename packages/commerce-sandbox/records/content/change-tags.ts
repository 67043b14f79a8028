import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import type { EntrySettings } from "./entry.ts";

/** An entry as shoppers see it; `fields` is null while the entry is not published. */
export type VisibleEntry = EntrySettings & { id: string; type: string; fields: EntryFields | null };

/** Tag of all that an entry shows. */
export const entryTag = (id: string): string => `entry:${id}`;
/** Tag of where an entry is: whether it is published, for whom, and at which address. */
export const placeTag = (id: string): string => `place:${id}`;
export const typeTag = (type: string): string => `type:${type}`;
export const slugTag = (slug: string): string => `slug:${encodeURI(slug.toWellFormed())}`;
export const categoryTag = (id: string): string => `category:${encodeURI(id.toWellFormed())}`;

/** The tags by which clients found an entry without knowing its id, and `place:`. */
export function listPlaceTags({ id, type, fields }: Pick<VisibleEntry, "id" | "type" | "fields">): string[] {
	const { slug, categoryId } = fields ?? {};
	return [
		placeTag(id),
		typeTag(type),
		...(typeof slug === "string" ? [slugTag(slug)] : []),
		...(typeof categoryId === "string" ? [categoryTag(categoryId)] : []),
	];
}

const describePlace = ({ type, sites, group, publishAt, unpublishAt, fields }: VisibleEntry): string =>
	JSON.stringify([
		type,
		sites,
		group,
		publishAt,
		unpublishAt,
		fields && [fields.slug ?? null, fields.categoryId ?? null, fields.isForSearches ?? null],
	]);

/**
 * Returns the tags of a change: that of the entry, and if the entry came, went or moved, those by which clients find it (content-14). A text
 * that changes must not drop what only depends on the entry being there.
 */
export function listChangeTags(before: VisibleEntry | undefined, after: VisibleEntry | undefined): string[] {
	const entries = [before, after].flatMap((entry) => entry ?? []);
	const hasMoved = !before || !after || describePlace(before) !== describePlace(after);
	return [
		...new Set(entries.flatMap((entry) => [entryTag(entry.id), ...(hasMoved ? listPlaceTags(entry) : [])])),
	];
}
