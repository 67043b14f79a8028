import { Hono } from "hono";
import { isTrusted, trustedClientsOnly } from "../../../auth/require-trusted-client.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { problem } from "../../../http/problem.ts";
import { basketChangeSchema, basketToCreateSchema } from "../../../records/baskets/basket-requests.ts";
import { deleteBasket, insertBasket, readKind } from "../../../records/baskets/basket-store.ts";
import { acceptParameters, type ParameterKinds } from "../../../requests/query-parameters.ts";
import { readExpand } from "../../products/catalogue-request.ts";
import { change, ownBasket, ownBasketAlone } from "../changes/basket-access.ts";
import { buildView, pricedBasket, promotionContext, readLanguage } from "../changes/basket-context.ts";
import { quotaExceeded, refusal, unsupportedCurrency } from "../changes/basket-problems.ts";
import { updateBasket } from "../changes/update-basket.ts";
import { defaultCurrency, isSiteCurrency } from "../rules/site-currencies.ts";
import { approachingDiscounts } from "../view/approaching-discounts.ts";
import { filledBasket } from "./create-basket.ts";

const EXPANDS = ["payment_references", "approaching_discounts"] as const;

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
		if (taxMode === "external" && !isTrusted(c.env, c.get("shopper"))) return trustedClientsOnly();
		const { siteId } = c.get("shopper");
		const currency = request.body.currency ?? defaultCurrency(siteId);
		if (!isSiteCurrency(siteId, currency)) return unsupportedCurrency(currency);
		const mayBeTemporary = "temporary" in parameters.create;
		const temporary =
			mayBeTemporary && (c.req.query("temporary") === "true" || request.body.temporaryBasket === true);
		const result = await filledBasket(c, request.body, {
			temporary,
			currency,
			external: taxMode === "external",
			populate: c.req.query("populateCustomerDetails") === "true",
		});
		if ("refused" in result) return refusal(c, result.refused);
		const insertion = await insertBasket(c.env.DB, result.ok);
		if ("existingIds" in insertion) return quotaExceeded(insertion.existingIds, readKind(result.ok));
		return c.json(await buildView(c, insertion.ok));
	});

	routes.get("/:basketId", acceptParameters(parameters.read), async (c) => {
		const expand = readExpand(c, EXPANDS, []);
		if (!expand.ok) return expand.response;
		const basket = await ownBasket(c);
		if (basket instanceof Response) return basket;
		if (!expand.has("approaching_discounts")) return c.json(await buildView(c, basket));
		const pendingContext = promotionContext(c, basket);
		const pricing = await pricedBasket(c, basket, pendingContext);
		const view = await buildView(c, basket, pricing);
		return c.json({
			...view,
			approachingDiscounts: approachingDiscounts(pricing, await pendingContext, readLanguage(c)),
		});
	});

	routes.patch("/:basketId", acceptParameters({ removeExternalTax: "boolean" }), async (c) => {
		const request = await jsonBody(c, basketChangeSchema, { emptyAs: {} });
		if ("refusal" in request) return request.refusal;
		const { currency } = request.body;
		const { siteId } = c.get("shopper");
		if (currency !== undefined && !isSiteCurrency(siteId, currency)) return unsupportedCurrency(currency);
		const keepsTaxes = c.req.query("removeExternalTax") === "false";
		return change(c, (basket) => updateBasket(basket, request.body, { keepsTaxes, now: new Date() }));
	});

	routes.delete("/:basketId", acceptParameters({}), async (c) => {
		const basket = await ownBasketAlone(c);
		if (basket instanceof Response) return basket;
		await deleteBasket(c.env.DB, basket.id);
		return c.body(null, 204);
	});

	return routes;
}
