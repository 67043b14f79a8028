import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { CustomChoice } from "../../../shared/domain/catalogue/customisation.ts";
import { failureDetails } from "../fetch.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { newFields } from "./baskets/line-fields.ts";
import { changedFields, LineRefused } from "./baskets/new-lines.ts";
import type { CataloguePort } from "./catalogue/catalogue.ts";
import { type CustomApiContext, customApi } from "./custom-api.ts";
import type { Shopper } from "./logins/sessions.ts";

type CustomPrice = { price: number; plain?: number };

export type CustomPricePort = {
	/**
	 * Returns the price of a customised product, "invalid" if this customisation is not allowed, or null if the platform returned no price
	 * (product-15).
	 */
	of(productId: string, custom: CustomChoice): Promise<CustomPrice | "invalid" | null>;
};

export const createCustomPrice = (
	cx: CustomApiContext,
	shopper: Shopper,
	catalogue: Pick<CataloguePort, "product">,
): CustomPricePort => ({
	async of(productId, custom) {
		const logMissing = (details: Record<string, unknown>): null => {
			cx.platform.log("warning", "commerce/custom-price", "Calculate price error", details);
			return null;
		};
		try {
			const product = await catalogue.product(productId);
			const fields = newFields(await changedFields(productId, custom, { product: async () => product }));
			const path = `custom-product-price/${encodeURIComponent(productId)}?locale=${localeTag(cx.locale)}`;
			const response = await customApi(cx, shopper)("product-api", path, fields);
			if (!response.ok) return logMissing(failureDetails(response));
			const { customPrice } = response.json as Record<string, unknown>;
			if (typeof customPrice !== "number") return logMissing({ kind: "malformed" });
			const variant = product?.variants.find(({ id }) => id === productId);
			return { price: customPrice, plain: variant?.price?.value };
		} catch (error) {
			if (error instanceof LineRefused) return "invalid";
			if (!isUnavailable(error)) throw error;
			return logMissing({ error });
		}
	},
});
