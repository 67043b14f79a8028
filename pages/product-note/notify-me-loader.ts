import type { NotifyMeErrorCode } from "../../shared/contracts/shopper-api.ts";
import { isNotifyPageType } from "../../shared/domain/product/notify-me.ts";
import { notifyMeWords } from "../../shared/i18n/notify-me-words.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import type { ShopperPorts } from "../../worker/platform/commerce/shopper-ports.ts";
import { buildHead } from "../../worker/present/head.ts";
import { askedProduct, sizeOfVariant, toProductSummary } from "../../worker/present/product-summary.ts";
import type { LoadResult } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitorOrGuest } from "../../worker/request/visitor.ts";

const ERRORS: ReadonlySet<string | null> = new Set(["invalidEmail", "unknownProduct", "unavailable"]);
const readFormError = (key: string | null): { error?: NotifyMeErrorCode } =>
	ERRORS.has(key) ? { error: key as NotifyMeErrorCode } : {};

export const loadNotifyMe = async (
	cx: PageContext,
	{ shopper }: Pick<ShopperPorts, "shopper">,
): Promise<LoadResult | null> => {
	const product = await askedProduct(cx);
	if (!product) return null;
	const productId = cx.search.get("productId") ?? "";
	const pageType = cx.search.get("pageType");
	const { registered } = await readVisitorOrGuest(shopper);
	const name = [product.name, sizeOfVariant(product, productId, cx)].filter(Boolean).join(", ");
	const words = notifyMeWords(cx.t, name, registered);
	return {
		page: {
			kind: "product-note",
			data: {
				title: cx.t("notifyMe.title"),
				product: toProductSummary(product, cx),
				content: {
					kind: "notifyMe",
					action: cx.paths.notifyMe(),
					request: { productId, pageType: isNotifyPageType(pageType) ? pageType : "pdp" },
					words,
					registered,
					isSaved: cx.search.get("notice") === "saved",
					...readFormError(cx.search.get("error")),
				},
			},
			status: 200,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("notifyMe.title"),
				description: words.text,
				robots: "noindex, follow",
			}),
		},
	};
};
