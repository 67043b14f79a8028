import type { WithSections } from "../../shared/contracts/section-view.ts";
import type { ImageView } from "../../shared/contracts/views.ts";

/** `day`: the date in words of the page's language; `date`: the same for machines. */
export type ArticleView = { day?: string; date?: string; author?: string; image?: ImageView };

export type ContentData = WithSections & { title: string; article?: ArticleView };
