import { directionOf, localeTag, type SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { LocaleView, PageResponse, PageView } from "../../shared/contracts/page.ts";
import type { LoadedPage } from "../request/page/loader.ts";
import type { PageContext } from "../request/page/page-context.ts";

const toLocaleView = (locale: SiteLocale): LocaleView => ({
	siteId: locale.siteId,
	country: locale.country,
	language: locale.language,
	currency: locale.currency,
	prefix: locale.prefix,
	tag: localeTag(locale),
	dir: directionOf(locale.language),
});

/** How a form ended is said once: no address that the page writes, keeps or sends says it again (shell-21). */
const withoutOutcome = (search: URLSearchParams): string => {
	const kept = new URLSearchParams(search);
	for (const name of ["error", "notice"]) kept.delete(name);
	return kept.size > 0 ? `?${kept}` : "";
};

/** The page as a value, with what all pages of its locale share. */
export const toPageView = (
	{ cache: _, processor: __, scripts: ___, ...page }: LoadedPage,
	cx: PageContext,
): PageView => ({
	...page,
	// Alternates stay: who tests them on another instance sees those of the shop (locale-9).
	head: cx.isIndexed ? page.head : { ...page.head, robots: page.head.robots ?? "noindex" },
	locale: toLocaleView(cx.locale),
	path: cx.paths.page(cx.path + withoutOutcome(cx.search)),
	shell: cx.shell,
});

/** Structured data and alternates are for those who load documents, and the shell is there: the running client does without. */
export const toPageResponse = ({ shell: _, ...page }: PageView): PageResponse => ({
	page: { ...page, head: { ...page.head, jsonLd: [], alternates: [] } },
});
