import { loadSections } from "../../sections/load-sections.ts";
import type { SectionView, WithSections } from "../../shared/contracts/section-view.ts";
import type { ListInsertView, TileView } from "../../shared/contracts/views.ts";
import type { Category } from "../../shared/domain/catalogue/catalogue.ts";
import type { ContentInsert, InsertedContent, ListContent } from "../../shared/domain/content/content.ts";
import {
	insertHeight,
	isForQuery,
	type PlacedInsert,
	takesInserts,
} from "../../shared/domain/list/list-inserts.ts";
import type { ListState } from "../../shared/domain/list/list-state.ts";
import { toCardView } from "../../worker/present/cards.ts";
import { loadTilesById, productRow } from "../../worker/present/product-row.ts";
import { loadElement } from "../../worker/present/sections/elements.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";

const HITS = 8;

const rowOfHits = (category: Category, cx: PageContext): ContentInsert => ({
	id: "hits",
	position: 0,
	columns: "row",
	rows: 1,
	fake: false,
	searchTerms: [],
	content: {
		kind: "carousel",
		title: cx.t("inserts.newest"),
		categoryId: category.id,
		sort: "new-arrivals",
		limit: HITS,
	},
});

/** Returns the number of tiles per page; searches have a setting of their own. */
export const readPageSize = ({ query }: Pick<ListState, "query">, { settings }: PageContext): number =>
	query === undefined ? settings.productListPageSize : settings.searchPageSize;

const NO_CONTENT: ListContent = { inserts: [], above: [], below: [] };

/** Loads the editors' content of a list that takes any, in one request (list-11, content-33). */
export const loadListContent = async (
	state: ListState,
	cx: PageContext,
	category?: Category,
): Promise<ListContent> => {
	if (!takesInserts(state) || category?.defaultListTemplate) return NO_CONTENT;
	const { query } = state;
	if (query === undefined) {
		if (!category) return NO_CONTENT;
		const content = await cx.content.list({ categoryId: category.id });
		return category.carouselHits
			? { ...content, inserts: [rowOfHits(category, cx), ...content.inserts] }
			: content;
	}
	const content = await cx.content.list("search");
	return { ...content, inserts: content.inserts.filter(({ searchTerms }) => isForQuery(searchTerms, query)) };
};

/** Returns the sections above and below the list, which stand on its first page (content-33). */
export const loadListSections = async (
	{ above, below }: ListContent,
	{ page }: Pick<ListState, "page">,
	cx: PageContext,
): Promise<WithSections> => {
	if (page > 1) return { sections: [], sectionsAbove: 0 };
	const sections = await loadSections([...above, ...below], cx, {
		opens: above.length > 0,
		isPaged: false,
	});
	const isAbove = ({ key }: SectionView) => Number(key) < above.length;
	return { sections, sectionsAbove: sections.filter(isAbove).length };
};

type InsertContents = {
	tiles: Awaited<ReturnType<typeof loadTilesById>>;
	row(content: Row): Promise<TileView[]>;
};
type Row = Extract<InsertedContent, { kind: "carousel" }>;
type Placed = readonly PlacedInsert<ContentInsert>[];

const pushedIds = (placedInserts: Placed): string[] => [
	...new Set(
		placedInserts.flatMap(({ insert: { content } }) =>
			content.kind === "card" && content.card.style === "product-push" ? (content.card.productId ?? []) : [],
		),
	),
];

const createRowLoader = (cx: PageContext): InsertContents["row"] => {
	const rowRequests = new Map<string, Promise<TileView[]>>();
	return ({ categoryId, sort, limit }) => {
		const key = `${categoryId} ${sort} ${limit}`;
		const row = rowRequests.get(key) ?? productRow({ categoryId, sort, limit }, cx);
		rowRequests.set(key, row);
		return row;
	};
};

const toElement = (id: string, cx: PageContext): ListInsertView["content"] | null => {
	const view = loadElement(id, cx);
	return view && { kind: "element", view };
};

const contentView = async (
	content: InsertedContent,
	{ isWide }: { isWide: boolean },
	{ tiles, row }: InsertContents,
	cx: PageContext,
): Promise<ListInsertView["content"] | null> => {
	switch (content.kind) {
		case "card": {
			const { style, productId } = content.card;
			const pushedId = style === "product-push" ? productId : undefined;
			const product = pushedId && tiles?.get(pushedId);
			if (pushedId && tiles && !product) cx.deadLink({ title: content.card.title, url: pushedId });
			const card = toCardView(content.card, isWide ? "landscape" : "portrait", cx);
			return { kind: "card", card: product ? { ...card, product } : card };
		}
		case "statement":
			return content;
		case "carousel": {
			const rowTiles = await row(content);
			return rowTiles.length > 0 ? { kind: "carousel", title: content.title, tiles: rowTiles } : null;
		}
		case "element":
			return toElement(content.elementId, cx);
	}
};

const toView = async (
	{ insert, at }: PlacedInsert<ContentInsert>,
	contents: InsertContents,
	cx: PageContext,
): Promise<ListInsertView | null> => {
	const { id, columns, rows, fake } = insert;
	// An insert that does not replace a tile gets a row of its own.
	const isTile = fake && columns !== "row";
	const height = isTile ? undefined : insertHeight(insert.height);
	const isWide = !isTile || columns > rows;
	const content = await contentView(insert.content, { isWide }, contents, cx);
	return (
		content && {
			id,
			at,
			size: isTile ? (`${columns}x${rows}` as const) : undefined,
			height,
			content,
		}
	);
};

export const insertViews = async (
	placedInserts: Placed,
	cx: PageContext,
): Promise<{ inserts?: ListInsertView[]; elements?: true }> => {
	const row = createRowLoader(cx);
	// Rows are requested first, so that they load in parallel with the products.
	for (const { insert } of placedInserts) if (insert.content.kind === "carousel") void row(insert.content);
	const tiles = await loadTilesById(pushedIds(placedInserts), cx);
	const views = await Promise.all(placedInserts.map((one) => toView(one, { tiles, row }, cx)));
	const inserts = views.filter((view) => view !== null);
	if (inserts.length === 0) return {};
	return inserts.some(({ content }) => content.kind === "element")
		? { inserts, elements: true }
		: { inserts };
};
