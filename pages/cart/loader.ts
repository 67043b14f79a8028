import { PRIVATE } from "../../worker/cache/policies.ts";
import { headOf, type LoadResult, type PageContext } from "../../worker/pages/page-loader.ts";
import type { BasketPort } from "../../worker/platform/commerce/baskets/baskets.ts";
import { toBasketView } from "../../worker/views/basket-view.ts";

/** Message keys that a form's redirect may bring back (`?error=maxQuantity`); anything else is not shown. */
const MESSAGES = new Set([
	"maxQuantity",
	"notAvailable",
	"noPrice",
	"unknownProduct",
	"itemGone",
	"customisation",
	"unavailable",
	"invalid",
	"chooseSize",
	"added",
	"removed",
	"updated",
	"itemsDropped",
	"wishlistMoved",
]);
const known = (value: string | null): string | undefined =>
	value !== null && MESSAGES.has(value) ? value : undefined;

/** The shopper's own page: rendered with the basket in it, so that it works without JavaScript; never shared. */
export const loadCart = async (
	cx: PageContext,
	{ baskets }: { baskets: BasketPort },
): Promise<LoadResult> => {
	const basket = await baskets.get();
	return {
		page: {
			kind: "cart",
			data: {
				basket: toBasketView(basket, cx),
				notice: known(cx.search.get("notice")),
				error: known(cx.search.get("error")),
			},
			status: 200,
			cache: PRIVATE,
			// To a crawler it is a page like others, and always empty: nothing of a shopper can be found in it.
			head: headOf(cx, {
				title: cx.t("cart.title"),
				description: cx.t("cart.emptyHint"),
				canonical: "/cart",
			}),
		},
	};
};
