import type { PlacedRow, ProductRowView } from "../shared/contracts/product-row-view.ts";
import type { LinkView, TileView } from "../shared/contracts/views.ts";
import type { PlacedRecommendations } from "../worker/platform/recommendations/recommendations-port.ts";
import { isGone, loadRow, readPlaced, recommendedRow } from "../worker/present/product-row.ts";
import { toLink } from "../worker/request/page/links.ts";
import type { PageContext } from "../worker/request/page/page-context.ts";
import type { ProductCarouselEntry } from "./product-carousel/entry.ts";

const linkBrand = ([first]: readonly TileView[], { t, paths }: PageContext): LinkView | undefined =>
	first?.brand
		? {
				label: t("shell.all", { name: first.brand }),
				href: paths.search({ page: 1, refinements: [], query: first.brand }),
			}
		: undefined;

type Placed = { tiles: TileView[]; placed?: PlacedRow };

const loadPlaced = async (place: PlacedRecommendations, limit: number, cx: PageContext): Promise<Placed> => {
	const { tiles, details } = await recommendedRow(place, limit, cx);
	const { recommender, recoId } = details;
	const product = place.zone === undefined ? undefined : cx.recommendFor;
	return { tiles, placed: { ...place, limit, product, details: { recommender, recoId } } };
};

/**
 * Loads the products of a row or a grid. An entry without a title has that of its category (content-26), and one of a brand links to all of
 * its products. Throws if they cannot be loaded, so that the section is reported.
 */
export const loadProducts = async (
	{ title, choice, link }: ProductCarouselEntry,
	cx: PageContext,
): Promise<ProductRowView | null> => {
	const { categoryId = "", brandId } = choice;
	const place = readPlaced(choice);
	const { tiles, placed } = place
		? await loadPlaced(place, choice.limit, cx)
		: { tiles: await loadRow(choice, cx) };
	if (tiles.length > 0)
		return {
			title:
				title ??
				cx.categories.byId.get(categoryId)?.name ??
				cx.t(brandId === undefined ? "inserts.newest" : "list.products"),
			link: link ? toLink(link, cx) : brandId === undefined ? undefined : linkBrand(tiles, cx),
			tiles,
			...(placed && { placed }),
		};
	const isNamed = brandId !== undefined || place !== undefined || (choice.productIds ?? []).length > 0;
	// The import that is running may fill a category without products.
	if (!isNamed && !isGone(choice.categoryId, cx)) cx.isPartial = true;
	return null;
};
