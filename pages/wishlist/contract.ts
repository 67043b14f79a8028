import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { CustomerView, LinkView, WishlistTileView, WishlistView } from "../../shared/contracts/views.ts";
import type { SignInWay } from "../../shared/domain/identity/sign-in-way.ts";

export type WishlistData = {
	/** The account's navigation; absent for guests. */
	navigation?: AccountLinkView[];
	customer: CustomerView;
	wishlist: WishlistView;
	tiles: WishlistTileView[];
	/** Wishlist items without a tile: products that the shop does not sell any more, or (`resting`) cannot show just now. */
	gone: { itemId: string; link?: LinkView }[];
	/** The reason why products have no tile just now; another request may show them. */
	resting?: { text: string; again: LinkView };
	notice?: string;
	error?: string;
	/** The page that shares the wishlist; absent while the wishlist is empty (sharing-2). */
	shareHref?: string;
	/** Present if guests have no wishlist. `wishlistProductId`: the product whose heart asked the shopper to sign in. */
	signInForm?: { wishlistProductId?: string; lastWay?: SignInWay };
};
