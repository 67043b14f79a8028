import { markupText } from "../../shared/domain/markup.ts";
import type { ShopperPorts } from "../platform/commerce/shopper-ports.ts";
import { readMarkup } from "../platform/html/read-markup.ts";
import { headOf, type LoadResult, type PageContext, PRIVATE } from "./page-loader.ts";
import { askedProduct, toPiece } from "./piece.ts";
import { visitorOf } from "./wishlist-view.ts";

/** Why a banned product cannot be bought (S1 §4), for those without JavaScript: what the popup says. */
export const loadRestriction = async (
	cx: PageContext,
	{ shopper }: Pick<ShopperPorts, "shopper">,
): Promise<LoadResult | null> => {
	const product = await askedProduct(cx);
	if (!product) return null;
	const { banningMessage } = product.details;
	const text = banningMessage ? readMarkup(banningMessage, cx.paths) : [cx.t("restriction.text")];
	return {
		page: {
			kind: "piece",
			data: {
				title: cx.t("product.restrictedTitle"),
				piece: toPiece(product, cx),
				content: { kind: "restriction", text, registered: (await visitorOf(shopper)).registered },
			},
			status: 200,
			cache: PRIVATE,
			head: headOf(cx, {
				title: cx.t("product.restrictedTitle"),
				description: markupText(text),
				robots: "noindex, follow",
			}),
		},
	};
};
