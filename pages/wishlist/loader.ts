import { bareProductPath, isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { LinkView } from "../../shared/contracts/views.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import { type WishlistItem, wishlistProductId } from "../../shared/domain/wishlist/wishlist.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { soon } from "../../worker/cache/single-flight.ts";
import type { ShopperPorts } from "../../worker/platform/commerce/shopper-ports.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { accountNavigation } from "../../worker/present/account-navigation.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toCustomerView, toWishlistView } from "../../worker/present/wishlist-view.ts";
import type { LoadResult, PageVisitor } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { WishlistData } from "./contract.ts";
import { toWishlistTiles } from "./wishlist-tiles.ts";

const MESSAGES = new Set([
	"wishlistAdded",
	"wishlistRemoved",
	"wishlistMoved",
	"wishlistFull",
	"wishlistItemGone",
	"signedIn",
	"registered",
	"passwordChanged",
	"signedOut",
	"accountDeleted",
	"wishlistSignIn",
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
export const formMessages = ({ search }: PageContext) => {
	const readMessage = (name: string): string | undefined => {
		const value = search.get(name);
		return value !== null && MESSAGES.has(value) ? value : undefined;
	};
	const item = search.get("wishlistProductId") ?? "";
	return {
		notice: readMessage("notice"),
		error: readMessage("error"),
		wishlistProductId: isProductId(item) ? item : undefined,
	};
};

const loadProductsOrNull = async (
	items: readonly WishlistItem[],
	cx: PageContext,
): Promise<Product[] | null> => {
	try {
		return await soon(cx.catalogue.products([...new Set(items.map(wishlistProductId))]));
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return null;
	}
};

const toProductSummary = (item: WishlistItem, cx: PageContext): LinkView => {
	const id = wishlistProductId(item);
	return { label: cx.t("resting.item", { id }), href: cx.paths.product(bareProductPath(id)) };
};

const buildResting = (cx: PageContext): WishlistData["resting"] => ({
	text: cx.t("resting.wishlist"),
	again: { label: cx.t("resting.again"), href: cx.paths.wishlist() },
});

export const loadWishlist = async (
	cx: PageContext,
	{ shopper, wishlist, groups, lastSignIn }: ShopperPorts & Pick<PageVisitor, "lastSignIn">,
): Promise<LoadResult> => {
	const items = await wishlist.items();
	// The visitor is read after the items, because the platform's response may have ended the session.
	const visitor = await readVisitor(shopper);
	const products = await loadProductsOrNull(items, cx);
	const { wishlistProductId: requestedId, ...messages } = formMessages(cx);
	const view = toWishlistView(items, visitor, cx.settings);
	const byId = new Map((products ?? []).map((product) => [product.id, product]));
	const foundItems: { item: WishlistItem; product: Product }[] = [];
	const goneItems: WishlistData["goneItems"] = [];
	for (const item of items.toReversed()) {
		const product = byId.get(wishlistProductId(item));
		if (product) foundItems.push({ item, product });
		else goneItems.push({ itemId: item.id, link: products ? undefined : toProductSummary(item, cx) });
	}
	return {
		page: {
			kind: "wishlist",
			data: {
				navigation: visitor.registered ? accountNavigation(cx, "wishlist") : undefined,
				customer: toCustomerView(visitor),
				wishlist: view,
				tiles: await toWishlistTiles(foundItems, cx, visitor.registered ? await groups() : []),
				goneItems,
				resting: products ? undefined : buildResting(cx),
				shareHref: cx.settings.sharingEnabled && items.length > 0 ? cx.paths.at("share") : undefined,
				signInForm: view.may ? undefined : { wishlistProductId: requestedId, lastWay: lastSignIn },
				...messages,
			},
			// If the products could not be loaded, the response is an error, so that items do not seem to be gone.
			status: products ? 200 : 503,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("wishlist.title"),
				description: cx.t("wishlist.emptyHint"),
				robots: "noindex, follow",
			}),
		},
	};
};
