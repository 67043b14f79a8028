import type { CardView, ListInsertView } from "../../shared/contracts/views.ts";
import type { Category } from "../../shared/domain/catalogue.ts";
import type { ContentInsert, InsertedContent } from "../../shared/domain/content.ts";
import {
	insertHeight,
	isForQuery,
	type ListLayout,
	layOutList,
	type PlacedInsert,
	takesInserts,
} from "../../shared/domain/list-inserts.ts";
import type { ListState } from "../../shared/domain/list-state.ts";
import { toCardView } from "./card-view.ts";
import type { PageContext } from "./page-loader.ts";
import { pieces } from "./pieces.ts";
import { hitOf, toTiles } from "./tile.ts";

/** Content in lists (S1 §3): the editors' inserts, and the row of hits that a category's flag asks for. */

const HITS = 8;

/** Stands first: the category's newest pieces. */
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

/** How a list is laid out; without content where it takes none, the category keeps to the plain list, or none could be had. */
export const layoutOf = async (
	state: ListState,
	cx: PageContext,
	category?: Category,
): Promise<ListLayout<ContentInsert>> => {
	const { pageSize } = cx.settings;
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

/** The piece that a card is about; a card whose piece has gone says what it says. */
const pieceOf = async (
	{ productId }: { productId?: string },
	cx: PageContext,
): Promise<Pick<CardView, "piece">> => {
	if (!productId) return {};
	try {
		const [product] = await cx.catalogue.products([productId]);
		const [piece] = product && !product.offline ? await toTiles([hitOf(product)], cx) : [];
		return piece ? { piece } : {};
	} catch {
		cx.isPartial = true;
		return {};
	}
};

const contentView = async (
	content: InsertedContent,
	{ isWide, hasWaysOn }: { isWide: boolean; hasWaysOn: boolean },
	cx: PageContext,
): Promise<ListInsertView["content"] | null> => {
	switch (content.kind) {
		case "card": {
			const piece = content.card.style === "product-push" ? await pieceOf(content.card, cx) : {};
			return {
				kind: "card",
				card: { ...toCardView(content.card, isWide ? "landscape" : "portrait", cx), ...piece },
			};
		}
		case "statement":
			return content;
		case "carousel": {
			const { title, categoryId, sort, limit } = content;
			const tiles = await pieces({ categoryId, sort, limit }, cx);
			return tiles.length > 0 ? { kind: "carousel", title, tiles } : null;
		}
		case "element":
			// Elements that this shop does not know render nothing (S3 §8).
			return content.elementId === "subcategories" && hasWaysOn ? { kind: "subcategories" } : null;
	}
};

const toView = async (
	{ insert, at }: PlacedInsert<ContentInsert>,
	hasWaysOn: boolean,
	cx: PageContext,
): Promise<ListInsertView | null> => {
	const { id, columns, rows, fake } = insert;
	// What is no fake tile lies between rows.
	const isTile = fake && columns !== "row";
	const height = isTile ? undefined : insertHeight(insert.height);
	const content = await contentView(insert.content, { isWide: !isTile || columns > rows, hasWaysOn }, cx);
	return (
		content && {
			id,
			at,
			...(isTile ? { size: `${columns}x${rows}` as const } : {}),
			...(height ? { height } : {}),
			content,
		}
	);
};

/** What stands on one page of a list. */
export const insertViews = async (
	placed: readonly PlacedInsert<ContentInsert>[],
	cx: PageContext,
	category?: Category,
): Promise<{ inserts?: ListInsertView[] }> => {
	const views = await Promise.all(placed.map((one) => toView(one, (category?.children.length ?? 0) > 0, cx)));
	const inserts = views.filter((view) => view !== null);
	return inserts.length > 0 ? { inserts } : {};
};
