import { Hono } from "hono";
import type { CommerceHono } from "../../http.ts";
import { jsonBody } from "../../json-body.ts";
import { acceptParameters, type ParameterKinds } from "../query-parameters.ts";
import { requireShopper } from "../slas/require-shopper.ts";
import { change, changeItems, ownBasket } from "./basket-access.ts";
import { type BasketDocument, type CustomProperties, emptyDocument } from "./basket-document.ts";
import { invalidCustomer, quotaExceeded, refusal, unsupportedCurrency } from "./basket-problems.ts";
import {
	basketChangeSchema,
	basketToCreateSchema,
	itemChangeSchema,
	itemChangesSchema,
	itemsToAddSchema,
} from "./basket-requests.ts";
import { changeItem, type Outcome, removeItem } from "./basket-rules.ts";
import { basketsOfCustomer, deleteBasket, insertBasket, newId } from "./basket-store.ts";
import { itemContext, viewOf, withItems } from "./price-basket.ts";
import { defaultCurrency, isCurrencyOf } from "./site-currencies.ts";

/** Shopper Baskets, v1 and v2: the operations here answer the same in both. */
export const basketsApp = new Hono<CommerceHono>();

/** Tax modes and what is kept of them have no effect before taxes are calculated. */
const CHANGE: ParameterKinds = { removeExternalTax: "boolean" };
const VERSIONS = {
	v1: { create: { taxMode: "text" }, read: {} },
	v2: {
		create: { taxMode: "text", temporary: "boolean", populateCustomerDetails: "boolean" },
		read: { expand: "list" },
	},
} satisfies Record<string, Record<string, ParameterKinds>>;

for (const [version, parameters] of Object.entries(VERSIONS)) {
	basketsApp.route(
		`/checkout/shopper-baskets/${version}/organizations/:org/baskets`,
		basketRoutes(parameters),
	);
}

const customerBaskets = "/customer/shopper-customers/v1/organizations/:org/customers/:customerId/baskets";
basketsApp.use(customerBaskets, requireShopper, acceptParameters({}));
basketsApp.get(customerBaskets, async (c) => {
	const { siteId, customerId } = c.get("shopper");
	if (c.req.param("customerId") !== customerId) return invalidCustomer();
	const baskets = await basketsOfCustomer(c.env.DB, siteId, customerId);
	return c.json({
		baskets: await Promise.all(baskets.map((basket) => viewOf(c, basket))),
		total: baskets.length,
	});
});

function basketRoutes(parameters: { create: ParameterKinds; read: ParameterKinds }): Hono<CommerceHono> {
	const routes = new Hono<CommerceHono>();
	routes.use(requireShopper);

	routes.post("/", acceptParameters(parameters.create), async (c) => {
		const request = await jsonBody(c, basketToCreateSchema, { emptyAs: {} });
		if ("refusal" in request) return request.refusal;
		const { siteId, customerId } = c.get("shopper");
		const currency = request.body.currency ?? defaultCurrency(siteId);
		if (!isCurrencyOf(siteId, currency)) return unsupportedCurrency(currency);
		const start = { ...emptyDocument, custom: request.body.custom };
		const filled = await withItems(c, start, request.body.productItems ?? [], currency);
		if ("refused" in filled) return refusal(c, filled.refused);
		const now = new Date().toISOString();
		// The first version has neither the parameter nor, in effect, the property.
		const mayBeTemporary = "temporary" in parameters.create;
		const temporary =
			mayBeTemporary && (c.req.query("temporary") === "true" || request.body.temporaryBasket === true);
		const id = newId();
		const inserted = await insertBasket(c.env.DB, {
			id,
			siteId,
			customerId,
			temporary,
			currency,
			created: now,
			modified: now,
			document: filled.ok,
		});
		if ("existingIds" in inserted) return quotaExceeded(inserted.existingIds, temporary);
		return c.json(await viewOf(c, inserted.ok));
	});

	routes.get("/:basketId", acceptParameters(parameters.read), async (c) => {
		const basket = await ownBasket(c);
		return basket instanceof Response ? basket : c.json(await viewOf(c, basket));
	});

	routes.patch("/:basketId", acceptParameters(CHANGE), async (c) => {
		const request = await jsonBody(c, basketChangeSchema, { emptyAs: {} });
		if ("refusal" in request) return request.refusal;
		const { currency, custom } = request.body;
		const { siteId } = c.get("shopper");
		if (currency !== undefined && !isCurrencyOf(siteId, currency)) return unsupportedCurrency(currency);
		return change(c, async (basket) => ({
			ok: {
				currency: currency ?? basket.currency,
				document: { ...basket.document, custom: withoutNulls({ ...basket.document.custom, ...custom }) },
			},
		}));
	});

	routes.delete("/:basketId", acceptParameters({}), async (c) => {
		const basket = await ownBasket(c);
		if (basket instanceof Response) return basket;
		await deleteBasket(c.env.DB, basket.id);
		return c.body(null, 204);
	});

	routes.post("/:basketId/items", acceptParameters({}), async (c) => {
		const request = await jsonBody(c, itemsToAddSchema);
		if ("refusal" in request) return request.refusal;
		return changeItems(c, (basket) => withItems(c, basket.document, request.body, basket.currency));
	});

	routes.patch("/:basketId/items", acceptParameters(CHANGE), async (c) => {
		const request = await jsonBody(c, itemChangesSchema);
		if ("refusal" in request) return request.refusal;
		return changeItems(c, async (basket) => {
			const ids = [
				...basket.document.items.map((item) => item.productId),
				...request.body.flatMap((one) => one.productId ?? []),
			];
			const context = await itemContext(c, basket.currency, ids);
			let outcome: Outcome<BasketDocument> = { ok: basket.document };
			for (const one of request.body) {
				if ("refused" in outcome) break;
				outcome = changeItem(outcome.ok, one.itemId ?? "", one, context);
			}
			return outcome;
		});
	});

	routes.patch("/:basketId/items/:itemId", acceptParameters(CHANGE), async (c) => {
		const request = await jsonBody(c, itemChangeSchema);
		if ("refusal" in request) return request.refusal;
		return changeItems(c, async (basket) => {
			const ids = [
				...basket.document.items.map((item) => item.productId),
				...(request.body.productId ? [request.body.productId] : []),
			];
			return changeItem(
				basket.document,
				c.req.param("itemId"),
				request.body,
				await itemContext(c, basket.currency, ids),
			);
		});
	});

	routes.delete("/:basketId/items/:itemId", acceptParameters({}), (c) =>
		changeItems(c, async (basket) => removeItem(basket.document, c.req.param("itemId"))),
	);

	return routes;
}

/** A custom property that is set to null is taken away. */
function withoutNulls(custom: CustomProperties): CustomProperties {
	return Object.fromEntries(Object.entries(custom).filter(([, value]) => value !== null));
}
