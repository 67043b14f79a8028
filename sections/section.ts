import type { PageContext } from "../worker/request/page/page-context.ts";

/** `isLargest`: the section shows the page's largest picture, which loads first. */
export type SectionPlace = { isLargest: boolean };

/**
 * Makes a section's view of its entry: null if there is nothing to show. `cx.isPartial` is set if a part of it failed to load, so that the page
 * is cached only briefly.
 */
export type LoadSection<Entry, View extends object> = (
	entry: Entry,
	cx: PageContext,
	place: SectionPlace,
) => View | null | Promise<View | null>;
