import type { ListData } from "../../shared/contracts/page.ts";
import type { Category, Refinement, SearchResult } from "../../shared/domain/catalogue.ts";
import { PICTURE_SIZES } from "../../shared/domain/images.ts";
import { comesByItself } from "../../shared/domain/list-paging.ts";
import {
	clearRefinements,
	isSelected,
	type ListState,
	listStateQuery,
	parseListState,
	toggleRefinement,
	withPage,
	withSort,
} from "../../shared/domain/list-state.ts";
import { inSizeOrder } from "../../shared/domain/size-order.ts";
import {
	breadcrumbList,
	headOf,
	type LoadedPage,
	type LoadResult,
	landscapeImage,
	type PageContext,
	sharedFor,
	webPage,
} from "./page-loader.ts";
import { breadcrumbsOf } from "./product.ts";
import { toTile } from "./views.ts";

/** A list is fresh for two minutes: prices and order of the day. */
const FRESH = 120;
/** Refinements that the platform answers with but that are no filters of a list (S1 §7). */
const HIDDEN_REFINEMENTS = new Set(["cgid", "htype", "orderable_only", "c_brand"]);

const SIZE_REFINEMENTS = new Set(["size", "c_size"]);

type Href = (state: ListState) => string;

const refinementViews = (
	refinements: Refinement[],
	state: ListState,
	href: Href,
	sizeOrder: string[],
): ListData["refinements"] =>
	refinements
		.filter((refinement) => !HIDDEN_REFINEMENTS.has(refinement.id) && refinement.values.length > 0)
		.map((refinement) => ({
			id: refinement.id,
			label: refinement.label,
			values: (SIZE_REFINEMENTS.has(refinement.id)
				? inSizeOrder(refinement.values, sizeOrder)
				: refinement.values
			).map((value) => ({
				label: value.label,
				hitCount: value.hitCount,
				href: href(toggleRefinement(state, refinement.id, value.value)),
				...(isSelected(state, refinement.id, value.value) ? { selected: true as const } : {}),
				...(value.hex ? { hex: value.hex } : {}),
			})),
		}));

const searchFor = (state: ListState, cx: PageContext, category?: Category): Promise<SearchResult> =>
	cx.finder.search({
		query: state.query,
		categoryId: category?.id ?? state.cgid,
		refinements: state.refinements.filter(({ id }) => !HIDDEN_REFINEMENTS.has(id)),
		sort: state.sort,
		offset: (state.page - 1) * cx.settings.pageSize,
		limit: cx.settings.pageSize,
	});

/** A requested page beyond the last resets to the first (S1 §4); choices that the platform does not take are none. */
const resultOf = async (
	state: ListState,
	cx: PageContext,
	category?: Category,
): Promise<{ result: SearchResult; state: ListState }> => {
	const result = await searchFor(state, cx, category);
	if (result.withoutChoices) return { result, state: withSort(clearRefinements(state), undefined) };
	if (result.hits.length > 0 || state.page === 1) return { result, state };
	const first = withPage(state, 1);
	return { result: await searchFor(first, cx, category), state: first };
};

const listData = (result: SearchResult, state: ListState, href: Href, cx: PageContext) => {
	const pageCount = Math.max(1, Math.ceil(result.total / cx.settings.pageSize));
	const refinements = refinementViews(result.refinements, state, href, cx.settings.sizeOrder);
	return {
		total: result.total,
		totalText: cx.t("list.count", { count: result.total }),
		tiles: result.hits.map((hit) => toTile(hit, cx)),
		...(state.page > 1 ? { previousHref: href(withPage(state, state.page - 1)) } : {}),
		spans: [{ href: href(state), tiles: result.hits.length }],
		...(state.page < pageCount
			? {
					nextHref: href(withPage(state, state.page + 1)),
					nextByItself: comesByItself(state.page + 1, cx.settings.automaticPages),
				}
			: {}),
		sorting: result.sortingOptions.map((option) => ({
			id: option.id,
			label: option.label,
			href: href(withSort(state, option.id)),
			selected: option.id === result.sortId,
		})),
		refinements,
		chips: refinements.flatMap((refinement) =>
			refinement.values
				.filter((value) => value.selected)
				.map((value) => ({ label: value.label, href: value.href })),
		),
		...(state.refinements.length > 0 ? { clearHref: href(clearRefinements(state)) } : {}),
		suggestions: [],
	} satisfies Partial<ListData>;
};

const itemList = (tiles: ListData["tiles"], cx: PageContext): object => ({
	"@context": "https://schema.org",
	"@type": "ItemList",
	numberOfItems: tiles.length,
	itemListElement: tiles.map((tile, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name: tile.name,
		url: cx.origin + tile.href,
	})),
});

const firstPicture = ({ head, tiles }: ListData) => {
	if (head)
		return {
			image: head,
			preloadImages: [{ ...head, sizes: PICTURE_SIZES.listHead }],
		};
	const image = tiles[0]?.image;
	return image
		? {
				image,
				preloadImages: [{ ...image, sizes: PICTURE_SIZES.listTile }],
			}
		: {};
};

/** Canonical: a page parameter above page 1, none on page 1; refinements and sorting are not part of it (S1 §2). */
const canonicalOf = (url: string, page: number): string => {
	const params = listStateQuery({ page, refinements: [] });
	return params ? `${url}?${params}` : url;
};

export const loadCategory = async (category: Category, cx: PageContext): Promise<LoadResult> => {
	const { query: _query, cgid: _cgid, ...asked } = parseListState(cx.search);
	const { result, state } = await resultOf(asked, cx, category);
	const href: Href = (next) => cx.paths.category(category.url, next);
	const breadcrumbs = breadcrumbsOf(category.id, cx);
	const data: ListData = {
		mode: "category",
		categoryId: category.id,
		heading: category.name,
		...(category.description ? { description: category.description } : {}),
		// The heading beside it says what it shows.
		...(category.image && state.page === 1 ? { head: landscapeImage(category.image, "") } : {}),
		breadcrumbs,
		subcategories: category.children.map((child) => ({
			label: child.name,
			href: cx.paths.category(child.url),
		})),
		...listData(result, state, href, cx),
	};
	const title = category.pageTitle ?? category.name;
	return {
		page: {
			kind: "list",
			data,
			status: 200,
			cache: sharedFor(FRESH, `category:${category.id}`),
			head: headOf(cx, {
				title,
				description: category.description,
				canonical: canonicalOf(category.url, state.page),
				// A choice of filters is for the shopper, not for an index of pages.
				robots: state.refinements.length > 0 || state.sort ? "noindex, follow" : undefined,
				...firstPicture(data),
				jsonLd: [
					webPage(cx, title, category.description),
					breadcrumbList(cx, breadcrumbs),
					itemList(data.tiles, cx),
				],
			}),
		},
	};
};

/** Results, or the way on where there are none. */
export const loadSearch = async (cx: PageContext): Promise<LoadResult> => {
	const asked = parseListState(cx.search);
	const category = asked.cgid ? cx.categories.byId.get(asked.cgid) : undefined;
	if (!asked.query)
		return category
			? { redirect: cx.paths.category(category.url), status: 301 }
			: { page: searchPage(emptyResult(cx), asked, cx) };
	const { result, state } = await resultOf(asked, cx, category);
	if (result.redirectUrl) return { redirect: cx.paths.page(result.redirectUrl), status: 301 };
	return { page: searchPage(result, state, cx) };
};

const emptyResult = (cx: PageContext): SearchResult => ({
	hits: [],
	total: 0,
	offset: 0,
	limit: cx.settings.pageSize,
	refinements: [],
	sortingOptions: [],
	sortId: "",
});

const searchPage = (result: SearchResult, state: ListState, cx: PageContext): LoadedPage => {
	const query = state.query ?? "";
	const heading = query ? cx.t("search.heading", { query }) : cx.t("search.title");
	const phrase = result.suggestedPhrase;
	const data: ListData = {
		mode: "search",
		heading,
		query,
		breadcrumbs: [],
		subcategories: [],
		...listData(result, state, (next) => cx.paths.search(next), cx),
		suggestions: [
			...(phrase && phrase !== query
				? [{ label: phrase, href: cx.paths.search({ page: 1, refinements: [], query: phrase }) }]
				: []),
			...(result.total === 0
				? cx.categories.roots.map((root) => ({ label: root.name, href: cx.paths.category(root.url) }))
				: []),
		],
	};
	return {
		kind: "list",
		data,
		status: 200,
		cache: sharedFor(FRESH, "search"),
		head: headOf(cx, {
			title: heading,
			robots: "noindex, follow",
			...firstPicture(data),
			jsonLd: [webPage(cx, heading)],
		}),
	};
};
