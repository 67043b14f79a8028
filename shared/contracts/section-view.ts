import type { DesignView, LiveView } from "./preview/design-view.ts";

/**
 * A section that editors placed on a page. `type`: its folder in `sections/`, whose component draws the view. `key`: its place on the page.
 * `inner`: the types of the sections inside it, whose code its page needs as well; `holders`: those of them that hold sections themselves.
 * `place`: in an editor's frame, the place of its entry on the page; in the live preview, the id of its entry.
 */
export type SectionView = {
	type: string;
	key: string;
	view: object;
	inner?: string[];
	holders?: string[];
	place?: string;
};
/**
 * `sectionsAbove`: how many sections stand above the page's own content; all of them if it is missing. `designMode`: the page is in an editor's
 * frame, or in the live preview.
 */
export type WithSections = {
	sections: SectionView[];
	sectionsAbove?: number;
	designMode?: DesignView | LiveView;
};

/** Returns the editors' sections in the data of any page. */
export const listSections = (data: object): SectionView[] => (data as Partial<WithSections>).sections ?? [];

/** Returns the section that opens the page, above the page's own content. */
export const findOpeningSection = (data: object): SectionView | undefined =>
	(data as Partial<WithSections>).sectionsAbove === 0 ? undefined : listSections(data)[0];
