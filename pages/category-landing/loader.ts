import { findOpeningPicture, loadSections } from "../../sections/load-sections.ts";
import type { NavigationGroupEntry } from "../../sections/navigation-group/entry.ts";
import type { SectionView } from "../../shared/contracts/section-view.ts";
import type { LinkView } from "../../shared/contracts/views.ts";
import type { Category } from "../../shared/domain/catalogue/catalogue.ts";
import type { ContentPage, SectionEntry } from "../../shared/domain/content/content.ts";
import { asksForList } from "../../shared/domain/list/change-list-state.ts";
import { parseListState } from "../../shared/domain/list/read-list-state.ts";
import { PAGES, withTags } from "../../worker/cache/policies.ts";
import { listBreadcrumbs } from "../../worker/present/breadcrumbs.ts";
import { readContentHead } from "../../worker/present/content-head.ts";
import { preloadFramed } from "../../worker/present/framed-images.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toBreadcrumbList, toWebPage } from "../../worker/present/json-ld.ts";
import type { LoadedPage, LoadResult, LoadShared } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { loadCategory } from "../list/category-loader.ts";

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
	content: ContentPage,
	cx: PageContext,
): Promise<LoadedPage> => {
	const breadcrumbs = listBreadcrumbs(category.id, cx);
	const heading = category.titleTexts?.heading ?? category.name;
	const loaded = await loadSections(withSubcategories(content.sections, category), cx);
	const sections = withHeading(loaded.map(leadToList(category, cx)), heading);
	const image = findOpeningPicture({ sections });
	const title = category.pageTitle ?? category.name;
	const description = category.description ?? content.description;
	const own = [toWebPage(cx, title, description), toBreadcrumbList(cx, breadcrumbs)];
	const { robots, ...head } = readContentHead(content, own, cx);
	return {
		kind: "category-landing",
		data: { categoryId: category.id, heading, breadcrumbs, sections },
		status: 200,
		headerType: content.headerType,
		cache: withTags(PAGES.categoryLanding, `category:${category.id}`, `content:/landing/${category.id}`),
		head: buildHead(cx, {
			...head,
			title,
			description,
			canonical: category.canonical ?? category.url,
			robots: category.noIndex ? "noindex, follow" : robots,
			image: image?.landscape,
			preloadImages: image && preloadFramed(image, "100vw"),
		}),
	};
};

const NAVIGATION = "navigation-group";

/** The subcategories are shown before the first products if editors placed no navigation. */
const withSubcategories = (sections: readonly SectionEntry[], { children }: Category): SectionEntry[] => {
	if (children.length === 0 || sections.some(({ type }) => type === NAVIGATION)) return [...sections];
	const links = children.map(({ name, url }) => ({ title: name, url }));
	const entry: NavigationGroupEntry = { links };
	const products = sections.findIndex(({ type }) => type === "product-carousel");
	return sections.toSpliced(products < 0 ? sections.length : products, 0, {
		type: NAVIGATION,
		id: "subcategories",
		entry,
	});
};

/** The category's own address shows this page, so links to the category lead to its list, whose address names a sort order. */
const leadToList = ({ url }: Category, cx: PageContext) => {
	const here = cx.paths.category(url);
	const href = cx.paths.category(url, { page: 1, refinements: [], sort: cx.settings.defaultSort });
	return (section: SectionView): SectionView => {
		const { link } = section.view as { link?: LinkView };
		const [path, query] = link?.href.split("?") ?? [];
		if (path !== here) return section;
		const toList = query ? `${href}&${query}` : href;
		return { ...section, view: { ...section.view, link: { ...link, href: toList } } };
	};
};

/** The heading of the category is on the picture that opens the page. */
const withHeading = ([first, ...others]: SectionView[], heading: string): SectionView[] => {
	if (!first) return [];
	return [first.type === "hero" ? { ...first, view: { ...first.view, heading } } : first, ...others];
};
