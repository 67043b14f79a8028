import type { PageResponse, PageView } from "../../shared/contracts/page.ts";
import { toLocaleView } from "./page-context.ts";
import type { LoadedPage, PageContext } from "./page-loader.ts";

/** The page as a value, with what all pages of its locale share. */
export const toPageView = (
	{ cache: _, processor: __, scripts: ___, ...page }: LoadedPage,
	cx: PageContext,
): PageView => ({
	...page,
	// Alternates stay: who tests them on another instance sees those of the shop (locale-9).
	head: cx.isIndexed ? page.head : { ...page.head, robots: page.head.robots ?? "noindex" },
	locale: toLocaleView(cx.locale),
	path: cx.paths.page(cx.search.size > 0 ? `${cx.path}?${cx.search}` : cx.path),
	shell: cx.shell,
});

/** Structured data and alternates are for those who load documents, and the shell is there: the running client does without. */
export const toPageResponse = ({ shell: _, ...page }: PageView): PageResponse => ({
	page: { ...page, head: { ...page.head, jsonLd: [], alternates: [] } },
});
