import type { WithSections } from "../../shared/contracts/section-view.ts";
import type { ImageView, LinkView } from "../../shared/contracts/views.ts";

/** `day`: the date in words of the page's language; `date`: the same for machines. */
export type ArticleView = { day?: string; date?: string; author?: string; image?: ImageView };

export type ContentData = WithSections & {
	title: string;
	article?: ArticleView;
	/** `label`: the name of the links for those who do not see them. */
	breadcrumbs?: { label: string; links: LinkView[] };
};
