import type { ClickSource, ShopEventOf } from "../../domain/shell/shop-events.ts";
import type { PageView } from "../page.ts";
import { listSections } from "../section-view.ts";
import type { TileView } from "../views.ts";

type ClickedTile = {
	href: string | null;
	position: number;
	source?: string;
	product?: string;
	acts?: boolean;
};

type ListedCategory = { id: string; name: string };

const listTiles = ({ kind, data }: PageView) => [
	...(kind === "list" || kind === "wishlist" ? data.tiles : []),
	...listSections(data).flatMap(({ view }) => ("tiles" in view ? (view.tiles as TileView[]) : [])),
];

/** Returns the category whose list or landing page is shown. */
export const findList = (page: PageView): ListedCategory | null =>
	(page.kind === "list" || page.kind === "category-landing") && page.data.categoryId
		? { id: page.data.categoryId, name: page.data.heading }
		: null;

/** Returns the category that shows the clicked product: a list's own, and on a product's page the one of that product. */
const findCategory = (page: PageView): ListedCategory | null =>
	page.kind === "product" && page.data.categoryId
		? { id: page.data.categoryId, name: page.data.breadcrumbs.at(-1)?.label ?? page.data.categoryId }
		: findList(page);

/** `lastList`: the category's list that the shopper has come by last, which may be this page's. */
export function describeClick(
	page: PageView,
	{ href, position, source, product, acts }: ClickedTile,
	lastList: ListedCategory | null = findList(page),
): ShopEventOf<"productClick" | "productAction"> | null {
	const tiles = listTiles(page);
	const productId = product ?? tiles.find((tile) => tile.href === href)?.id;
	if (!productId) return null;
	const here = findCategory(page);
	return {
		type: acts ? "productAction" : "productClick",
		source: (source ??
			(page.kind === "list" && page.data.mode === "search" ? "search" : page.kind)) as ClickSource,
		...(here && { eventSourceCategoryId: here.id, eventSourceCategoryName: here.name }),
		...(lastList && { plpCategoryId: lastList.id, plpCategoryName: lastList.name }),
		productId,
		position: position || tiles.findIndex(({ id }) => id === productId) + 1,
		...(page.kind === "list" && !source && { spans: page.data.spans, phrase: page.data.query }),
	};
}
