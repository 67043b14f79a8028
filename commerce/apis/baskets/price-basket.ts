import type { Context } from "hono";
import type { CommerceHono } from "../../http.ts";
import type { BasketDocument, StoredBasket } from "./basket-document.ts";
import type { BasketProduct } from "./basket-product.ts";
import type { ItemToAdd } from "./basket-requests.ts";
import { addItems, type ItemContext, type Outcome } from "./basket-rules.ts";
import { newId } from "./basket-store.ts";
import { type BasketView, basketView } from "./basket-view.ts";
import { loadProducts } from "./load-products.ts";

type BasketContext = Context<CommerceHono>;

// A change prices the basket twice, for its rules and for its answer: what one request has loaded, it keeps.
const loadedByRequest = new WeakMap<Request, Map<string, Map<string, BasketProduct>>>();

async function productsOf(
	c: BasketContext,
	currency: string,
	productIds: string[],
): Promise<Map<string, BasketProduct>> {
	const lang = (c.req.query("locale") ?? "en").split("-")[0] ?? "en";
	const byCurrency = loadedByRequest.get(c.req.raw) ?? new Map<string, Map<string, BasketProduct>>();
	loadedByRequest.set(c.req.raw, byCurrency);
	const known = byCurrency.get(currency) ?? new Map<string, BasketProduct>();
	byCurrency.set(currency, known);
	const missing = productIds.filter((id) => !known.has(id));
	const loaded = await loadProducts(c.env.DB, { siteId: c.get("shopper").siteId, currency, lang }, missing);
	for (const [id, product] of loaded) known.set(id, product);
	return known;
}

/** What the rules need to know of the given products. */
export async function itemContext(
	c: BasketContext,
	currency: string,
	productIds: string[],
): Promise<ItemContext> {
	return { products: await productsOf(c, currency, productIds), currency, newItemId: newId };
}

/** A document with items added, all or none. */
export async function withItems(
	c: BasketContext,
	document: BasketDocument,
	added: readonly ItemToAdd[],
	currency: string,
): Promise<Outcome<BasketDocument>> {
	if (added.length === 0) return { ok: document };
	// Those that are in it already come along: the answer shows them, too.
	const ids = [...document.items, ...added].flatMap((item) => item.productId ?? []);
	return addItems(document, added, await itemContext(c, currency, ids));
}

/** The basket as it is answered, in the language of the request. */
export async function viewOf(c: BasketContext, basket: StoredBasket): Promise<BasketView> {
	const ids = basket.document.items.map((item) => item.productId);
	const withTemporary = !c.req.path.startsWith("/checkout/shopper-baskets/v1/");
	return basketView(basket, await productsOf(c, basket.currency, ids), { withTemporary });
}
