import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { CustomerView, LinkView, WishlistTileView, WishlistView } from "../../shared/contracts/views.ts";
import type { SignInWay } from "../../shared/domain/identity/sign-in-way.ts";

export type WishlistData = {
	/** Of a registered customer, whose account it is a page of. */
	navigation?: AccountLinkView[];
	customer: CustomerView;
	wishlist: WishlistView;
	tiles: WishlistTileView[];
	/** Wishlist items without a tile: products that the shop does not sell any more, or (`resting`) cannot show just now. */
	gone: { itemId: string; link?: LinkView }[];
	/** Why none of them has its tile; another try may bring them. */
	resting?: { text: string; again: LinkView };
	notice?: string;
	error?: string;
	/** Where it is shown to others; absent while it is empty (sharing-2). */
	shareHref?: string;
	/** Where guests have no wishlist. `wishlistProductId`: what made the shop ask to sign in. */
	signInForm?: { wishlistProductId?: string; lastWay?: SignInWay };
};
