import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import { missingWishlistItems } from "../../shared/domain/wishlist/wishlist.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import type { SharedItem } from "../../worker/platform/commerce/sharing.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toHit, toTiles } from "../../worker/present/tile.ts";
import { customisedInWords } from "../../worker/present/wishlist-view.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { SharedTileView, SharedWishlistData } from "./contract.ts";

type Shown = { item: SharedItem; product: Product };

/**
 * Returns the tiles of a shared wishlist. A plain product links to its page, where a size is chosen; a customised product has a size, so it
 * can be added to the basket here.
 */
const toSharedTiles = async (
	sharedItems: readonly Shown[],
	action: string,
	cx: PageContext,
): Promise<SharedTileView[]> => {
	const tiles = await toTiles(
		sharedItems.map(({ product }) => toHit(product)),
		cx,
	);
	return sharedItems.flatMap(({ item, product }, index) => {
		const tile = tiles[index];
		if (!tile) return [];
		const { state } = tile;
		const isSold =
			(state === "orderable" || state === "preorder") &&
			product.variants.some(({ id }) => id === item.productId);
		const custom = item.fields && {
			detail: customisedInWords(item, product, cx),
			action: isSold ? action : undefined,
		};
		return { ...tile, itemId: item.id, custom };
	});
};

export const loadSharedWishlist: LoadPrivate = async (cx, { sharing }) => {
	const code = cx.search.get("code") ?? "";
	const wishlist = await sharing.wishlist(code);
	if (!wishlist || !cx.settings.sharingEnabled) return null;
	const isKnown = wishlist !== "unavailable";
	const items = isKnown ? missingWishlistItems([], wishlist.items) : [];
	const ids = [...new Set(items.map(({ variationGroupId }) => variationGroupId))];
	const products = await (ids.length > 0 ? cx.catalogue.products(ids) : Promise.resolve([])).catch(
		(error: unknown) => {
			if (!isUnavailable(error)) throw error;
			return null;
		},
	);
	const sharedItems = items.toReversed().flatMap((item) => {
		const product = products?.find(({ id }) => id === item.variationGroupId);
		return product ? { item, product } : [];
	});
	const name = isKnown ? wishlist.firstName : undefined;
	const title = name ? cx.t("sharedWishlist.titleOf", { name }) : cx.t("sharedWishlist.title");
	const isResting = !isKnown || products === null;
	const action = cx.paths.at("sharedWishlist", { code });
	const data: SharedWishlistData = { title, tiles: await toSharedTiles(sharedItems, action, cx), isResting };
	return {
		page: {
			kind: "shared-wishlist",
			data,
			status: isResting ? 503 : 200,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("sharedWishlist.title"),
				description: cx.t("sharedWishlist.title"),
				robots: "noindex, nofollow",
			}),
		},
	};
};
