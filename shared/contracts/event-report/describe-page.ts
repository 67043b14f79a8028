import type { PageViewed, ShownPage } from "../../domain/shell/shop-events.ts";
import type { PageView } from "../page.ts";
import { listSections } from "../section-view.ts";
import type { TileView } from "../views.ts";

type Listed = { tiles?: TileView[]; heading?: string; title?: string };

const listTiles = (id: string, view: object, isContent?: true): PageViewed["lists"] => {
	const { tiles = [], heading, title } = view as Listed;
	return tiles.length > 0
		? [{ id, name: heading ?? title ?? id, productIds: tiles.map((tile) => tile.id), isContent }]
		: [];
};

/** Names the store and the product that pages of stores, visits and sharing are about. */
type Subject = {
	notice?: string;
	fields?: { productId?: string };
	visits?: { storeId?: string; productId?: string }[];
};

/** Returns what analytics reports of a page. */
export function describePage(shown: ShownPage): PageViewed & Required<Pick<PageViewed, "refinements">> {
	const page = shown as PageView;
	const { kind, data, path, status, head } = page;
	const list = kind === "list" ? page.data : undefined;
	const { notice, fields, visits: [visit] = [] } = data as Subject;
	return {
		kind,
		path,
		status,
		title: head.title,
		lists: [
			...(list || kind === "wishlist" ? listTiles(list?.categoryId ?? kind, data) : []),
			...listSections(data).flatMap(({ key, view }) => listTiles(key, view, true)),
		],
		categoryId: list?.categoryId,
		...(list?.mode === "search" && {
			search: { phrase: list.query ?? "", results: list.total },
		}),
		refinements: (list?.refinements ?? []).flatMap(({ id: attribute, values }) =>
			values.flatMap(({ label, selected }) => (selected ? { attribute, value: label } : [])),
		),
		notice,
		subject: {
			storeId: kind === "store" ? page.data.id : visit?.storeId,
			productId: fields?.productId ?? visit?.productId,
		},
	};
}
