import type { MenuCategory } from "@vetrina/content-model/present/navigation.ts";
import { type LanguageCode, textIn } from "../../languages.ts";
import { LIVE_GENERATION } from "../../store/catalogue-store.ts";

export async function menuCategories(
	db: D1Database,
	siteId: string,
	language: LanguageCode,
): Promise<MenuCategory[]> {
	const { results } = await db
		.prepare(
			`SELECT id, parent, name, url FROM category
			WHERE gen = ${LIVE_GENERATION} AND show_in_menu = 1 ORDER BY position`,
		)
		.bind(siteId)
		.all<MenuCategory>();
	return results.map(({ id, parent, name, url }) => ({
		id,
		parent: parent === "root" ? null : parent,
		name: textIn(JSON.parse(name), language),
		url,
	}));
}
