import { problem } from "../../../http/problem.ts";
import type { BasketDocument, StoredBasket } from "../../../records/baskets/basket-document.ts";
import { inCurrency, type MergeMode, mergeBaskets } from "../rules/merge-baskets.ts";
import { type BasketContext, productsFor, viewOf } from "./basket-context.ts";
import { basketsBusy } from "./basket-problems.ts";
import { BUSY, untilUndisturbed } from "./until-undisturbed.ts";

/** What the operations have in common that change whose a basket is, or of which kind. */

export const conflict = (slug: string, detail: string): Response =>
	problem(409, slug, detail, { title: "Conflict" });

/** A query parameter that is true or false; false where it is missing. */
export const flag = (c: BasketContext, name: string): boolean => c.req.query(name) === "true";

/** What a basket holds when another comes into it. */
export async function merged(
	c: BasketContext,
	kept: StoredBasket,
	incoming: StoredBasket,
	mode: MergeMode,
): Promise<BasketDocument> {
	const ids = [...kept.document.items, ...incoming.document.items].map(({ productId }) => productId);
	const products = await productsFor(c, kept.currency, ids);
	const document = inCurrency(incoming.document, incoming.currency, kept.currency);
	return mergeBaskets(kept.document, document, { mode, products });
}

/** Tries until no other change interferes, and returns the basket, where there is one. */
export async function respondWithBasket(
	c: BasketContext,
	attempt: () => Promise<StoredBasket | Response | undefined>,
): Promise<Response> {
	const result = await untilUndisturbed(c, attempt);
	if (result === BUSY) return basketsBusy();
	return result instanceof Response ? result : c.json(await viewOf(c, result));
}
