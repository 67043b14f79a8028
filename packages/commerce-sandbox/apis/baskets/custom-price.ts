import { Hono } from "hono";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { withJsonBody } from "../../http/json-body.ts";
import { fromMinor } from "../../money.ts";
import { type ItemRequest, itemSchema } from "../../records/baskets/basket-requests.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { localeOfRequest } from "../../requests/request-locale.ts";
import { countryByCode } from "../../settings/sites.ts";
import { pricedBasket } from "./changes/basket-context.ts";
import { filledBasket } from "./routes/create-basket.ts";
import { defaultCurrency } from "./rules/site-currencies.ts";

export const customPriceApp = new Hono<CommerceHono>();

const failure = { error: true, errorMessage: "Calculate price error" };

customPriceApp.post(
	"/custom/product-api/v1/organizations/:org/custom-product-price/:c_productId",
	requireShopper,
	acceptParameters({}),
	withJsonBody(
		itemSchema,
		async (c, body) => {
			const { siteId } = c.get("shopper");
			const country = countryByCode(localeOfRequest(c).slice(3).toUpperCase());
			const currency = country?.siteId === siteId ? country.currency : defaultCurrency(siteId);
			const item: ItemRequest = { ...body, productId: c.req.param("c_productId") ?? "", quantity: 1 };
			const options = { temporary: true, currency, external: false, populate: false };
			const result = await filledBasket(c, { productItems: [item], custom: {} }, options);
			if ("refused" in result) return c.json(failure);
			const [line] = (await pricedBasket(c, result.ok)).lines;
			return c.json(
				line
					? { error: false, customPrice: fromMinor(line.priceAfterItemDiscount, currency), currency }
					: failure,
			);
		},
		{ emptyAs: {} },
	),
);
