import type { TileView } from "../../shared/contracts/views.ts";
import { foldBrand } from "../../shared/domain/catalogue/brand-directory.ts";
import type { Refinement } from "../../shared/domain/list/refinements.ts";
import type { RecommenderDetails } from "../../shared/domain/shell/shop-events.ts";
import { soon } from "../cache/single-flight.ts";
import type { PlacedRecommendations } from "../platform/recommendations/recommendations-port.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { findBrands, ROOT } from "./sections/brand-directory.ts";
import { toHit, toTiles } from "./tile.ts";

export const isGone = (
	categoryId: string | undefined,
	{ categories }: Pick<PageContext, "categories">,
): categoryId is string => categoryId !== undefined && !categories.byId.has(categoryId);

/** The products that are named, or those of a recommender or zone, or else those of a category or a brand; of the whole shop without any. */
type ProductChoice = {
	categoryId?: string;
	brandId?: string;
	productIds?: readonly string[];
	recommender?: string;
	zone?: string;
	sort?: string;
	limit: number;
};

/** Returns products in the order of their ids, without those that the shop does not sell any more. */
const loadNamed = async (ids: readonly string[], limit: number, cx: PageContext): Promise<TileView[]> => {
	if (ids.length === 0) return [];
	const products = await soon(cx.catalogue.products([...ids]));
	const byId = new Map(products.map((product) => [product.id, product]));
	const shown = ids.flatMap((id) => byId.get(id) ?? []).filter(({ offline }) => !offline);
	return toTiles(shown.slice(0, limit).map(toHit), cx);
};

/** Returns null if no product of the brand is sold. */
const refineByBrand = async (brandId: string, cx: PageContext): Promise<Refinement[] | null> => {
	const brands = await findBrands(cx);
	const value = brands?.values.find((one) => foldBrand(one.value) === foldBrand(brandId) && one.hitCount > 0);
	return brands && value ? [{ id: brands.id, values: [value.value] }] : null;
};

/** Returns the recommender or zone that fills a row, if editors have named one and no products. */
export const readPlaced = ({
	productIds = [],
	recommender,
	zone,
}: Pick<ProductChoice, "productIds" | "recommender" | "zone">): PlacedRecommendations | undefined => {
	if (productIds.length > 0) return undefined;
	if (recommender) return { recommender };
	return zone ? { zone } : undefined;
};

/** Returns the tiles of a recommender's or zone's products, with what its receivers have to know of them. */
export const recommendedRow = async (
	place: PlacedRecommendations,
	limit: number,
	cx: PageContext,
	ask: (place: PlacedRecommendations) => Promise<RecommenderDetails> = cx.recommend,
): Promise<{ tiles: TileView[]; details: RecommenderDetails }> => {
	const details = await soon(ask(place));
	const ids = details.productIds.filter((id) => id !== cx.recommendFor?.id);
	const tiles = await loadNamed(ids, limit, cx);
	return { tiles, details: { ...details, productIds: tiles.map(({ id }) => id) } };
};

/** Throws if the products cannot be loaded. */
export const loadRow = async (
	{ categoryId, brandId, productIds = [], sort, limit }: ProductChoice,
	cx: PageContext,
): Promise<TileView[]> => {
	if (productIds.length > 0) return await loadNamed(productIds, limit, cx);
	if (isGone(categoryId, cx)) {
		if (cx.categories.byId.size === 0) throw new Error("The shop's categories are unknown");
		cx.deadLink({ title: "A row of products", url: categoryId });
		return [];
	}
	const refinements = brandId === undefined ? [] : await soon(refineByBrand(brandId, cx));
	if (!refinements) return [];
	const { hits, failed } = await soon(
		cx.finder.search({
			categoryId: brandId === undefined ? categoryId : (categoryId ?? ROOT),
			refinements,
			sort,
			offset: 0,
			limit: 4 * limit,
		}),
	);
	if (failed) cx.isPartial = true;
	const firsts = new Map(hits.toReversed().map((hit) => [hit.masterId, hit]));
	return await toTiles([...firsts.values()].toReversed().slice(0, limit), cx);
};

/** Returns no tiles if the products cannot be loaded; the page is then kept only briefly. */
export const productRow = async (choice: ProductChoice, cx: PageContext): Promise<TileView[]> => {
	try {
		return await loadRow(choice, cx);
	} catch {
		cx.isPartial = true;
		return [];
	}
};

/**
 * Returns the tiles of products that editors name, by all ids of each product: editors may name a master or a size. Undefined if they
 * failed to load; the page is then kept only briefly.
 */
export const loadTilesById = async (
	ids: readonly string[],
	cx: PageContext,
): Promise<ReadonlyMap<string, TileView> | undefined> => {
	if (ids.length === 0) return new Map();
	try {
		const products = (await soon(cx.catalogue.products([...ids]))).filter(({ offline }) => !offline);
		const tiles = await toTiles(products.map(toHit), cx);
		return new Map(
			products.flatMap(({ id, masterId, variants }) => {
				const tile = tiles.find((one) => one.id === id);
				return tile
					? [masterId, ...variants.map((one) => one.id), id].map((name) => [name, tile] as const)
					: [];
			}),
		);
	} catch {
		cx.isPartial = true;
		return undefined;
	}
};
