import { findOpeningPicture } from "../../sections/load-sections.ts";
import type { ImageView, LinkView } from "../../shared/contracts/views.ts";
import type { Category, DotsFilter, SearchResult } from "../../shared/domain/catalogue/catalogue.ts";
import type { ContentInsert, ListContent } from "../../shared/domain/content/content.ts";
import { clearRefinements, withPage, withSort } from "../../shared/domain/list/change-list-state.ts";
import { type ListLayout, layOutList } from "../../shared/domain/list/list-inserts.ts";
import { comesByItself } from "../../shared/domain/list/list-paging.ts";
import type { ListState } from "../../shared/domain/list/list-state.ts";
import { parseListState } from "../../shared/domain/list/read-list-state.ts";
import { asChosen, restrictions } from "../../shared/domain/list/refinements.ts";
import { PICTURE_SIZES } from "../../shared/domain/media/images.ts";
import { picturesOfTile } from "../../shared/domain/media/tile-pictures.ts";
import { PRIVATE, type SharedPolicy } from "../../worker/cache/policies.ts";
import { isFilter } from "../../worker/platform/search/refinement-ids.ts";
import { preloadFramed } from "../../worker/present/framed-images.ts";
import { toTiles } from "../../worker/present/tile.ts";
import type { LoadedPage } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ListData } from "./contract.ts";
import { loadListContent, readPageSize } from "./list-inserts.ts";
import { type AskedList, refinementViews } from "./refinement-views.ts";

export const askedState = (cx: PageContext, dots?: DotsFilter): ListState => {
	const state = parseListState(cx.search);
	const singles = [
		...cx.settings.singleSelectionRefinements,
		...(dots?.match === "one" ? [dots.refinement] : []),
	];
	return { ...state, refinements: asChosen(state.refinements, singles) };
};

const searchFor = (
	state: ListState,
	layout: ListLayout<unknown>,
	cx: PageContext,
	category?: Category,
): Promise<SearchResult> =>
	cx.finder.search({
		query: state.query,
		categoryId: category?.id,
		refinements: restrictions(state.refinements).filter(isFilter),
		sort: state.sort,
		pictures: picturesOfTile(category?.alternativeImage),
		...layout.window(state.page),
	});

const withOfferedSort = (state: ListState, { sortingOptions }: SearchResult): ListState =>
	sortingOptions.length === 0 || sortingOptions.some(({ id }) => id === state.sort)
		? state
		: { ...state, sort: undefined };

type ServedList = {
	result: SearchResult;
	state: ListState;
	content: ListContent;
	layout: ListLayout<ContentInsert>;
};

/**
 * Searches for a page of the list. The returned state lacks refinements and the sort order that the search refused. `beyond`: the state of
 * the first page, if the requested page is beyond the last (list-6).
 */
export const loadResult = async (
	state: ListState,
	cx: PageContext,
	category?: Category,
): Promise<ServedList | { beyond: ListState }> => {
	const content = await loadListContent(state, cx, category);
	const layout = layOutList(content.inserts, readPageSize(state, cx));
	const result = await searchFor(state, layout, cx, category);
	if (result.withoutChoices)
		return { result, state: withSort({ ...state, refinements: [] }, undefined), content, layout };
	const servedState = withOfferedSort(state, result);
	if (result.failed || result.hits.length > 0 || state.page === 1)
		return { result, state: servedState, content, layout };
	return { beyond: withPage(servedState, 1) };
};

export const listData = async (
	result: SearchResult,
	askedList: AskedList,
	layout: ListLayout<unknown>,
	cx: PageContext,
	category?: Category,
) => {
	const { state, href } = askedList;
	const pageCount = layout.pageCount(result.total);
	const views = refinementViews(result.refinements, askedList, cx);
	return {
		total: result.total,
		priceNote: result.total > 0 ? cx.shell.footer.priceNote : undefined,
		totalText: cx.t("list.count", { count: result.total }),
		tiles: await toTiles(result.hits, cx, category),
		previousHref: state.page > 1 ? href(withPage(state, state.page - 1)) : undefined,
		spans: [
			{
				href: href(state),
				tiles: result.hits.length,
				search: result.tracking ? { ...result.tracking, offset: result.offset } : undefined,
			},
		],
		...(state.page < pageCount
			? {
					nextHref: href(withPage(state, state.page + 1)),
					nextByItself: comesByItself(state.page + 1, cx.settings.automaticPages),
				}
			: {}),
		sorting: result.sortingOptions.map((option) => ({
			id: option.id,
			label: option.label,
			href: href(withSort(state, option.id === cx.settings.defaultSort ? undefined : option.id)),
			selected: option.id === result.sortId,
		})),
		...views,
		clearHref: state.refinements.length > 0 || state.cgid ? href(clearRefinements(state)) : undefined,
		...(result.failed
			? {
					// The names of the refinements are unknown, so a single link removes all of them.
					chips: [],
					resting: { text: cx.t("resting.text"), again: { label: cx.t("resting.again"), href: href(state) } },
				}
			: {}),
		suggestions: listSuggestions(result, askedList, cx),
		rowsBelow: result.total === 0 && views.chips.length === 0 ? (true as const) : undefined,
	} satisfies Partial<ListData>;
};

const listSuggestions = (
	{ suggestedPhrase, total, failed }: SearchResult,
	{ state, mode }: AskedList,
	cx: PageContext,
): LinkView[] => [
	...(mode === "search" && suggestedPhrase && suggestedPhrase !== state.query
		? [
				{
					label: suggestedPhrase,
					href: cx.paths.search({ page: 1, refinements: [], query: suggestedPhrase }),
				},
			]
		: []),
	...(failed || (mode === "search" && total === 0)
		? cx.categories.roots.map((root) => ({ label: root.name, href: cx.paths.category(root.url) }))
		: []),
];

/**
 * Returns status 503, which caches do not keep, if the search failed: a failure must not look like an empty list, and search engines retry
 * (platform-7).
 */
export const readStatus = (
	{ failed }: SearchResult,
	policy: SharedPolicy,
): Pick<LoadedPage, "status" | "cache"> =>
	failed ? { status: 503, cache: PRIVATE } : { status: 200, cache: policy };

export const itemList = (tiles: ListData["tiles"], cx: PageContext, name: string): object => ({
	"@context": "https://schema.org",
	"@type": "ItemList",
	name,
	numberOfItems: tiles.length,
	itemListElement: tiles.map((tile, index) => ({
		"@type": "ListItem",
		position: index + 1,
		url: cx.origin + tile.href,
	})),
});

/** `shared`: the category's picture, which stands for the page elsewhere. A picture that editors put above the list is loaded first. */
export const firstPicture = (data: ListData, shared?: ImageView) => {
	const image = data.tiles[0]?.image;
	const first = image && !image.missing ? image : undefined;
	const opening = findOpeningPicture(data);
	return {
		image: shared ?? first,
		preloadImages: opening
			? preloadFramed(opening, "100vw")
			: first && [{ ...first, sizes: PICTURE_SIZES.listTile }],
	};
};
