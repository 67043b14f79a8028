import type { WithSections } from "../../shared/contracts/section-view.ts";

export type HomeData = WithSections & {
	/** The page's heading for screen readers, because the header shows the house's name to everyone else (content-6). */
	heading: string;
};
