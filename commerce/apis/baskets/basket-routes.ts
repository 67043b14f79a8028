import { Hono } from "hono";
import type { CommerceHono } from "../../http.ts";
import { jsonBody } from "../../json-body.ts";
import { problem } from "../../problem.ts";
import { acceptParameters, type ParameterKinds } from "../query-parameters.ts";
import { change, ownBasket, ownBasketAlone } from "./basket-access.ts";
import { quotaExceeded, refusal, unsupportedCurrency } from "./basket-problems.ts";
import { basketChangeSchema, basketToCreateSchema } from "./basket-requests.ts";
import { deleteBasket, insertBasket, kindOf } from "./basket-store.ts";
import { filledBasket } from "./create-basket.ts";
import { viewOf } from "./pricing.ts";
import { defaultCurrency, isCurrencyOf } from "./site-currencies.ts";
import { updateBasket } from "./update-basket.ts";

/** The basket itself: create, read, update, delete. */
export function basketRoutes(parameters: {
	create: ParameterKinds;
	read: ParameterKinds;
}): Hono<CommerceHono> {
	const routes = new Hono<CommerceHono>();

	routes.post("/", acceptParameters(parameters.create), async (c) => {
		const request = await jsonBody(c, basketToCreateSchema, { emptyAs: {} });
		if ("refusal" in request) return request.refusal;
		const taxMode = c.req.query("taxMode") ?? "internal";
		if (taxMode !== "internal" && taxMode !== "external") {
			const detail = "The query parameter 'taxMode' is 'internal' or 'external'.";
			return problem(400, "bad-request", detail, { parameter: "taxMode" });
		}
		const { siteId } = c.get("shopper");
		const currency = request.body.currency ?? defaultCurrency(siteId);
		if (!isCurrencyOf(siteId, currency)) return unsupportedCurrency(currency);
		// The first version has neither the parameter nor, in effect, the property.
		const mayBeTemporary = "temporary" in parameters.create;
		const temporary =
			mayBeTemporary && (c.req.query("temporary") === "true" || request.body.temporaryBasket === true);
		const filled = await filledBasket(c, request.body, {
			temporary,
			currency,
			external: taxMode === "external",
			populate: c.req.query("populateCustomerDetails") === "true",
		});
		if ("refused" in filled) return refusal(c, filled.refused);
		const inserted = await insertBasket(c.env.DB, filled.ok);
		if ("existingIds" in inserted) return quotaExceeded(inserted.existingIds, kindOf(filled.ok));
		return c.json(await viewOf(c, inserted.ok));
	});

	routes.get("/:basketId", acceptParameters(parameters.read), async (c) => {
		const basket = await ownBasket(c);
		return basket instanceof Response ? basket : c.json(await viewOf(c, basket));
	});

	routes.patch("/:basketId", acceptParameters({ removeExternalTax: "boolean" }), async (c) => {
		const request = await jsonBody(c, basketChangeSchema, { emptyAs: {} });
		if ("refusal" in request) return request.refusal;
		const { currency } = request.body;
		const { siteId } = c.get("shopper");
		if (currency !== undefined && !isCurrencyOf(siteId, currency)) return unsupportedCurrency(currency);
		const keepsTaxes = c.req.query("removeExternalTax") === "false";
		return change(c, (basket) => updateBasket(basket, request.body, { keepsTaxes }));
	});

	routes.delete("/:basketId", acceptParameters({}), async (c) => {
		const basket = await ownBasketAlone(c);
		if (basket instanceof Response) return basket;
		await deleteBasket(c.env.DB, basket.id);
		return c.body(null, 204);
	});

	return routes;
}
