import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import { readVisibleFields } from "./read-published.ts";

/** Pages that stand at other addresses than their slugs. */
const isPlaced = (slug: string): boolean =>
	slug === "/home" || slug === "/404" || slug.startsWith("/landing/");

/** Returns the pages of a site that have their slug for an address. */
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
