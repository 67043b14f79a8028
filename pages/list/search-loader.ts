import { PRICE } from "@vetrina/shop-rules/price/price-range.ts";
import type { LinkView } from "../../shared/contracts/views.ts";
import type { Category, SearchResult } from "../../shared/domain/catalogue/catalogue.ts";
import { withTab } from "../../shared/domain/list/change-list-state.ts";
import { type ListLayout, layOutList } from "../../shared/domain/list/list-inserts.ts";
import { type ListState, listStateQuery } from "../../shared/domain/list/list-state.ts";
import { parseListState } from "../../shared/domain/list/read-list-state.ts";
import { priceValue, readPriceInQuery } from "../../shared/domain/search/price-in-query.ts";
import { searchTabs, tabsWithHits } from "../../shared/domain/search/search-tabs.ts";
import { PAGES } from "../../worker/cache/policies.ts";
import { resolveTarget } from "../../worker/platform/redirects-stack.ts";
import { MethodNotImplemented } from "../../worker/platform/search/search-port.ts";
import { listBreadcrumbs } from "../../worker/present/breadcrumbs.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toBreadcrumbList, toWebPage } from "../../worker/present/json-ld.ts";
import type { LoadedPage, LoadResult, LoadShared } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ListData } from "./contract.ts";
import { askedState, firstPicture, listData, loadResult, readStatus } from "./list-data.ts";
import { insertViews } from "./list-inserts.ts";

const readQuery = (cx: PageContext): { listState: ListState; tab?: Category; category?: Category } => {
	const { tabId, cgid, ...listState } = askedState(cx);
	const tab = searchTabs(cx.categories.roots).find(({ id }) => id === tabId);
	const category = cgid ? cx.categories.byId.get(cgid) : undefined;
	const within =
		category && (!tab || cx.categories.breadcrumbs(category.id).includes(tab)) ? category : undefined;
	return {
		listState: { ...listState, tabId: tab?.id, cgid: within?.id },
		tab,
		category: within,
	};
};

const ownAddress = (url: string, { origin, locale, paths }: PageContext): string | null => {
	const target = resolveTarget(url, origin, []);
	if (!target) return null;
	return target.location.startsWith(`${locale.prefix}/`) ? target.location : paths.page(target.location);
};

const writeSearchCanonical = ({ query, cgid, tabId, page }: ListState): string => {
	const params = listStateQuery({ query, cgid, tabId, page, refinements: [] });
	return params ? `/search?${params}` : "/search";
};

const hasPrice = ({ refinements }: ListState): boolean => refinements.some(({ id }) => id === PRICE);

const withPriceOfQuery = (listState: ListState, { locale }: PageContext): ListState | undefined => {
	if (!listState.query || hasPrice(listState)) return undefined;
	const match = readPriceInQuery(listState.query, locale.language);
	return (
		match && {
			...listState,
			query: match.query || undefined,
			refinements: [...listState.refinements, { id: PRICE, values: [priceValue(match.range)] }],
		}
	);
};

export const loadSearch = async (cx: PageContext): Promise<LoadResult> => {
	const { listState, tab, category } = readQuery(cx);
	const pricedState = withPriceOfQuery(listState, cx);
	if (pricedState) return { redirect: cx.paths.search(pricedState), status: 302 };
	// If the phrase was nothing but a price, all products of that price are searched for (search-16).
	if (!listState.query && (category || !hasPrice(listState))) {
		// A category without a phrase is the category's list; refinements and sort order are kept.
		const { cgid: _cgid, tabId: _tabId, ...inCategory } = listState;
		return category
			? { redirect: cx.paths.category(category.url, inCategory), status: 301 }
			: { page: await searchPage(emptyResult(cx), listState, cx) };
	}
	// A category that was chosen within a tab is narrower than the tab.
	const outcome = await loadResult(listState, cx, category ?? tab);
	if ("beyond" in outcome) return { redirect: cx.paths.search(outcome.beyond), status: 302 };
	const { result, state, layout } = outcome;
	const way = result.redirectUrl ? ownAddress(result.redirectUrl, cx) : null;
	if (way) return { redirect: way, status: 301 };
	const placed = await insertViews(layout.insertsOf(state.page, result.total), cx);
	const foundNothing = result.total === 0 && !result.failed && state.refinements.length === 0;
	const { popular } = foundNothing ? await loadPopular(cx) : {};
	return { page: await searchPage(result, state, cx, { layout, placed, popular }) };
};

/** Loads the page of a phrase that is known to find nothing, without a search (search-12). */
export const loadSearchNoResult: LoadShared = async (cx) => {
	const { query } = parseListState(cx.search);
	return {
		page: await searchPage(emptyResult(cx), { page: 1, refinements: [], query: query || undefined }, cx),
	};
};

const emptyResult = (cx: PageContext): SearchResult => ({
	hits: [],
	total: 0,
	offset: 0,
	limit: cx.settings.searchPageSize,
	refinements: [],
	sortingOptions: [],
	sortId: "",
});

/** Returns the tabs of a search for a phrase, after a tab for all results; none if fewer than two are left (search-4). */
const listTabs = (result: SearchResult, state: ListState, cx: PageContext): Pick<ListData, "tabs"> => {
	const tabs = tabsWithHits(searchTabs(cx.categories.roots), result.refinements, state.tabId ?? state.cgid);
	if (!state.query || (result.total === 0 && !state.tabId) || tabs.length < 2) return {};
	const link = (label: string, tabId: string | undefined) => ({
		label,
		href: cx.paths.search(withTab(state, tabId)),
		selected: state.tabId === tabId ? (true as const) : undefined,
	});
	return { tabs: [link(cx.t("listing.all"), undefined), ...tabs.map(({ id, name }) => link(name, id))] };
};

const wideningText = ({ widened, total }: SearchResult, { t }: PageContext): string | undefined => {
	if (!widened || total === 0) return undefined;
	const { phrase, exact } = widened;
	const sentences = [
		...(phrase === undefined ? [] : [t("widened.phrase", { phrase })]),
		...(exact === undefined || exact >= total
			? []
			: [exact === 0 ? t("widened.none") : t("widened.some", { count: exact })]),
	];
	const [first, second] = sentences;
	return first && second ? t("widened.both", { first, second }) : first;
};

/** Returns nothing if the provider does not offer popular searches, or fails. */
const loadPopular = async (cx: PageContext): Promise<Pick<ListData, "popular">> => {
	try {
		const phrases = await cx.finder.popular();
		const popular = phrases.map((query) => ({
			label: query,
			href: cx.paths.search({ page: 1, refinements: [], query }),
		}));
		return popular.length > 0 ? { popular } : {};
	} catch (error) {
		if (!(error instanceof MethodNotImplemented))
			cx.report("There are no popular searches", "search/popular", () => ({ error }));
		return {};
	}
};

const searchPage = async (
	result: SearchResult,
	state: ListState,
	cx: PageContext,
	content: {
		layout: ListLayout<unknown>;
		placed?: Awaited<ReturnType<typeof insertViews>>;
		popular?: LinkView[];
	} = {
		layout: layOutList([], cx.settings.searchPageSize),
	},
): Promise<LoadedPage> => {
	const query = state.query ?? "";
	const heading = query ? cx.t("heads.found", { query }) : cx.t("heads.search");
	const wholeSearch = query
		? [{ label: cx.t("heads.found", { query }), href: cx.paths.search(withTab(state, undefined)) }]
		: [];
	const breadcrumbs = listBreadcrumbs(state.cgid ?? state.tabId, cx, wholeSearch);
	const data: ListData = {
		mode: "search",
		heading,
		query,
		breadcrumbs,
		subcategories: [],
		sections: [],
		sectionsAbove: 0,
		...listTabs(result, state, cx),
		description: wideningText(result, cx) || undefined,
		...(await listData(
			result,
			{ state, href: (next) => cx.paths.search(next), mode: "search" },
			content.layout,
			cx,
		)),
		...content.placed,
		popular: content.popular,
	};
	return {
		kind: "list",
		data,
		...readStatus(result, PAGES.search),
		head: buildHead(cx, {
			title: heading,
			canonical: writeSearchCanonical(state),
			robots: "noindex, follow",
			...firstPicture(data),
			jsonLd: [
				toWebPage(cx, heading),
				...(breadcrumbs.length > 0 ? [toBreadcrumbList(cx, breadcrumbs)] : []),
			],
		}),
	};
};
