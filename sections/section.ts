import type { SectionView } from "../shared/contracts/section-view.ts";
import type { SectionEntry } from "../shared/domain/content/content.ts";
import type { PageContext } from "../worker/request/page/page-context.ts";

/**
 * `isLargest`: the section shows the page's largest picture, which loads first. `isPaged`: the number in the page's address counts batches of its sections. `isInner`: the section is inside another section.
 * `warn` logs a problem with the page and the entry (content-16); the sentence needs no subject.
 * `loadInner` loads the sections inside a section as `loadSections` loads those of a page.
 */
export type SectionPlace = {
	isLargest: boolean;
	isPaged: boolean;
	isInner: boolean;
	warn(problem: string): void;
	loadInner(entries: readonly SectionEntry[]): Promise<SectionView[]>;
};

/**
 * Makes a section's view from its entry; null if there is nothing to show. Sets `cx.isPartial` if a part failed to load, so that the page
 * is cached only briefly.
 */
export type LoadSection<Entry, View extends object> = (
	entry: Entry,
	cx: PageContext,
	place: SectionPlace,
) => View | null | Promise<View | null>;
