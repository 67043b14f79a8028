import { isBanned } from "../../shared/domain/catalogue/availability.ts";
import { markupText } from "../../shared/domain/content/markup.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import type { ShopperPorts } from "../../worker/platform/commerce/shopper-ports.ts";
import { readMarkup } from "../../worker/platform/html/read-markup.ts";
import { buildHead } from "../../worker/present/head.ts";
import { GUEST_GROUPS } from "../../worker/present/images-and-prices.ts";
import { askedProduct, toProductSummary } from "../../worker/present/product-summary.ts";
import type { LoadResult } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitorOrGuest } from "../../worker/request/visitor.ts";
import { productPage } from "../product/loader.ts";

/**
 * Loads the note about a restricted product. Members of the product's groups get the product's page here, because the page at the product's
 * own address is shared (catalogue-4).
 */
export const loadRestriction = async (
	cx: PageContext,
	{ shopper, groups }: Pick<ShopperPorts, "shopper" | "groups">,
): Promise<LoadResult | null> => {
	const product = await askedProduct(cx);
	if (!product) return null;
	const { registered } = await readVisitorOrGuest(shopper);
	const { banningMessage, groupA: a, groupB: b } = product.details;
	if (registered && isBanned({ a, b }, GUEST_GROUPS)) {
		const own = await groups();
		if (!isBanned({ a, b }, own)) {
			const page = await productPage(product, cx, own);
			return { page: { ...page, cache: PRIVATE, head: { ...page.head, robots: "noindex, follow" } } };
		}
	}
	const text = banningMessage ? readMarkup(banningMessage, cx.paths) : [cx.t("restriction.text")];
	return {
		page: {
			kind: "product-note",
			data: {
				title: cx.t("product.restrictedTitle"),
				product: toProductSummary(product, cx),
				content: { kind: "restriction", text, registered },
			},
			status: 200,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("product.restrictedTitle"),
				description: markupText(text),
				robots: "noindex, follow",
			}),
		},
	};
};
