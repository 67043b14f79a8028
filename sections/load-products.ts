import type { ProductRowView } from "../shared/contracts/product-row-view.ts";
import { isGone, productRow } from "../worker/present/product-row.ts";
import { toLink } from "../worker/request/page/links.ts";
import type { PageContext } from "../worker/request/page/page-context.ts";
import type { ProductCarouselEntry } from "./product-carousel/entry.ts";

/** Loads the products of a row or a grid. An entry without a title has that of its category (content-26). */
export const loadProducts = async (
	{ title, choice, link }: ProductCarouselEntry,
	cx: PageContext,
): Promise<ProductRowView | null> => {
	const { categoryId = "" } = choice;
	const tiles = await productRow(choice, cx);
	if (tiles.length > 0)
		return {
			title: title ?? cx.categories.byId.get(categoryId)?.name ?? cx.t("inserts.newest"),
			link: link && toLink(link, cx),
			tiles,
		};
	const isNamed = choice.recommender !== undefined || (choice.productIds ?? []).length > 0;
	// The import that is running may fill a category without products.
	if (!isNamed && !isGone(choice.categoryId, cx)) cx.isPartial = true;
	return null;
};
