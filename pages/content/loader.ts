import { findOpeningPicture, loadSections } from "../../sections/load-sections.ts";
import { writeBatchAddress } from "../../sections/paginated-content/section.ts";
import type { SectionView } from "../../shared/contracts/section-view.ts";
import type { ContentPage } from "../../shared/domain/content/content.ts";
import { parseListState } from "../../shared/domain/list/read-list-state.ts";
import { PAGES, withTags } from "../../worker/cache/policies.ts";
import { readContentHead } from "../../worker/present/content-head.ts";
import { dayOf } from "../../worker/present/days.ts";
import { preloadFramed, toPortraitImage } from "../../worker/present/framed-images.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toArticle, toBreadcrumbList, toWebPage } from "../../worker/present/json-ld.ts";
import type { LoadedPage, LoadShared } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ArticleView } from "./contract.ts";

const BATCHES = "paginated-content";

export const loadContent: LoadShared = async (cx, { slug }) => {
	const content = slug ? await cx.content.page(slug) : null;
	if (!content) return null;
	const hasBatches = content.sections.some(({ type }) => type === BATCHES);
	const page = hasBatches ? parseListState(cx.search).page : 1;
	const sections = await loadSections(content.sections, cx);
	if (page > 1 && !sections.some(({ type }) => type === BATCHES))
		return { redirect: cx.paths.page(content.slug), status: 302 };
	return { page: contentPage(content, sections, page, cx) };
};

const toArticleView = (
	{ date, author, image }: NonNullable<ContentPage["article"]>,
	cx: PageContext,
): ArticleView => ({
	day: dayOf(date, cx),
	date,
	author,
	image: image && toPortraitImage({ portrait: image.src }, image.alt),
});

const contentPage = (
	content: ContentPage,
	sections: SectionView[],
	page: number,
	cx: PageContext,
): LoadedPage => {
	const { title, description, slug, headerType, article, isBrand } = content;
	const above = isBrand ? [{ label: cx.t("directory.brands"), href: cx.paths.brands() }] : [];
	const image = findOpeningPicture({ sections });
	const articleView = article && toArticleView(article, cx);
	const own = [
		article ? toArticle(cx, { title, description, ...article }) : toWebPage(cx, title, description),
		toBreadcrumbList(cx, [...above, { label: title, href: cx.paths.content(slug) }]),
	];
	return {
		kind: "content",
		data: {
			title,
			sections,
			article: articleView,
			breadcrumbs: isBrand ? { label: cx.t("shell.breadcrumbs"), links: above } : undefined,
		},
		status: 200,
		headerType,
		cache: withTags(PAGES.content, `content:${slug}`),
		head: buildHead(cx, {
			...readContentHead(content, own, cx),
			title,
			description,
			canonical: writeBatchAddress(slug, page),
			image: articleView?.image ?? image?.landscape,
			preloadImages: image && preloadFramed(image, "100vw"),
		}),
	};
};
