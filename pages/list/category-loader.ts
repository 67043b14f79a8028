import type { Category } from "../../shared/domain/catalogue/catalogue.ts";
import { asksForList } from "../../shared/domain/list/change-list-state.ts";
import { type ListState, listStateQuery } from "../../shared/domain/list/list-state.ts";
import { PAGES, withTags } from "../../worker/cache/policies.ts";
import { readMarkup } from "../../worker/platform/html/read-markup.ts";
import { listBreadcrumbs } from "../../worker/present/breadcrumbs.ts";
import { toLandscapeImage } from "../../worker/present/framed-images.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toBreadcrumbList } from "../../worker/present/json-ld.ts";
import { toLinks } from "../../worker/request/page/links.ts";
import type { LoadResult } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ListData } from "./contract.ts";
import { askedState, firstPicture, itemList, listData, loadResult, readStatus } from "./list-data.ts";
import { insertViews, loadListSections } from "./list-inserts.ts";
import type { Href } from "./refinement-views.ts";

/** Returns the list's canonical address, which has no refinements and no sort order (list-16). */
const writeCanonical = (url: string, page: number): string => {
	const params = listStateQuery({ page, refinements: [] });
	return params ? `${url}?${params}` : url;
};

const writeRobots = (category: Category, state: ListState): string | undefined =>
	category.noIndex || state.refinements.length > 0 || state.sort ? "noindex, follow" : undefined;

/** Loads the texts around the list. The long text is shown on the first page of the list without refinements (list-21). */
const loadWords = async (category: Category, state: ListState, cx: PageContext) => {
	const { titleTexts, links, pageDescription } = category;
	const description = titleTexts?.below ?? category.description;
	const begins = state.page === 1 && state.refinements.length === 0;
	const alive = links ? toLinks(await cx.withTargets(links.links), cx) : [];
	return {
		heading: titleTexts?.heading ?? category.name,
		above: titleTexts?.above || undefined,
		description: description || undefined,
		links: links && alive.length > 0 ? ({ ...links, links: alive } satisfies ListData["links"]) : undefined,
		text: pageDescription && begins ? readMarkup(pageDescription, cx.paths) : undefined,
	};
};

/**
 * Returns a function that builds the list's links. If the category's address shows the editors' page, a link without any choice names the
 * default sort order, so that it opens the list (decision 0024).
 */
const hrefIn =
	(category: Category, cx: PageContext): Href =>
	(next) =>
		cx.paths.category(
			category.url,
			category.hasLandingPage && !asksForList(next) ? { ...next, sort: cx.settings.defaultSort } : next,
		);

const withoutUsualOrder = (state: ListState, { hasLandingPage }: Category, cx: PageContext): ListState => {
	const { sort, ...rest } = state;
	return hasLandingPage && sort === cx.settings.defaultSort ? rest : state;
};

export const loadCategory = async (category: Category, cx: PageContext): Promise<LoadResult> => {
	const { query, cgid: _cgid, tabId: _tabId, ...listState } = askedState(cx, category.dots);
	// A phrase within a category is a search, which has its own page (list-14).
	if (query) return { redirect: cx.paths.search({ ...listState, query, cgid: category.id }), status: 301 };
	const href = hrefIn(category, cx);
	const outcome = await loadResult(withoutUsualOrder(listState, category, cx), cx, category);
	if ("beyond" in outcome) return { redirect: href(outcome.beyond), status: 302 };
	const { result, state, content, layout } = outcome;
	const breadcrumbs = listBreadcrumbs(category.id, cx);
	const [inserts, sections] = await Promise.all([
		insertViews(layout.insertsOf(state.page, result.total), cx),
		loadListSections(content, state, cx),
	]);
	const data: ListData = {
		mode: "category",
		categoryId: category.id,
		...(await loadWords(category, state, cx)),
		breadcrumbs,
		subcategories: category.children.map((child) => ({
			label: child.name,
			href: cx.paths.category(child.url),
		})),
		...(await listData(
			result,
			{ state, href, mode: "category", dots: category.dots, categoryId: category.id },
			layout,
			cx,
			category,
		)),
		...inserts,
		...sections,
	};
	const title = category.pageTitle ?? category.name;
	return {
		page: {
			kind: "list",
			data,
			...readStatus(result, withTags(PAGES.list, `category:${category.id}`)),
			head: buildHead(cx, {
				title,
				description: category.description,
				canonical: writeCanonical(category.canonical ?? category.url, state.page),
				robots: writeRobots(category, category.hasLandingPage ? { ...state, sort: listState.sort } : state),
				...firstPicture(
					data,
					category.image && state.page === 1 ? toLandscapeImage(category.image, "") : undefined,
				),
				jsonLd: [toBreadcrumbList(cx, breadcrumbs), itemList(data.tiles, cx, title)],
			}),
		},
	};
};
