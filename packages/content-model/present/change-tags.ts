import type { EntryFields } from "../entry-schema.ts";

/** Sites and customer group that an entry is for, and its dates in seconds since 1970; null for no limit. */
type EntrySettings = {
	sites: readonly string[] | null;
	group: string | null;
	publishAt: number | null;
	unpublishAt: number | null;
};

/** An entry as shoppers see it; `fields` is null while the entry is not published. */
export type VisibleEntry = EntrySettings & { id: string; type: string; fields: EntryFields | null };

/** Returns the tag of an entry's contents. */
export const entryTag = (id: string): string => `entry:${id}`;
/** Returns the tag of an entry's place: whether it is published, for whom, and at which address. */
export const placeTag = (id: string): string => `place:${id}`;
export const typeTag = (type: string): string => `type:${type}`;
export const slugTag = (slug: string): string => `slug:${encodeURI(slug.toWellFormed())}`;
export const categoryTag = (id: string): string => `category:${encodeURI(id.toWellFormed())}`;
/** Tag of what editors wrote for the page of a product. */
export const productTag = (id: string): string => `product:${encodeURI(id.toWellFormed())}`;

/** Returns the place tag of an entry, and the tags of queries that find the entry without its id. */
export function listPlaceTags({ id, type, fields }: Pick<VisibleEntry, "id" | "type" | "fields">): string[] {
	const { slug, categoryId, productId } = fields ?? {};
	return [
		placeTag(id),
		typeTag(type),
		...(typeof slug === "string" ? [slugTag(slug)] : []),
		...(typeof categoryId === "string" ? [categoryTag(categoryId)] : []),
		...(type === "ProductContent" && typeof productId === "string" ? [productTag(productId)] : []),
	];
}

const describePlace = ({ type, sites, group, publishAt, unpublishAt, fields }: VisibleEntry): string =>
	JSON.stringify([
		type,
		sites,
		group,
		publishAt,
		unpublishAt,
		fields && [
			fields.slug ?? null,
			fields.categoryId ?? null,
			fields.productId ?? null,
			fields.isForSearches ?? null,
		],
	]);

/**
 * Returns the tags of a change: the entry's own tag and, if the entry was added, removed or moved, its place tags (content-14). A changed
 * text alone must not drop pages that depend on the entry's existence only.
 */
export function listChangeTags(before: VisibleEntry | undefined, after: VisibleEntry | undefined): string[] {
	const entries = [before, after].flatMap((entry) => entry ?? []);
	const hasMoved = !before || !after || describePlace(before) !== describePlace(after);
	return [
		...new Set(entries.flatMap((entry) => [entryTag(entry.id), ...(hasMoved ? listPlaceTags(entry) : [])])),
	];
}
