import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import { ADDRESSED } from "@vetrina/content-model/links/link-faults.ts";
import { readVisibleFields } from "./read-published.ts";

/** Slugs of pages that stand at other addresses: the home page, the not-found page, and pages before a category's list. */
const PLACED = ["/home", "/404"];
const LANDING = "/landing/";

const isPlaced = (slug: string): boolean => PLACED.includes(slug) || slug.startsWith(LANDING);

/** Returns an SQL condition: the slug in the expression is the page's address. */
export const isAddressSql = (slug: string): string =>
	`${slug} NOT IN (${PLACED.map((placed) => `'${placed}'`).join(", ")}) AND ${slug} NOT LIKE '${LANDING}%'`;

/** Returns the pages of a site whose address is their slug; home, 404 and landing pages have other addresses. */
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
