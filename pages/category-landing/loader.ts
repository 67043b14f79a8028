import type { Category } from "../../shared/domain/catalogue/catalogue.ts";
import type { CategoryLandingContent } from "../../shared/domain/content/content.ts";
import { asksForList } from "../../shared/domain/list/change-list-state.ts";
import { parseListState } from "../../shared/domain/list/read-list-state.ts";
import { asIncomplete, PAGES, withTags } from "../../worker/cache/policies.ts";
import { listBreadcrumbs } from "../../worker/present/breadcrumbs.ts";
import { preloadFramed, toFramedImage } from "../../worker/present/framed-images.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toBreadcrumbList, toWebPage } from "../../worker/present/json-ld.ts";
import { toArrivals, withPicture } from "../../worker/present/teasers.ts";
import type { LoadedPage, LoadResult, LoadShared } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { loadCategory } from "../list/category-loader.ts";
import type { CategoryLandingData } from "./contract.ts";

export const loadCategoryRoute: LoadShared = async (cx, { cgid }) => {
	const category = cgid ? cx.categories.byId.get(cgid) : undefined;
	return category ? loadCategoryPage(category, cx) : null;
};

const loadCategoryPage = async (category: Category, cx: PageContext): Promise<LoadResult> => {
	if (!category.hasLandingPage || asksForList(parseListState(cx.search))) return loadCategory(category, cx);
	const content = await cx.content.categoryLanding(category.id);
	return content ? { page: await landingPage(category, content, cx) } : loadCategory(category, cx);
};

const landingPage = async (
	category: Category,
	content: CategoryLandingContent,
	cx: PageContext,
): Promise<LoadedPage> => {
	const breadcrumbs = listBreadcrumbs(category.id, cx);
	// The category's own address shows this page, so the link to the list names a sort order.
	const list = cx.paths.category(category.url, { page: 1, refinements: [], sort: cx.settings.defaultSort });
	const image = toFramedImage(content.hero, content.hero.alt);
	const arrivals = await toArrivals(content.carousel, cx);
	const data: CategoryLandingData = {
		categoryId: category.id,
		heading: category.titleTexts?.heading ?? category.name,
		breadcrumbs,
		hero: {
			image,
			line: content.hero.line,
			link: content.hero.link && { label: content.hero.link.title, href: list },
		},
		statement: content.statement,
		categories: category.children.map((child) =>
			withPicture({ label: child.name, href: cx.paths.category(child.url) }, child.image),
		),
		newArrivals: { ...arrivals, link: arrivals.link && { ...arrivals.link, href: list } },
	};
	const title = category.pageTitle ?? category.name;
	const description = category.description ?? content.hero.line;
	const policy = withTags(
		PAGES.categoryLanding,
		`category:${category.id}`,
		`content:/landing/${category.id}`,
	);
	return {
		kind: "category-landing",
		data,
		status: 200,
		cache: arrivals.tiles.length > 0 ? policy : asIncomplete(policy),
		head: buildHead(cx, {
			title,
			description,
			canonical: category.canonical ?? category.url,
			robots: category.noIndex ? "noindex, follow" : undefined,
			image: image.landscape,
			preloadImages: preloadFramed(image, "100vw"),
			jsonLd: [toWebPage(cx, title, description), toBreadcrumbList(cx, breadcrumbs)],
		}),
	};
};
