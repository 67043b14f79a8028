import type { ContentLocale } from "../../house/content.ts";
import type { ShownEntry } from "../../records/content/entry.ts";
import type { MenuCategory } from "./menu-categories.ts";

export type EntryView = {
	linked: ReadonlyMap<string, ShownEntry>;
	locale: ContentLocale;
	categories: readonly MenuCategory[];
	/** Number of entries that the response may still contain. Links can form circles, so a nested query would otherwise have no limit. */
	budget: { entries: number };
	/** Collects the tags of the response. */
	tags: Set<string>;
};
