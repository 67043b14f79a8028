import type { LinkView } from "../../shared/contracts/views.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import { bareProductPath, isProductId } from "../../shared/domain/catalogue/product-id.ts";
import { type Wish, wishedId } from "../../shared/domain/wishlist/wishlist.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { soon } from "../../worker/cache/single-flight.ts";
import { headOf, type LoadResult, type PageContext } from "../../worker/pages/page-loader.ts";
import type { ShopperPorts } from "../../worker/platform/commerce/shopper-ports.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import {
	toCustomerView,
	toWishlistTiles,
	toWishlistView,
	visitorOf,
} from "../../worker/views/wishlist-view.ts";
import type { WishlistData } from "./contract.ts";

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
	"noSignIn",
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
		wish: isProductId(wish) ? wish : undefined,
	};
};

/** Null while the platform does not say what they are; the wishes themselves are another API's. */
const productsOf = async (wishes: readonly Wish[], cx: PageContext): Promise<Product[] | null> => {
	try {
		return await soon(cx.catalogue.products([...new Set(wishes.map(wishedId))]));
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return null;
	}
};

/** Its page may still be cached while its name is not known. */
const toProductSummary = (wish: Wish, cx: PageContext): LinkView => {
	const id = wishedId(wish);
	return { label: cx.t("resting.wish", { id }), href: cx.paths.product(bareProductPath(id)) };
};

const restingOf = (cx: PageContext): WishlistData["resting"] => ({
	text: cx.t("resting.wishes"),
	again: { label: cx.t("resting.again"), href: cx.paths.wishlist() },
});

/** The shopper's own page: rendered with the wishes in it, so that it works without JavaScript; never shared. */
export const loadWishlist = async (
	cx: PageContext,
	{ shopper, wishlist, groups }: ShopperPorts,
): Promise<LoadResult> => {
	const wishes = await wishlist.wishes();
	// After the platform has seen the session: it may not be one any more.
	const visitor = await visitorOf(shopper);
	const products = await productsOf(wishes, cx);
	const byId = new Map((products ?? []).map((product) => [product.id, product]));
	const kept: { wish: Wish; product: Product }[] = [];
	const gone: WishlistData["gone"] = [];
	// What was wished for last comes first.
	for (const wish of wishes.toReversed()) {
		const product = byId.get(wishedId(wish));
		if (product) kept.push({ wish, product });
		else gone.push({ itemId: wish.id, piece: products ? undefined : toProductSummary(wish, cx) });
	}
	return {
		page: {
			kind: "wishlist",
			data: {
				customer: toCustomerView(visitor),
				wishlist: toWishlistView(wishes, visitor, cx.settings),
				tiles: await toWishlistTiles(kept, cx, visitor.registered ? await groups() : []),
				gone,
				resting: products ? undefined : restingOf(cx),
				...formMessages(cx),
			},
			// A shopper must not read that an item is gone only because it could not be loaded.
			status: products ? 200 : 503,
			cache: PRIVATE,
			head: headOf(cx, {
				title: cx.t("wishlist.title"),
				description: cx.t("wishlist.emptyHint"),
				robots: "noindex, follow",
			}),
		},
	};
};
