import type { Product } from "../../shared/domain/catalogue.ts";
import { type Wish, wishedId } from "../../shared/domain/wishlist.ts";
import type { ShopperPorts } from "../platform/commerce/shopper-ports.ts";
import { headOf, type LoadResult, type PageContext, PRIVATE } from "./page-loader.ts";
import { toCustomerView, toWishlistView, toWishTiles, visitorOf } from "./wishlist-view.ts";

/** Message keys that a form's redirect may bring back (`?notice=wishlistAdded`); anything else is not shown. */
const MESSAGES = new Set([
	"wishlistAdded",
	"wishlistRemoved",
	"wishlistMoved",
	"wishlistFull",
	"wishGone",
	"signedIn",
	"signedOut",
	"wishSignIn",
	"maxQuantity",
	"notAvailable",
	"noPrice",
	"unknownProduct",
	"unavailable",
	"invalid",
	"wrongPassword",
	"tooManyTries",
	"tooSoon",
]);
/** What a form's redirect may bring along; a wish is an id, and is looked up before anything is done with it. */
export const formMessages = ({ search }: PageContext) => {
	const known = (name: string): string | undefined => {
		const value = search.get(name);
		return value !== null && MESSAGES.has(value) ? value : undefined;
	};
	const wish = search.get("wish") ?? "";
	return {
		notice: known("notice"),
		error: known("error"),
		...(/^[\w-]{1,64}$/.test(wish) ? { wish } : {}),
	};
};

/** The shopper's own page: rendered with the wishes in it, so that it works without JavaScript; never shared. */
export const loadWishlist = async (
	cx: PageContext,
	{ shopper, wishlist, groups }: ShopperPorts,
): Promise<LoadResult> => {
	const wishes = await wishlist.wishes();
	// After the platform has seen the session: it may not be one any more.
	const visitor = await visitorOf(shopper);
	const products = await cx.catalogue.products([...new Set(wishes.map(wishedId))]);
	const byId = new Map(products.map((product) => [product.id, product]));
	const kept: { wish: Wish; product: Product }[] = [];
	const gone: { itemId: string }[] = [];
	// What was wished for last comes first.
	for (const wish of wishes.toReversed()) {
		const product = byId.get(wishedId(wish));
		if (product) kept.push({ wish, product });
		else gone.push({ itemId: wish.id });
	}
	return {
		page: {
			kind: "wishlist",
			data: {
				customer: toCustomerView(visitor),
				wishlist: toWishlistView(wishes, visitor, cx.settings),
				tiles: await toWishTiles(kept, cx, visitor.registered ? await groups() : []),
				gone,
				...formMessages(cx),
			},
			status: 200,
			cache: PRIVATE,
			head: headOf(cx, {
				title: cx.t("wishlist.title"),
				description: cx.t("wishlist.emptyHint"),
				robots: "noindex, follow",
			}),
		},
	};
};
