import { Hono } from "hono";
import { changeBasket, keepingCurrency, ownBasketAlone } from "../../apis/baskets/changes/basket-access.ts";
import type { BasketContext } from "../../apis/baskets/changes/basket-context.ts";
import { itemRefusal } from "../../apis/baskets/rules/document-parts.ts";
import { requireShopper } from "../../auth/require-shopper.ts";
import { requireTrustedClient } from "../../auth/require-trusted-client.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import type { BasketDocument, ExternalTax } from "../../records/baskets/basket-document.ts";
import { taxesSchema, taxItemsSchema } from "../../records/baskets/checkout-requests.ts";
import { type Outcome, refuse } from "../../records/baskets/outcome.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";

export const taxRoutes = new Hono<CommerceHono>();

taxRoutes.use("/taxes", requireShopper, requireTrustedClient);
taxRoutes.use("/items/:itemId/taxes", requireShopper, requireTrustedClient);

const WRONG_MODE = "The basket's taxes are worked out by the platform.";

taxRoutes.get("/taxes", acceptParameters({}), async (c) => {
	const basket = await ownBasketAlone(c);
	if (basket instanceof Response) return basket;
	const { externalTaxes } = basket.document;
	if (!externalTaxes) return problem(409, "invalid-tax-mode", WRONG_MODE);
	const taxes = Object.entries(externalTaxes).map(([id, taxItems]) => [id, { taxItems }]);
	return c.json({ taxes: Object.fromEntries(taxes) });
});

taxRoutes.put("/taxes", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, taxesSchema);
	if ("refusal" in request) return request.refusal;
	const taxes = Object.entries(request.body.taxes).map(([id, { taxItems }]) => [id, taxItems] as const);
	return setTaxes(c, taxes);
});

taxRoutes.put("/items/:itemId/taxes", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, taxItemsSchema);
	if ("refusal" in request) return request.refusal;
	return setTaxes(c, [[c.req.param("itemId"), request.body.taxItems]]);
});

async function setTaxes(
	c: BasketContext,
	taxes: readonly (readonly [itemId: string, ExternalTax[]])[],
): Promise<Response> {
	const basket = await changeBasket(c, (storedBasket) =>
		keepingCurrency(storedBasket, ({ document }) => withTaxes(document, taxes)),
	);
	return basket instanceof Response ? basket : c.body(null, 204);
}

function withTaxes(
	document: BasketDocument,
	taxes: readonly (readonly [itemId: string, ExternalTax[]])[],
): Outcome<BasketDocument> {
	if (!document.externalTaxes) return refuse("invalid-tax-mode", WRONG_MODE, undefined, 409);
	const itemIds = new Set([
		...document.items.map(({ itemId }) => itemId),
		...document.shipments.map(({ shippingItemId }) => shippingItemId),
		...document.giftCertificates.map(({ giftCertificateItemId }) => giftCertificateItemId),
	]);
	const unknownTax = taxes.find(([id]) => !itemIds.has(id));
	if (unknownTax) return itemRefusal(unknownTax[0], 404);
	return {
		ok: { ...document, externalTaxes: { ...document.externalTaxes, ...Object.fromEntries(taxes) } },
	};
}
