import { formatPrice } from "@vetrina/shop-rules/price/price.ts";
import { Hono } from "hono";
import { type CustomPriceResponse, customPriceBody } from "../../shared/contracts/shopper-api.ts";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import type { ApiEnv } from "./api-env.ts";
import { fail, validate } from "./respond.ts";

export const customPriceApp = new Hono<ApiEnv>().post("/", validate("json", customPriceBody), async (c) => {
	const { customPrice, view } = c.get("api");
	const { productId, custom } = c.req.valid("json");
	const quote = await customPrice.of(productId, custom);
	if (quote === "invalid") return fail(c, "customisation");
	if (quote === null) return fail(c, "unavailable");
	const { t } = readTexts(view.locale);
	const { rules, type } = view.prices;
	const text =
		quote.price === quote.plain
			? t("custom.free")
			: t("custom.price", { price: formatPrice(quote.price, rules, type) });
	return c.json<CustomPriceResponse, 200>({ ok: true, text }, 200);
});
