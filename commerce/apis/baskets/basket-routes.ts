import { Hono } from "hono";
import type { CommerceHono } from "../../http.ts";
import { jsonBody } from "../../json-body.ts";
import { acceptParameters, type ParameterKinds } from "../query-parameters.ts";
import { change, ownBasket, ownBasketAlone } from "./basket-access.ts";
import { newDocument, type StoredBasket } from "./basket-document.ts";
import { quotaExceeded, refusal, unsupportedCurrency } from "./basket-problems.ts";
import { basketChangeSchema, basketToCreateSchema } from "./basket-requests.ts";
import { deleteBasket, insertBasket, kindOf, newId } from "./basket-store.ts";
import { withItems } from "./item-routes.ts";
import { withCustomChanges } from "./item-rules.ts";
import { viewOf } from "./pricing.ts";
import { defaultCurrency, isCurrencyOf } from "./site-currencies.ts";

/** The basket itself: create, read, update, delete. */
export function basketRoutes(parameters: {
	create: ParameterKinds;
	read: ParameterKinds;
}): Hono<CommerceHono> {
	const routes = new Hono<CommerceHono>();

	routes.post("/", acceptParameters(parameters.create), async (c) => {
		const request = await jsonBody(c, basketToCreateSchema, { emptyAs: {} });
		if ("refusal" in request) return request.refusal;
		const { siteId, customerId } = c.get("shopper");
		const currency = request.body.currency ?? defaultCurrency(siteId);
		if (!isCurrencyOf(siteId, currency)) return unsupportedCurrency(currency);
		const now = new Date().toISOString();
		// The first version has neither the parameter nor, in effect, the property.
		const mayBeTemporary = "temporary" in parameters.create;
		const temporary =
			mayBeTemporary && (c.req.query("temporary") === "true" || request.body.temporaryBasket === true);
		const start: StoredBasket = {
			id: newId(),
			siteId,
			customerId,
			temporary,
			agent: false,
			currency,
			revision: 0,
			created: now,
			modified: now,
			document: { ...newDocument(newId), custom: withCustomChanges({}, request.body.custom) },
		};
		const filled = await withItems(c, start, request.body.productItems ?? []);
		if ("refused" in filled) return refusal(c, filled.refused);
		const inserted = await insertBasket(c.env.DB, { ...start, document: filled.ok });
		if ("existingIds" in inserted) return quotaExceeded(inserted.existingIds, kindOf(start));
		return c.json(await viewOf(c, inserted.ok));
	});

	routes.get("/:basketId", acceptParameters(parameters.read), async (c) => {
		const basket = await ownBasket(c);
		return basket instanceof Response ? basket : c.json(await viewOf(c, basket));
	});

	routes.patch("/:basketId", acceptParameters({ removeExternalTax: "boolean" }), async (c) => {
		const request = await jsonBody(c, basketChangeSchema, { emptyAs: {} });
		if ("refusal" in request) return request.refusal;
		const { currency, custom } = request.body;
		const { siteId } = c.get("shopper");
		if (currency !== undefined && !isCurrencyOf(siteId, currency)) return unsupportedCurrency(currency);
		return change(c, ({ document, ...basket }) => ({
			ok: {
				currency: currency ?? basket.currency,
				document: { ...document, custom: withCustomChanges(document.custom, custom) },
			},
		}));
	});

	routes.delete("/:basketId", acceptParameters({}), async (c) => {
		const basket = await ownBasketAlone(c);
		if (basket instanceof Response) return basket;
		await deleteBasket(c.env.DB, basket.id);
		return c.body(null, 204);
	});

	return routes;
}
