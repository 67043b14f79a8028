import { Hono } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import type { BasketDocument, StoredBasket } from "../../../records/baskets/basket-document.ts";
import { type ItemRequest, itemSchema, itemsSchema } from "../../../records/baskets/basket-requests.ts";
import { newId } from "../../../records/baskets/basket-store.ts";
import type { Outcome } from "../../../records/baskets/outcome.ts";
import { acceptParameters } from "../../../requests/query-parameters.ts";
import { changeDocument } from "../changes/basket-access.ts";
import { type BasketContext, pricedBasket, productsFor } from "../changes/basket-context.ts";
import { withoutLapsedGifts } from "../rules/bonus-rules.ts";
import { addItems, changeItem, type ItemContext, removeItem } from "../rules/item-rules.ts";

export const itemRoutes = new Hono<CommerceHono>();

const CHANGE = { removeExternalTax: "boolean" } as const;
const listProductIds = (requests: readonly ItemRequest[]): string[] =>
	requests.flatMap(({ productId }) => productId ?? []);

async function contextFor(
	c: BasketContext,
	basket: StoredBasket,
	requests: readonly ItemRequest[],
): Promise<{ document: BasketDocument; context: ItemContext }> {
	const { document, currency } = basket;
	const ids = [...document.items.map((item) => item.productId), ...listProductIds(requests)];
	const products = await productsFor(c, currency, ids);
	const isBonus = [...requests, ...document.items].some((one) => one.bonusDiscountLineItemId !== undefined);
	const offers = isBonus ? (await pricedBasket(c, basket)).bonusOffers : [];
	return {
		document: isBonus ? withoutLapsedGifts(document, offers) : document,
		context: { products, currency, newItemId: newId, offers },
	};
}

export async function withItems(
	c: BasketContext,
	basket: StoredBasket,
	requests: readonly ItemRequest[],
): Promise<Outcome<BasketDocument>> {
	if (requests.length === 0) return { ok: basket.document };
	const { document, context } = await contextFor(c, basket, requests);
	return addItems(document, requests, context);
}

async function withChanges(
	c: BasketContext,
	basket: StoredBasket,
	changes: readonly (ItemRequest & { itemId: string })[],
): Promise<Outcome<BasketDocument>> {
	const { document, context } = await contextFor(c, basket, changes);
	let outcome: Outcome<BasketDocument> = { ok: document };
	for (const change of changes) {
		if ("refused" in outcome) break;
		outcome = changeItem(outcome.ok, change.itemId, change, context);
	}
	return outcome;
}

itemRoutes.post("/", acceptParameters({}), async (c) => {
	const request = await jsonBody(c, itemsSchema);
	if ("refusal" in request) return request.refusal;
	return changeDocument(c, (basket) => withItems(c, basket, request.body), listProductIds(request.body));
});

itemRoutes.patch("/", acceptParameters(CHANGE), async (c) => {
	const request = await jsonBody(c, itemsSchema);
	if ("refusal" in request) return request.refusal;
	const changes = request.body.map((one) => ({ ...one, itemId: one.itemId ?? "" }));
	return changeDocument(c, (basket) => withChanges(c, basket, changes), listProductIds(request.body));
});

itemRoutes.patch("/:itemId", acceptParameters(CHANGE), async (c) => {
	const request = await jsonBody(c, itemSchema);
	if ("refusal" in request) return request.refusal;
	const change = { ...request.body, itemId: c.req.param("itemId") };
	return changeDocument(c, (basket) => withChanges(c, basket, [change]), listProductIds([change]));
});

itemRoutes.delete("/:itemId", acceptParameters({}), (c) =>
	changeDocument(c, (basket) => removeItem(basket.document, c.req.param("itemId"))),
);
