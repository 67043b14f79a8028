import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
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
	const pages = await readVisibleFields(db, { type: "Page", siteId });
	return pages.flatMap(({ slug, ...fields }) =>
		typeof slug === "string" && !isPlaced(slug) ? [{ slug, fields }] : [],
	);
}

export const hasEditorialPage = async (db: D1Database, siteId: string, slug: string): Promise<boolean> =>
	!isPlaced(slug) && (await readVisibleFields(db, { type: "Page", siteId, slug })).length > 0;
