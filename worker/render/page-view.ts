import { pageTag } from "@vetrina/shop-rules/locale/fallback.ts";
import { readDirection } from "@vetrina/shop-rules/locale/scripts.ts";
import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { HeaderType } from "@vetrina/shop-rules/theme/header-types.ts";
import type { HeadView, LocaleView, PageResponse, PageView } from "../../shared/contracts/page.ts";
import { findOpeningSection } from "../../shared/contracts/section-view.ts";
import type { LoadedPage } from "../request/page/loader.ts";
import type { PageContext } from "../request/page/page-context.ts";

const toLocaleView = (locale: SiteLocale): LocaleView => ({
	siteId: locale.siteId,
	country: locale.country,
	language: locale.language,
	currency: locale.currency,
	prefix: locale.prefix,
	tag: pageTag(locale),
	dir: readDirection(locale.language),
});

/** Returns the query without a form's outcome, so that no link or stored address repeats the message (shell-21). */
const withoutOutcome = (search: URLSearchParams): string => {
	const parameters = new URLSearchParams(search);
	for (const name of ["error", "notice"]) parameters.delete(name);
	return parameters.size > 0 ? `?${parameters}` : "";
};

const keepOutOfIndexes = (head: HeadView): HeadView =>
	head.robots?.includes("noindex") ? head : { ...head, robots: "noindex" };

/** A transparent header needs a picture below it, so other pages have the usual header (shell-32). */
const chooseHeaderType = (
	{ headerType, data }: LoadedPage,
	{ shell }: PageContext,
): HeaderType | undefined => {
	const type = headerType ?? shell.headerType;
	const isOverPicture = findOpeningSection(data)?.type === "hero";
	return type === "transparent" && !isOverPicture ? undefined : type;
};

export const toPageView = (
	{ cache: _, processor: __, scripts: ___, ...page }: LoadedPage,
	cx: PageContext,
): PageView => {
	const designMode = cx.design?.();
	return {
		...page,
		...(designMode && ({ data: { ...page.data, designMode } } as Pick<PageView, "data">)),
		headerType: chooseHeaderType(page as LoadedPage, cx),
		// Instances that are not indexed keep their hreflang alternates, so that these can be tested there (locale-9).
		head: cx.isIndexed ? page.head : keepOutOfIndexes(page.head),
		locale: toLocaleView(cx.locale),
		path: cx.paths.page(cx.path + withoutOutcome(cx.search)),
		shell: cx.shell,
		shellVariant: cx.shellVariant || undefined,
	} as PageView;
};

/** Drops structured data, alternates and shell, which a running client does not need. */
export const toPageResponse = ({ shell: _, ...page }: PageView): PageResponse => ({
	page: { ...page, head: { ...page.head, jsonLd: [], alternates: [] } },
});
