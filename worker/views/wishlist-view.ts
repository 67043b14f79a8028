import type { CustomerView, WishlistTileView, WishlistView } from "../../shared/contracts/views.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import {
	mayUseWishlist,
	type Visitor,
	type WishlistItem,
	wishlistProductId,
} from "../../shared/domain/wishlist/wishlist.ts";
import type { PageContext } from "../pages/page-loader.ts";
import type { Shopper } from "../platform/commerce/logins/sessions.ts";
import { hitOf, toMember, toTiles } from "./tile.ts";

type Named = Visitor & { name: string; customerId?: string; expiresAt?: number };
const ANONYMOUS: Named = { registered: false, agent: false, name: "" };

/** Who the visitor is. Reading begins no session: without one the visitor is anonymous. */
export const visitorOf = async (shopper: Shopper): Promise<Named> =>
	shopper.known ? shopper.session() : ANONYMOUS;

export const toCustomerView = (
	{ registered, agent, name, customerId, expiresAt }: Named,
	groups: readonly string[] = [],
): CustomerView => ({
	registered,
	id: registered && customerId ? customerId : undefined,
	name: registered && name ? name : undefined,
	agentUntil: agent && expiresAt !== undefined ? new Date(expiresAt * 1000).toISOString() : undefined,
	groups: groups.length > 0 ? [...groups] : undefined,
});

export const toWishlistView = (
	items: readonly WishlistItem[],
	visitor: Visitor,
	settings: { guestWishlistEnabled: boolean },
): WishlistView => ({
	may: mayUseWishlist(visitor, settings),
	items: items.map((item) => ({ itemId: item.id, id: wishlistProductId(item) })),
});

/** A wishlist item as a tile, by what its colour is now. */
export const toWishlistTiles = async (
	items: readonly { item: WishlistItem; product: Product }[],
	cx: PageContext,
	groups: readonly string[],
): Promise<WishlistTileView[]> => {
	const tiles = await toTiles(
		items.map(({ product }) => hitOf(product)),
		cx,
	);
	return items.flatMap(({ item, product }, index) => {
		const tile = tiles[index];
		const [only, ...others] = product.variants;
		return tile
			? {
					...toMember(tile, groups),
					itemId: item.id,
					colour: product.colour?.label ?? "",
					onlyVariantId: only && others.length === 0 ? only.id : null,
				}
			: [];
	});
};
