import type { ContentLocale } from "../../house/content.ts";
import type { PublishedEntry } from "../../records/content/entry.ts";
import type { MenuCategory } from "./menu-categories.ts";

/** Everything besides an entry that its values depend on, for one response. */
export type EntryView = {
	linked: ReadonlyMap<string, PublishedEntry>;
	locale: ContentLocale;
	categories: readonly MenuCategory[];
	/** Entries that the response may still hold: links can form circles, which a query can follow as deep as it is. */
	budget: { entries: number };
};
