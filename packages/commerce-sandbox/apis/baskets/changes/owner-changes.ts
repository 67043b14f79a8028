import { problem } from "../../../http/problem.ts";
import type { BasketDocument, StoredBasket } from "../../../records/baskets/basket-document.ts";
import { inCurrency, type MergeMode, mergeBaskets } from "../rules/merge-baskets.ts";
import { type BasketContext, buildView, productsFor } from "./basket-context.ts";
import { basketsBusy } from "./basket-problems.ts";
import { BUSY, untilUndisturbed } from "./until-undisturbed.ts";

export const conflict = (slug: string, detail: string): Response =>
	problem(409, slug, detail, { title: "Conflict" });

export const flag = (c: BasketContext, name: string): boolean => c.req.query(name) === "true";

export async function mergeDocuments(
	c: BasketContext,
	survivor: StoredBasket,
	incoming: StoredBasket,
	mode: MergeMode,
): Promise<BasketDocument> {
	const ids = [...survivor.document.items, ...incoming.document.items].map(({ productId }) => productId);
	const products = await productsFor(c, survivor.currency, ids);
	const document = inCurrency(incoming.document, incoming.currency, survivor.currency);
	return mergeBaskets(survivor.document, document, { mode, products });
}

export async function respondWithBasket(
	c: BasketContext,
	attempt: () => Promise<StoredBasket | Response | undefined>,
): Promise<Response> {
	const result = await untilUndisturbed(c, attempt);
	if (result === BUSY) return basketsBusy();
	return result instanceof Response ? result : c.json(await buildView(c, result));
}
