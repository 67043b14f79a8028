import type { ProductRowView } from "../../shared/contracts/product-row-view.ts";
import { isGone, productRow } from "../../worker/present/product-row.ts";
import { toLink } from "../../worker/request/page/links.ts";
import type { LoadSection } from "../section.ts";
import type { ProductCarouselEntry } from "./entry.ts";

const TILES = 12;

export const load: LoadSection<ProductCarouselEntry, ProductRowView> = async (
	{ title, categoryId, sort, link },
	cx,
) => {
	const tiles = await productRow({ categoryId, sort, limit: TILES }, cx);
	if (tiles.length > 0) return { title, link: link && toLink(link, cx), tiles };
	// The import that is running may fill a category without products.
	if (!isGone(categoryId, cx)) cx.isPartial = true;
	return null;
};
