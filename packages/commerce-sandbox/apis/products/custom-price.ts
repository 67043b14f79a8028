import { Hono } from "hono";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { countryByCode } from "../../settings/sites.ts";
import { fromMinor } from "../baskets/pricing/money.ts";
import { pricedBasket } from "../baskets/pricing/pricing.ts";
import { type ItemRequest, itemSchema } from "../baskets/routes/basket-requests.ts";
import { defaultCurrency } from "../baskets/rules/site-currencies.ts";
import { filledBasket } from "../baskets/store/create-basket.ts";
import { acceptParameters } from "../query-parameters.ts";
import { localeOfRequest } from "../request-locale.ts";
import { requireShopper } from "../slas/require-shopper.ts";

/** What a product costs this shopper as they want it made, by the rules of a basket that is not kept (cloud-31). */
export const customPriceApp = new Hono<CommerceHono>();

const failure = { error: true, errorMessage: "Calculate price error" };

customPriceApp.post(
	"/custom/product-api/v1/organizations/:org/custom-product-price/:c_productId",
	requireShopper,
	acceptParameters({}),
	async (c) => {
		const read = await jsonBody(c, itemSchema, { emptyAs: {} });
		if ("refusal" in read) return read.refusal;
		const { siteId } = c.get("shopper");
		const country = countryByCode(localeOfRequest(c).slice(3).toUpperCase());
		const currency = country?.siteId === siteId ? country.currency : defaultCurrency(siteId);
		const item: ItemRequest = { ...read.body, productId: c.req.param("c_productId"), quantity: 1 };
		const options = { temporary: true, currency, external: false, populate: false };
		const filled = await filledBasket(c, { productItems: [item], custom: {} }, options);
		if ("refused" in filled) return c.json(failure);
		const [line] = (await pricedBasket(c, filled.ok)).lines;
		return c.json(
			line
				? { error: false, customPrice: fromMinor(line.priceAfterItemDiscount, currency), currency }
				: failure,
		);
	},
);
