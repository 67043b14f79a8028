import type { ListInsertView, TileView } from "../../shared/contracts/views.ts";
import type { Category } from "../../shared/domain/catalogue/catalogue.ts";
import type { ContentInsert, InsertedContent } from "../../shared/domain/content/content.ts";
import {
	insertHeight,
	isForQuery,
	type ListLayout,
	layOutList,
	type PlacedInsert,
	takesInserts,
} from "../../shared/domain/list/list-inserts.ts";
import type { ListState } from "../../shared/domain/list/list-state.ts";
import { toCardView } from "../../worker/present/cards.ts";
import { loadTilesById, productRow } from "../../worker/present/product-row.ts";
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

export const loadLayout = async (
	state: ListState,
	cx: PageContext,
	category?: Category,
): Promise<ListLayout<ContentInsert>> => {
	const pageSize = readPageSize(state, cx);
	if (!takesInserts(state) || category?.defaultListTemplate) return layOutList([], pageSize);
	const { query } = state;
	const inserts =
		query === undefined
			? category
				? await cx.content.listInserts({ categoryId: category.id })
				: []
			: (await cx.content.listInserts("search")).filter(({ searchTerms }) => isForQuery(searchTerms, query));
	return layOutList(
		category?.carouselHits && query === undefined ? [rowOfHits(category, cx), ...inserts] : inserts,
		pageSize,
	);
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

const contentView = async (
	content: InsertedContent,
	{ isWide, hasWaysOn }: { isWide: boolean; hasWaysOn: boolean },
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
			if (content.elementId === "subcategories") return hasWaysOn ? { kind: "subcategories" } : null;
			// Elements that the shop does not know are not shown (content-2).
			cx.missing(`The shop has no element "${content.elementId}"`, "pages/list-inserts");
			return null;
	}
};

const toView = async (
	{ insert, at }: PlacedInsert<ContentInsert>,
	hasWaysOn: boolean,
	contents: InsertContents,
	cx: PageContext,
): Promise<ListInsertView | null> => {
	const { id, columns, rows, fake } = insert;
	// An insert that does not replace a tile gets a row of its own.
	const isTile = fake && columns !== "row";
	const height = isTile ? undefined : insertHeight(insert.height);
	const isWide = !isTile || columns > rows;
	const content = await contentView(insert.content, { isWide, hasWaysOn }, contents, cx);
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
	category?: Category,
): Promise<{ inserts?: ListInsertView[] }> => {
	const hasWaysOn = (category?.children.length ?? 0) > 0;
	const row = createRowLoader(cx);
	// Rows are requested first, so that they load in parallel with the products.
	for (const { insert } of placedInserts) if (insert.content.kind === "carousel") void row(insert.content);
	const tiles = await loadTilesById(pushedIds(placedInserts), cx);
	const views = await Promise.all(placedInserts.map((one) => toView(one, hasWaysOn, { tiles, row }, cx)));
	const inserts = views.filter((view) => view !== null);
	return inserts.length > 0 ? { inserts } : {};
};
