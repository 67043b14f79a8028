import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import type { PageAddress } from "@vetrina/content-model/present/list-entries.ts";
import { ADDRESSED } from "@vetrina/content-model/section-ids.ts";
import { isPlaced, PLACED_FOLDERS, PLACED_PAGES } from "@vetrina/shop-rules/content/placed-pages.ts";
import { readPageAddresses, readVisibleFields } from "./read-published.ts";

/** Returns an SQL condition: the slug in the expression is the page's address. */
export const isAddressSql = (slug: string): string =>
	[
		`${slug} NOT IN (${Object.values(PLACED_PAGES)
			.map((placed) => `'${placed}'`)
			.join(", ")})`,
		...PLACED_FOLDERS.map((folder) => `${slug} NOT LIKE '${folder}%'`),
	].join(" AND ");

/** Returns the pages of a site whose address is their slug; placed pages have none of their own (content-34). */
export async function listEditorialPages(
	db: D1Database,
	siteId: string,
): Promise<{ slug: string; fields: EntryFields }[]> {
	const pages = await Promise.all(ADDRESSED.map((type) => readVisibleFields(db, { type, siteId })));
	return pages
		.flat()
		.flatMap(({ slug, ...fields }) =>
			typeof slug === "string" && !isPlaced(slug) ? [{ slug, fields }] : [],
		);
}

export async function hasEditorialPage(db: D1Database, siteId: string, slug: string): Promise<boolean> {
	if (isPlaced(slug)) return false;
	const pages = await Promise.all(ADDRESSED.map((type) => readVisibleFields(db, { type, siteId, slug })));
	return pages.flat().length > 0;
}

/** Returns the addresses that sitemaps may list, of one type of page (content-18). */
export const listPageAddresses = (db: D1Database, type: string, siteId: string): Promise<PageAddress[]> =>
	readPageAddresses(db, { type, siteId }, isAddressSql);
