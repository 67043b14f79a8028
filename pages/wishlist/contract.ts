import type { AccountLinkView } from "../../shared/contracts/account-views.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";
import type { CustomerView, LinkView, WishlistTileView, WishlistView } from "../../shared/contracts/views.ts";
import type { SignInWay } from "../../shared/domain/identity/sign-in-way.ts";

export type WishlistData = Partial<WithSections> & {
	navigation?: AccountLinkView[];
	customer: CustomerView;
	wishlist: WishlistView;
	tiles: WishlistTileView[];
	goneItems: { itemId: string; link?: LinkView }[];
	resting?: { text: string; again: LinkView };
	notice?: string;
	error?: string;
	shareHref?: string;
	signInForm?: { wishlistProductId?: string; lastWay?: SignInWay };
};
