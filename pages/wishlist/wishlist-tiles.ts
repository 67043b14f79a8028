import type { WishlistTileView } from "../../shared/contracts/views.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import type { WishlistItem } from "../../shared/domain/wishlist/wishlist.ts";
import { toHit, toMember, toTiles } from "../../worker/present/tile.ts";
import { customisedInWords } from "../../worker/present/wishlist-view.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";

export const toWishlistTiles = async (
	items: readonly { item: WishlistItem; product: Product }[],
	cx: PageContext,
	groups: readonly string[],
): Promise<WishlistTileView[]> => {
	const tiles = await toTiles(
		items.map(({ product }) => toHit(product)),
		cx,
	);
	return items.flatMap(({ item, product }, index) => {
		const tile = tiles[index];
		if (!tile) return [];
		const [only, ...others] = product.variants;
		const member = { ...toMember(tile, groups), itemId: item.id };
		const colour = product.colour?.label ?? "";
		const onlyVariantId = only && others.length === 0 ? only.id : null;
		if (!item.fields) return { ...member, colour, onlyVariantId };
		return {
			...member,
			custom: true as const,
			colour: customisedInWords(item, product, cx),
			onlyVariantId: product.variants.some(({ id }) => id === item.productId)
				? item.productId
				: onlyVariantId,
		};
	});
};
