import { Hono } from "hono";
import type { CommerceHono } from "../../http.ts";
import { jsonBody } from "../../json-body.ts";
import { acceptParameters } from "../query-parameters.ts";
import { changeDocument } from "./basket-access.ts";
import type { BasketDocument, StoredBasket } from "./basket-document.ts";
import { type ItemRequest, itemSchema, itemsSchema } from "./basket-requests.ts";
import { newId } from "./basket-store.ts";
import { addItems, changeItem, type ItemContext, removeItem } from "./item-rules.ts";
import type { Outcome } from "./outcome.ts";
import { type BasketContext, pricedBasket, productsFor } from "./pricing.ts";

/** Product lines: `/items`. */
export const itemRoutes = new Hono<CommerceHono>();

const CHANGE = { removeExternalTax: "boolean" } as const;
const idsOf = (requests: readonly ItemRequest[]): string[] =>
	requests.flatMap(({ productId }) => productId ?? []);

/** What the rules need to know: the products of the basket and of the request, and the gifts on offer where one is asked for. */
async function contextFor(
	c: BasketContext,
	basket: StoredBasket,
	requests: readonly ItemRequest[],
): Promise<ItemContext> {
	const ids = [...basket.document.items.map((item) => item.productId), ...idsOf(requests)];
	const products = await productsFor(c, basket.currency, ids);
	const isBonus =
		requests.some((request) => request.bonusDiscountLineItemId !== undefined) ||
		basket.document.items.some((item) => item.bonusDiscountLineItemId !== undefined);
	const offers = isBonus ? (await pricedBasket(c, basket)).bonusOffers : [];
	return { products, currency: basket.currency, newItemId: newId, offers };
}

/** A basket with items added, all or none. */
export async function withItems(
	c: BasketContext,
	basket: StoredBasket,
	added: readonly ItemRequest[],
): Promise<Outcome<BasketDocument>> {
	if (added.length === 0) return { ok: basket.document };
	return addItems(basket.document, added, await contextFor(c, basket, added));
}

itemRoutes.post("/", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, itemsSchema);
	if ("refusal" in request) return request.refusal;
	return changeDocument(c, (basket) => withItems(c, basket, request.body), idsOf(request.body));
});

itemRoutes.patch("/", acceptParameters(CHANGE), async (c) => {
	const request = await jsonBody(c, itemsSchema);
	if ("refusal" in request) return request.refusal;
	return changeDocument(
		c,
		async (basket) => {
			const context = await contextFor(c, basket, request.body);
			let outcome: Outcome<BasketDocument> = { ok: basket.document };
			for (const one of request.body) {
				if ("refused" in outcome) break;
				outcome = changeItem(outcome.ok, one.itemId ?? "", one, context);
			}
			return outcome;
		},
		idsOf(request.body),
	);
});

itemRoutes.patch("/:itemId", acceptParameters(CHANGE), async (c) => {
	const request = await jsonBody(c, itemSchema);
	if ("refusal" in request) return request.refusal;
	const { body } = request;
	return changeDocument(
		c,
		async (basket) =>
			changeItem(basket.document, c.req.param("itemId"), body, await contextFor(c, basket, [body])),
		idsOf([body]),
	);
});

itemRoutes.delete("/:itemId", acceptParameters({}), (c) =>
	changeDocument(c, (basket) => removeItem(basket.document, c.req.param("itemId"))),
);
